import type { IncomingMessage, ServerResponse } from 'node:http';
import send from 'send';
import type { FileHeaders } from '../../../generator/publish/manifest.ts';

export interface SentFile {
  readonly folder: string;
  /** Its path in the folder. */
  readonly file: string;
  readonly headers: FileHeaders | undefined;
}

/**
 * Sends a file, whole or in ranges, or says that the visitor's copy is still good. Resolves when the answer has ended; to
 * false, with nothing said yet, when there is no such file.
 */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { folder, file, headers }: SentFile,
): Promise<boolean> {
  response.setHeaders(new Headers({ ...headers }));
  return new Promise((resolve) => {
    response.once('close', () => resolve(true));
    send(request, encodeURI(file), { root: folder, index: false, dotfiles: 'allow', cacheControl: false })
      // Also where a build takes the file away between the look at it and the reading: unheard, it would end the server.
      .on('error', ({ status }: { readonly status: number }) => {
        if (response.headersSent) return void response.destroy();
        forget(response, status);
        if (status === 404) resolve(false);
        else response.writeHead(status).end();
      })
      .pipe(response);
  });
}

/** Takes back what was going to be said of a file; to who asked for bytes beyond its end (416), its size is told. */
function forget(response: ServerResponse, status: number): void {
  const size = status === 416 ? response.getHeader('content-range') : undefined;
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  if (size !== undefined) response.setHeader('content-range', size);
  response.statusCode = 200;
}
