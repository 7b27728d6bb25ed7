import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ensureDir } from 'fs-extra/esm';

/** A file of lines that is incomplete, changed, or of another format. */
export class DamagedLines extends Error {
  override readonly name = 'DamagedLines';
}

/**
 * Writes a file of JSON lines, one for each value, with a hash of all lines at the end; atomically.
 * Line by line, since the text of a large site may exceed the longest string. Creates the folder.
 * Rejects as the file system does.
 */
export async function writeLines(file: string, values: Iterable<unknown>): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`;
  try {
    await ensureDir(path.dirname(file));
    await writeFile(unfinished, inChunks(sealedLines(values)));
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

function* sealedLines(values: Iterable<unknown>): Generator<string> {
  const hash = createHash('sha256');
  for (const value of values) {
    const line = `${JSON.stringify(value)}\n`;
    hash.update(line);
    yield line;
  }
  yield `${JSON.stringify({ sha256: hash.digest('hex') })}\n`;
}

const chunkLength = 1_000_000;

function* inChunks(lines: Iterable<string>): Generator<string> {
  let chunk = '';
  for (const line of lines) {
    chunk += line;
    if (chunk.length < chunkLength) continue;
    yield chunk;
    chunk = '';
  }
  yield chunk;
}

/**
 * Reads the values of `writeLines` as they come, undefined for invalid JSON. Only the end shows
 * that all are intact: otherwise it throws DamagedLines there. Throws as the file system does.
 */
export async function* readLines(file: string): AsyncGenerator<unknown> {
  const hash = createHash('sha256');
  let last: string | undefined;
  for await (const lines of lineRuns(file)) {
    for (const line of lines) {
      if (last !== undefined) {
        hash.update(`${last}\n`);
        yield parseLine(last);
      }
      last = line;
    }
  }
  const seal = sealIn(parseLine(last ?? ''));
  if (last !== undefined && seal === undefined) yield parseLine(last);
  if (seal !== hash.digest('hex')) throw new DamagedLines(`${file} is damaged`);
}

/** Splits at line feeds only: a text may contain other line separators. */
async function* lineRuns(file: string): AsyncGenerator<readonly string[]> {
  let rest = '';
  for await (const chunk of createReadStream(file, { encoding: 'utf8', highWaterMark: chunkLength })) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield lines;
  }
  if (rest !== '') yield [rest];
}

/**
 * Returns the hash of all lines before, from the line that contains it; undefined for any other
 * line.
 */
export function sealIn(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'sha256' in value ? value.sha256 : undefined;
}

/** Returns undefined for invalid JSON. */
export function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
