import { readFile } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { decide } from './decide.ts';
import type { PublishedFiles } from './published.ts';
import { openSender } from './send-file.ts';
import { isText, sendText } from './send-text.ts';

/** The page that storage answers with where nothing is. */
const missingPage = '404.html';

/**
 * Answers requests from the folder of a site. Whole texts are compressed for those who take it.
 */
export function answerAsStorage(folder: string, published: () => Promise<PublishedFiles>): RequestListener {
  const sendFile = openSender(folder);
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const files = await published();
    const sendMissing = () => sendMissingPage(request, response, { folder, files });
    const decision = decide(request.url ?? '/', files);
    switch (decision.action) {
      case 'redirect':
        response.writeHead(301, { location: decision.location }).end();
        return;
      case 'miss':
        return sendMissing();
      case 'send': {
        const headers = files.get(decision.file);
        if (headers === undefined) return sendMissing();
        if (isText(headers) && request.headers.range === undefined) {
          const body = await readPublished(folder, decision.file);
          return body === null ? sendMissing() : sendText(request, response, { status: 200, headers, body });
        }
        const isSent = await tryTwice(() => sendFile(request, response, { file: decision.file, headers }));
        if (!isSent) await sendMissing();
      }
    }
  };

  return (request, response) => {
    answer(request, response).catch((error: unknown) => fail(response, error));
  };
}

interface Site {
  readonly folder: string;
  readonly files: PublishedFiles;
}

async function sendMissingPage(
  request: IncomingMessage,
  response: ServerResponse,
  { folder, files }: Site,
): Promise<void> {
  const headers = files.get(missingPage) ?? plainText;
  const body = files.has(missingPage) ? await readPublished(folder, missingPage) : null;
  return sendText(request, response, { status: 404, headers, body: body ?? Buffer.from('Not found\n') });
}

const plainText = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' };

/** Far longer than there is no folder while a build takes the place of the one before. */
const swapMs = 20;

/** Null for a file that has gone with the build before. */
function readPublished(folder: string, file: string): Promise<Buffer | null> {
  return tryTwice(() => readFile(path.join(folder, file)).catch(() => null));
}

/** What finds nothing is done once more, when the folder is there again. */
async function tryTwice<Result>(attempt: () => Promise<Result>): Promise<Result> {
  return (await attempt()) || setTimeout(swapMs).then(attempt);
}

function fail(response: ServerResponse, error: unknown): void {
  if (response.headersSent) response.destroy(error instanceof Error ? error : undefined);
  else response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end('Cannot be read\n');
}
