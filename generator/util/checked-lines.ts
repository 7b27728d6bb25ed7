import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ensureDir } from 'fs-extra/esm';

/** A file of lines that was cut off, changed, or is something else. */
export class DamagedLines extends Error {
  override readonly name = 'DamagedLines';
}

/**
 * Writes a file of JSON, a line for each value, and last the hash of all lines before: whole or not at all. A line at a time,
 * since one text of a large site may be longer than a string can be. The folder need not exist. Rejects as the file system does.
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
 * Reads what `writeLines` wrote: the values as they come, undefined for what is no JSON. Only when the last has come it is known
 * that all are as they were written; otherwise DamagedLines is thrown there. Throws as the file system does.
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

/** Cut at line feeds only: a text may hold other characters that end a line. */
async function* lineRuns(file: string): AsyncGenerator<readonly string[]> {
  let rest = '';
  for await (const chunk of createReadStream(file, { encoding: 'utf8', highWaterMark: chunkLength })) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield lines;
  }
  if (rest !== '') yield [rest];
}

/** The hash of all lines before, where a line holds it; undefined for any other line. */
export function sealIn(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'sha256' in value ? value.sha256 : undefined;
}

/** Undefined for what is no JSON. */
export function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
