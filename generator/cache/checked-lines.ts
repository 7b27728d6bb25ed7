import { readFile } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { writeBlockFile } from './block-file.ts';
import { OtherFormat, OtherVersion, UnusableFile } from './unusable-file.ts';
import { replaceFile, writeAtomic } from './write-atomic.ts';

// The format of all that is remembered as JSON. The first line names the contents and the version.
// Each of the others is a checksum, a space and the JSON of a value. The last line of a finished
// file has their number.

/** Raise this number when the shape of anything that is remembered changes. */
const version = 11;

const checksumLength = 8;

/** The position of the JSON in its line. */
export const jsonStart = checksumLength + 1;

/** A value that is JSON already. */
export class JsonText {
  constructor(readonly json: string) {}
}

const lineFeed = 0x0a;
const chunkLength = 1_000_000;

/** Returns the first line of a file. */
export function firstLine(contents: string): string {
  return `${JSON.stringify({ format: `boardwalk ${contents}`, version })}\n`;
}

export function checkedLine(value: unknown): string {
  const json = value instanceof JsonText ? value.json : JSON.stringify(value);
  return `${crc32(json).toString(16).padStart(checksumLength, '0')} ${json}\n`;
}

/** Returns the last line of a file with so many values. */
export function lastLine(count: number): string {
  return `end ${count}\n`;
}

/**
 * Writes a file of values, a line each; atomically. Creates the folder. Rejects as the file system
 * does.
 */
export function writeLines(file: string, contents: string, values: Iterable<unknown>): Promise<void> {
  return replaceFile(file, (unfinished) =>
    writeBlockFile(unfinished, (append) => appendLines(contents, values, append)),
  );
}

/** Passes a whole file of values to `append`, piece by piece. */
export function appendLines(
  contents: string,
  values: Iterable<unknown>,
  append: (bytes: Buffer) => unknown,
): void {
  let count = 0;
  let chunk = firstLine(contents);
  for (const value of values) {
    count += 1;
    chunk += checkedLine(value);
    if (chunk.length < chunkLength) continue;
    append(Buffer.from(chunk));
    chunk = '';
  }
  append(Buffer.from(chunk + lastLine(count)));
}

/** Writes a file of one value. Rejects as the file system does. */
export function writeValue(file: string, contents: string, value: unknown): Promise<void> {
  return writeAtomic(file, firstLine(contents) + checkedLine(value) + lastLine(1));
}

/**
 * Reads the value of `writeValue`; undefined when the file is missing. Rejects with an
 * UnusableFile, and as the file system does.
 */
export async function readValue(file: string, contents: string): Promise<unknown> {
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (bytes === undefined) return undefined;
  const read = (at: number, length: number) => bytes.subarray(at, at + length);
  const [line] = [...wholeLines({ size: bytes.length, read }, contents)];
  if (line === undefined) throw new UnusableFile();
  return JSON.parse(line.json.toString());
}

/** The bytes of a file. */
interface Bytes {
  readonly size: number;
  readonly read: (at: number, length: number) => Buffer;
}

/** A line and its position, with its line feed. */
interface Line {
  readonly bytes: Buffer;
  readonly at: number;
  readonly end: number;
}

export interface CheckedLine extends Omit<Line, 'bytes'> {
  readonly json: Buffer;
}

/** Yields the lines with values. Throws an UnusableFile, at the latest after the last line. */
export function* wholeLines(bytes: Bytes, contents: string): Generator<CheckedLine> {
  let count = 0;
  for (const line of linesAfterFirst(bytes, contents)) {
    const json = checkedJson(line.bytes);
    if (json === undefined) {
      if (line.end === bytes.size && line.bytes.toString() === lastLine(count)) return;
      break;
    }
    count += 1;
    yield { json, at: line.at, end: line.end };
  }
  throw new UnusableFile();
}

function* linesAfterFirst(bytes: Bytes, contents: string): Generator<Line> {
  for (const line of linesOf(bytes)) {
    if (line.at > 0) yield line;
    else if (line.bytes.toString() !== firstLine(contents)) throw otherFormat(line.bytes.toString());
  }
}

/** Returns the error of a file whose first line is not the one that is asked for. */
export function otherFormat(line: string): OtherFormat {
  return /^\{"format":"boardwalk [^"]+","version":\d+\}\n$/.test(line)
    ? new OtherVersion()
    : new OtherFormat();
}

/**
 * Splits at line feeds only: a text may contain other line separators. The last line may be cut.
 */
function* linesOf({ size, read }: Bytes): Generator<Line> {
  let rest: Buffer = Buffer.alloc(0);
  let at = 0;
  let length = chunkLength;
  for (let done = 0; done < size; ) {
    rest = Buffer.concat([rest, read(done, length)]);
    done += length;
    let start = 0;
    for (let feed = rest.indexOf(lineFeed); feed !== -1; feed = rest.indexOf(lineFeed, start)) {
      yield { bytes: rest.subarray(start, feed + 1), at: at + start, end: at + feed + 1 };
      start = feed + 1;
    }
    at += start;
    rest = rest.subarray(start);
    // A line of many chunks would be copied with each of them.
    length = start === 0 ? 2 * length : chunkLength;
  }
  if (rest.length > 0) yield { bytes: rest, at, end: at + rest.length };
}

/** Returns the JSON of a line, with its line feed; undefined when it is damaged. */
function checkedJson(line: Buffer): Buffer | undefined {
  const json = line.subarray(jsonStart, -1);
  return Number.parseInt(line.toString('latin1', 0, checksumLength), 16) === crc32(json) ? json : undefined;
}
