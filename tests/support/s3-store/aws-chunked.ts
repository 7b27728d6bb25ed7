import { StoreError } from './answer.ts';

export interface ChunkedBody {
  readonly bytes: Buffer;
  /** Headers behind the bytes, names in small letters. */
  readonly trailers: Readonly<Record<string, string>>;
}

/** Decodes a body that is sent in pieces, each behind its size: "5\r\nHello\r\n0\r\n\r\n". */
export function decodeChunked(body: Buffer, decodedLength: string | undefined): ChunkedBody {
  const pieces: Buffer[] = [];
  let at = 0;
  while (true) {
    const lineEnd = body.indexOf('\r\n', at);
    // Behind the size may be a signature: "5;chunk-signature=..."
    const size = Number.parseInt(body.toString('latin1', at, lineEnd), 16);
    const start = lineEnd + 2;
    if (lineEnd === -1 || Number.isNaN(size) || start + size > body.length) throw incompleteBody();
    at = start + size + 2;
    if (size === 0) {
      const bytes = Buffer.concat(pieces);
      if (bytes.length !== Number(decodedLength)) throw incompleteBody();
      return { bytes, trailers: readTrailers(body.toString('latin1', start)) };
    }
    pieces.push(body.subarray(start, start + size));
  }
}

function readTrailers(text: string): Readonly<Record<string, string>> {
  const lines = text.split('\r\n').map((line) => line.split(':'));
  return Object.fromEntries(
    lines.map(([name = '', ...value]) => [name.toLowerCase(), value.join(':').trim()]),
  );
}

function incompleteBody(): StoreError {
  const message = 'You did not provide the number of bytes specified by the headers';
  return new StoreError(400, 'IncompleteBody', message);
}
