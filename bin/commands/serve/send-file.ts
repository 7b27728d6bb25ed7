import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import sirv from 'sirv';
import type { FileHeaders } from '../../../generator/publish/headers-of.ts';
import { codeOf } from '../../../generator/util/code-of.ts';

/**
 * Returns a function that sends a file of a folder, whole or a range of it, or says that the visitor's copy is
 * still good. It resolves when the answer has ended; to false, with nothing said yet, when there is no such file.
 * Sends with sirv, which begins an answer before it opens the file, which a build
 * may remove in between: the beginning is held back until the file is open. See
 * docs/decisions/0033.
 */
export function openSender(
  folder: string,
): (
  request: IncomingMessage,
  response: ServerResponse,
  sent: { readonly file: string; readonly headers: FileHeaders },
) => Promise<boolean> {
  const serve = sirv(folder, {
    dev: true,
    etag: true,
    dotfiles: true,
    extensions: [],
    setHeaders: ({ req: { headers } }, _path, { size }) => {
      headers.range = plainRange(headers, size);
    },
  });

  return (request, response, { file, headers }) =>
    new Promise((resolve, reject) => {
      const { writeHead } = response;
      let begin = (): unknown => undefined;

      response.writeHead = (status, head) => {
        // To who asked for bytes beyond the end (416), only the size is told.
        const known = status === 304 ? { etag: request.headers['if-none-match'] } : lowerCase(head);
        begin = () => writeHead.call(response, status, status === 416 ? {} : { ...known, ...headers });
        if (status >= 300) begin();
        return response;
      };
      const giveUp = (error: unknown) =>
        ['ENOENT', 'ENOTDIR'].includes(codeOf(error) ?? '') ? resolve(false) : reject(error);
      const follow = (source: Readable) => {
        source.once('open', () => begin());
        source.once('error', (error) => (response.headersSent ? response.destroy() : giveUp(error)));
        // Also when the visitor leaves in the middle: nobody else closes the file.
        response.once('close', () => source.destroy());
      };

      response.once('close', () => resolve(true));
      response.once('pipe', follow);
      request.url = `/${encodeURI(file)}`;
      try {
        serve(request, response, () => resolve(false));
      } catch (error) {
        giveUp(error);
      }
      // All that sirv says it has said by now.
      response.writeHead = writeHead;
      response.off('pipe', follow);
    });
}

function lowerCase(head: unknown): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(head ?? {}).map(([name, value]) => [name.toLowerCase(), value]));
}

/**
 * The one range of bytes that is asked for, with both ends and within the file, as sirv reads it.
 * Undefined where the whole file may be sent: several ranges, other units, a condition, an end
 * before its start.
 */
export function plainRange(headers: IncomingHttpHeaders, size: number): string | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? [];
  if (from + to === '' || headers['if-range'] !== undefined) return undefined;
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined;
  const start = from === '' ? Math.max(size - Number(to), 0) : Number(from);
  if (start >= size) return `bytes=${size}-`;
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  // sirv takes an end of 0 for none.
  return end === 0 ? undefined : `bytes=${start}-${end}`;
}
