import { readFile } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import type { FileHeaders } from '../../../generator/output/manifest.ts';
import { decide } from './decide.ts';
import type { PublishedFiles } from './published.ts';

/** The page that storage answers with where nothing is. */
const missingPage = '404.html';

/** Answers requests from the folder of a site. sirv sends the bytes: ranges and revalidation are its work. */
export function answerAsStorage(folder: string, published: () => Promise<PublishedFiles>): RequestListener {
  const send = sirv(folder, { dev: true, etag: true, extensions: [], dotfiles: true });

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const files = await published();
    const decision = decide(request.url ?? '/', files);
    switch (decision.action) {
      case 'redirect':
        response.writeHead(301, { location: decision.location }).end();
        return;
      case 'miss':
        return sendMissing(response, { folder, headers: files.get(missingPage) });
      case 'send':
        response.setHeaders(new Headers({ ...files.get(decision.file) }));
        request.url = encodeURI(`/${decision.file}`);
        send(request, response, () => sendMissing(response, { folder, headers: files.get(missingPage) }));
    }
  };

  return (request, response) => {
    answer(request, response).catch((error: unknown) => fail(response, error));
  };
}

interface Missing {
  readonly folder: string;
  readonly headers: FileHeaders | undefined;
}

/** The body is left out by node when only the head was asked for. */
async function sendMissing(response: ServerResponse, { folder, headers }: Missing): Promise<void> {
  const body = headers ? await readFile(path.join(folder, missingPage)) : Buffer.from('Not found\n');
  const type = headers ?? { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' };
  response.writeHead(404, { ...type, 'content-length': body.length }).end(body);
}

function fail(response: ServerResponse, error: unknown): void {
  if (response.headersSent) response.destroy(error instanceof Error ? error : undefined);
  else response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end('Cannot be read\n');
}
