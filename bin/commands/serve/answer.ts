import { readFile } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import { redirectsPath } from '../../../generator/files/redirects.ts';
import { isTextType } from '../../../generator/publish/headers-of.ts';
import { type MatchRedirect, openRedirects } from '../../../hosts/match-redirect.ts';
import { planRedirects } from '../../../hosts/plan-redirects.ts';
import { readRules } from '../../../hosts/read-rules.ts';
import { decide } from './decide.ts';
import { type PublishedFiles, readPublished, untilSwapped } from './published.ts';
import { openSender } from './send-file.ts';
import { plainText, sendText } from './send-text.ts';

/** The page for addresses without a file. */
const missingPage = '404.html';

/** Answers requests from the folder of a site. Compresses texts for clients that accept it. */
export function answerAsStorage(folder: string, published: () => Promise<PublishedFiles>): RequestListener {
  const sendFile = openSender(folder);
  const redirectsOf = openPublishedRedirects(folder);
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const files = await published();
    const sendMissing = (status = 404) => sendMissingPage(request, response, { folder, files, status });
    const decision = decide(request.url ?? '/', files, await redirectsOf(files));
    switch (decision.action) {
      case 'redirect':
        response
          .writeHead(decision.status, { location: decision.location, 'cache-control': 'no-cache' })
          .end();
        return;
      case 'miss':
        return sendMissing(decision.status);
      case 'send': {
        const headers = files.get(decision.file);
        if (headers === undefined) return sendMissing();
        if (isTextType(headers['content-type']) && request.headers.range === undefined) {
          const body = await readPublished(folder, decision.file);
          return body === null ? sendMissing() : sendText(request, response, { status: 200, headers, body });
        }
        const isSent = await untilSwapped(() =>
          sendFile(request, response, { file: decision.file, headers }),
        );
        if (!isSent) await sendMissing();
      }
    }
  };

  return answerSafely(answer);
}

/** Looks up the redirects of a site; reads them again after a new build, which has other files. */
function openPublishedRedirects(folder: string): (files: PublishedFiles) => Promise<MatchRedirect> {
  let known: { readonly files: PublishedFiles; readonly match: MatchRedirect } | undefined;
  return async (files) => {
    if (known?.files !== files) {
      const text = await readFile(path.join(folder, redirectsPath), 'utf8').catch(() => '');
      known = { files, match: openRedirects(planRedirects(readRules(text) ?? [], files)) };
    }
    return known.match;
  };
}

/**
 * Answers 500 where an answer fails before it has begun, and ends the connection where it fails
 * later.
 */
export function answerSafely(
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): RequestListener {
  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy(error instanceof Error ? error : undefined);
      else response.writeHead(500, plainText).end('Cannot be read\n');
    });
  };
}

interface Site {
  readonly folder: string;
  readonly files: PublishedFiles;
  readonly status: number;
}

async function sendMissingPage(
  request: IncomingMessage,
  response: ServerResponse,
  { folder, files, status }: Site,
): Promise<void> {
  const headers = files.get(missingPage) ?? plainText;
  const body = files.has(missingPage) ? await readPublished(folder, missingPage) : null;
  return sendText(request, response, { status, headers, body: body ?? Buffer.from('Not found\n') });
}
