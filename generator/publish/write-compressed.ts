import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FileTarget } from './count-files.ts';
import { isTextType } from './is-text-type.ts';
import { headersOf } from './manifest.ts';
import type { OutputFile } from './output-file.ts';

/** A smaller text is sent as it is: its headers weigh as much. */
const leastBytes = 256;

/**
 * Writes a .br and a .gz beside each asset that is a text, for web servers that send them. Their
 * bytes are those of the zlib of Node: another version of Node may write others.
 */
export function writeCompressed<Target extends FileTarget>(target: Target): Target {
  return {
    ...target,
    write: async (file, digest) => {
      const written = await target.write(file, digest);
      if (file.class === 'asset' && isTextType(headersOf(file)['content-type'])) {
        const bytes = await bytesOf(file);
        if (bytes.length >= leastBytes) {
          const { path } = file;
          await target.write({
            path: `${path}.br`,
            class: 'asset',
            contents: await promisify(brotliCompress)(bytes),
          });
          await target.write({
            path: `${path}.gz`,
            class: 'asset',
            contents: await promisify(gzip)(bytes, { level: 9 }),
          });
        }
      }
      return written;
    },
  };
}

async function bytesOf(file: OutputFile): Promise<Uint8Array> {
  if ('copyOf' in file) return readFile(file.copyOf);
  return Buffer.from(file.contents);
}
