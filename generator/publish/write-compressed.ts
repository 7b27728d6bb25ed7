import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { bytesOf } from './bytes-of.ts';
import type { FileTarget } from './count-files.ts';
import { headersOf, isTextType } from './headers-of.ts';
import type { OutputFile } from './output-file.ts';

/** A smaller text is sent as it is: its headers weigh as much. */
const leastBytes = 256;

const encodings: Readonly<Record<string, (bytes: Uint8Array) => Promise<Uint8Array>>> = {
  br: promisify<Uint8Array, Uint8Array>(brotliCompress),
  gz: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

/**
 * Writes a .br and a .gz beside each asset that is a text, for web servers that send them. Their
 * bytes are those of the zlib of Node: another version of Node may write others.
 */
export function writeCompressed<Target extends FileTarget>(target: Target): Target {
  return {
    ...target,
    write: async (file, digest) => {
      const written = await target.write(file, digest);
      const bytes = isCompressible(file) ? await bytesOf(file) : Buffer.alloc(0);
      if (bytes.length < leastBytes) return written;
      for (const [extension, compress] of Object.entries(encodings))
        await target.write({
          path: `${file.path}.${extension}`,
          class: 'asset',
          contents: await compress(bytes),
        });
      return written;
    },
  };
}

function isCompressible(file: OutputFile): boolean {
  return file.class === 'asset' && isTextType(headersOf(file)['content-type']);
}
