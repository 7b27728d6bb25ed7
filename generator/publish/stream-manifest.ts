import { createReadStream } from 'node:fs';
import type { ManifestFacts, ManifestFile } from './manifest.ts';
import { factsOf, parseFile, parseWhole } from './read-manifest.ts';

const chunkBytes = 1_000_000;

/**
 * Reads a manifest that a build has written, and hands over each of its files. Memory holds a piece
 * of the file. Rejects when it is damaged, or laid out by another program: then nothing that was
 * handed over is certain. `onBytes` gets all bytes of the manifest in pieces.
 */
export async function streamManifest(
  file: string,
  take: (file: ManifestFile) => void,
  onBytes: (bytes: Buffer) => void = () => undefined,
): Promise<ManifestFacts> {
  const pieces = splitManifest(createReadStream(file, { highWaterMark: chunkBytes }), onBytes);
  const first = await pieces.next();
  const manifest = parseWhole(first.value ?? '');
  let fileCount = 0;
  for await (const piece of pieces) {
    take(parseFile(piece));
    fileCount += 1;
  }
  return { ...factsOf(manifest), fileCount };
}

/** Reads the facts alone. Rejects as `streamManifest` does. */
export async function readFacts(file: string): Promise<Omit<ManifestFacts, 'fileCount'>> {
  const pieces = splitManifest(createReadStream(file, { highWaterMark: chunkBytes }), () => undefined);
  const first = await pieces.next();
  await pieces.return(undefined);
  return factsOf(parseWhole(first.value ?? ''));
}

// The layout of `manifestText`. No text in JSON has a line feed: these stand between values.
const beforeFiles = '\n "files": [';
const endOfFile = '\n  }';
const endOfAll = /^(?:\n )?\]\n\}\n$/;

/** Yields the manifest without its files, then each file, as JSON. */
async function* splitManifest(
  chunks: AsyncIterable<Buffer>,
  onBytes: (bytes: Buffer) => void,
): AsyncGenerator<string, undefined> {
  let rest: Buffer = Buffer.alloc(0);
  let count = -1;
  for await (const chunk of chunks) {
    onBytes(chunk);
    rest = Buffer.concat([rest, chunk]);
    let start = 0;
    if (count === -1) {
      const end = rest.indexOf(beforeFiles);
      if (end === -1) continue;
      start = end + beforeFiles.length;
      yield `${rest.toString('utf8', 0, start)}]}`;
      count = 0;
    }
    for (let end = rest.indexOf(endOfFile, start); end !== -1; end = rest.indexOf(endOfFile, start)) {
      const piece = rest.toString('utf8', start, end + endOfFile.length);
      if (piece.startsWith(',') !== count > 0) throw new SyntaxError('The files are not a list.');
      yield count === 0 ? piece : piece.slice(1);
      count += 1;
      start = end + endOfFile.length;
    }
    rest = rest.subarray(start);
  }
  if (count === -1 || !endOfAll.test(rest.toString())) throw new SyntaxError('The end is missing.');
}
