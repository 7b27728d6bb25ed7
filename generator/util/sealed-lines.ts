import { createReadStream } from 'node:fs';
import { crc32 } from 'node:zlib';

const lineFeed = 0x0a;
const checksumLength = 8;

/** Formats a value as a line of an append-only file: a checksum, a space, JSON. */
export function sealLine(value: unknown): string {
  const json = JSON.stringify(value);
  return `${checksum(json)} ${json}\n`;
}

export interface SealedLine {
  readonly value: unknown;
  /** The position in the file after this line. */
  readonly end: number;
}

/**
 * Reads the lines of a file up to the first damaged one: a killed process, or a full disk, may have
 * cut it.
 */
export async function* readSealedLines(file: string): AsyncGenerator<SealedLine> {
  let rest: Buffer = Buffer.alloc(0);
  let end = 0;
  for await (const chunk of createReadStream(file)) {
    rest = Buffer.concat([rest, chunk]);
    let start = 0;
    for (let stop = rest.indexOf(lineFeed); stop !== -1; stop = rest.indexOf(lineFeed, start)) {
      const line = rest.toString('utf8', start, stop);
      const json = line.slice(checksumLength + 1);
      if (line.slice(0, checksumLength) !== checksum(json)) return;
      start = stop + 1;
      yield { value: JSON.parse(json), end: end + start };
    }
    end += start;
    rest = rest.subarray(start);
  }
}

function checksum(text: string): string {
  return crc32(text).toString(16).padStart(checksumLength, '0');
}
