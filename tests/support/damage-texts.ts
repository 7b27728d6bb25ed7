import { readFile, writeFile } from 'node:fs/promises';
import { textsKey } from '../../generator/cache/log-records.ts';

/** Overwrites the texts of a log, and leaves all that names their places. */
export async function damageTexts(file: string): Promise<void> {
  const bytes = await readFile(file);
  for (let at = bytes.indexOf(textsKey); at !== -1; at = bytes.indexOf(textsKey, at + 1)) {
    const length = bytes.readUInt32LE(at - 4);
    if (bytes.readUInt32LE(at - 8) === textsKey.length)
      bytes.fill(' ', at + textsKey.length, at + textsKey.length + length);
  }
  await writeFile(file, bytes);
}
