import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type Digest,
  type Manifest,
  type ManifestFacts,
  type ManifestFile,
  manifestDigest,
  manifestFile,
  manifestPath,
  manifestSchema,
} from './manifest.ts';

export interface ReadManifest extends ManifestFacts {
  /** Of the manifest's own text, from the same reading. */
  readonly own: Digest;
}

/**
 * Reads the manifest of a site, and hands over each of its files; memory holds a piece of it. `open`
 * gives what takes them, and is called once more when the manifest turns out to be laid out by
 * another program: then it is read whole. Null when it is missing or not written by Boardwalk.
 */
export async function readInPieces(
  folder: string,
  open: () => (file: ManifestFile) => void,
): Promise<ReadManifest | null> {
  const file = path.join(folder, manifestPath);
  try {
    const hash = createHash('sha256');
    let size = 0;
    const facts = await streamManifest(file, open(), (bytes) => {
      hash.update(bytes);
      size += bytes.length;
    });
    return { ...facts, own: { sha256: hash.digest('hex'), size } };
  } catch {
    return readWhole(file, open());
  }
}

async function readWhole(file: string, take: (file: ManifestFile) => void): Promise<ReadManifest | null> {
  try {
    const text = await readFile(file);
    const manifest = parseManifest(text.toString());
    manifest.files.forEach(take);
    return { ...factsOf(manifest), own: { sha256: manifestDigest(text), size: text.length } };
  } catch {
    return null;
  }
}

/** Parses the whole text of a manifest. Throws when it is not one of Boardwalk. */
export function parseManifest(text: string): Manifest {
  return manifestSchema.parse(JSON.parse(text));
}

/** Returns everything but the files. */
function factsOf({ files, ...facts }: Manifest): ManifestFacts {
  return { ...facts, fileCount: files.length };
}

const chunkBytes = 1_000_000;

/**
 * Reads a manifest that a build has written, and hands over each of its files. Memory holds a piece
 * of the file. Rejects when it is damaged, or laid out by another program: then nothing that was
 * handed over is certain. `onBytes` gets all bytes of the manifest in pieces.
 * @internal
 */
export async function streamManifest(
  file: string,
  take: (file: ManifestFile) => void,
  onBytes: (bytes: Buffer) => void = () => undefined,
): Promise<ManifestFacts> {
  const pieces = splitManifest(createReadStream(file, { highWaterMark: chunkBytes }), onBytes);
  const first = await pieces.next();
  const manifest = parseManifest(first.value ?? '');
  let fileCount = 0;
  for await (const piece of pieces) {
    take(manifestFile.parse(JSON.parse(piece)));
    fileCount += 1;
  }
  return { ...factsOf(manifest), fileCount };
}

/** Reads the facts alone. Rejects where the manifest is damaged, or laid out by another program. */
export async function readFacts(file: string): Promise<Omit<ManifestFacts, 'fileCount'>> {
  const pieces = splitManifest(createReadStream(file, { highWaterMark: chunkBytes }), () => undefined);
  const first = await pieces.next();
  await pieces.return(undefined);
  return factsOf(parseManifest(first.value ?? ''));
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
