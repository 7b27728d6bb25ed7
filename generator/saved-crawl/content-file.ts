import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Content, Entry, Kind } from '../content.ts';
import { BuildError } from '../problem.ts';
import { toOutputError } from '../publish/output-failure.ts';
import { byKind } from './by-kind.ts';

/** Raise this when Content changes its shape. */
const version = 1;
const header = { format: 'boardwalk content', version };

/**
 * Writes a whole content to a file, for `--content`: JSON, a line for each entry, first what it is and last the hash of all
 * lines before. The same content gives the same bytes. A line at a time, since one text may be longer than a string can
 * be. Throws a BuildError('output'); then what was there before stays.
 */
export async function saveContent(file: string, content: Content): Promise<void> {
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeStream(file, inChunks(linesOf(content)));
  } catch (error) {
    throw toOutputError(error, 'save the content');
  }
}

/** As `writeWhole`, without holding the whole. */
async function writeStream(file: string, chunks: Iterable<string>): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`;
  try {
    await writeFile(unfinished, chunks);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

function* linesOf({ entries, ...rest }: Content): Generator<string> {
  const hash = createHash('sha256');
  const seal = (value: object): string => {
    const line = `${JSON.stringify(value)}\n`;
    hash.update(line);
    return line;
  };
  yield seal(header);
  yield seal({ rest });
  for (const list of Object.values(entries)) for (const entry of list) yield seal({ entry });
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
 * Reads a content that `saveContent` wrote. Throws a BuildError: `usage` for a file that cannot be read, is something else or of
 * another version, `content` for one that is damaged.
 */
export async function loadSavedContent(file: string): Promise<Content> {
  const [rest, ...lines] = await readValues(file);
  if (!isRest(rest) || !lines.every(isEntryLine)) throw damaged(file);
  const entries = lines.map(({ entry }) => entry);
  const { now, settings, ...others } = rest.rest;
  return { now, settings, entries: byKind<'entries'>((kind) => entries.filter(isOfKind(kind))), ...others };
}

/** The values of all lines between the first and the last, once the last has told that they are whole. */
async function readValues(file: string): Promise<unknown[]> {
  const hash = createHash('sha256');
  const values: unknown[] = [];
  let last: string | undefined;
  for await (const line of readLines(file)) {
    if (last === undefined) {
      refuseOther(line, file);
    } else {
      hash.update(`${last}\n`);
      values.push(parse(last));
    }
    last = line;
  }
  const { data: end } = endSchema.safeParse(parse(last ?? ''));
  if (end?.sha256 !== hash.digest('hex')) throw damaged(file);
  return values.slice(1);
}

/** Cut at line feeds only: a text may hold other characters that end a line. */
async function* readLines(file: string): AsyncGenerator<string> {
  let rest = '';
  try {
    for await (const chunk of createReadStream(file, { encoding: 'utf8', highWaterMark: chunkLength })) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? ` (${cause.code})` : '';
    throw new BuildError('usage', `The content file ${file} cannot be read${code}`, [], { cause });
  }
  if (rest !== '') yield rest;
}

const headerSchema = z.object({ format: z.literal(header.format), version: z.number() });
const endSchema = z.object({ sha256: z.string() });

function refuseOther(line: string, file: string): void {
  const { data: found } = headerSchema.safeParse(parse(line));
  if (!found) throw new BuildError('usage', `${file} is not a file that --save-content wrote`);
  if (found.version === version) return;
  const message = `${file} was written by another version of Boardwalk (${found.version}, this reads ${version})`;
  throw new BuildError('usage', message, [{ message, hint: 'Write it anew with --save-content.' }]);
}

function damaged(file: string): BuildError {
  const message = `The content file ${file} is damaged or was cut off`;
  return new BuildError('content', message, [{ message, hint: 'Write it anew with --save-content.' }]);
}

/** Undefined for what is no JSON. */
function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function isRest(value: unknown): value is { readonly rest: Omit<Content, 'entries'> } {
  return typeof value === 'object' && value !== null && 'rest' in value;
}

function isEntryLine(value: unknown): value is { readonly entry: Entry } {
  return typeof value === 'object' && value !== null && 'entry' in value;
}

function isOfKind<K extends Kind>(kind: K): (entry: Entry) => entry is Entry<K> {
  return (entry): entry is Entry<K> => entry.kind === kind;
}
