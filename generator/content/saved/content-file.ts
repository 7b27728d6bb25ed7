import { readLines, writeLines } from '../../cache/checked-lines.ts';
import { OtherFormat, UnusableFile } from '../../cache/unusable-file.ts';
import { toOutputError } from '../../problems/output-failure.ts';
import { BuildError } from '../../problems/problem.ts';
import type { Content, Entry, Kind } from '../content.ts';
import { byKind } from './by-kind.ts';
import { withPackedBlocks } from './packed-blocks.ts';

/**
 * Writes a whole content to a file for `--content`: lines of JSON, first the format, then a line
 * for each entry. The same content gives the same bytes. Throws a BuildError('output'), and the
 * previous file stays.
 */
export async function saveContent(file: string, content: Content): Promise<void> {
  try {
    await writeLines(file, 'content', linesOf(content));
  } catch (error) {
    throw toOutputError(error, 'save the content');
  }
}

function* linesOf({ entries, ...rest }: Content): Generator<object> {
  yield { rest };
  for (const list of Object.values(entries)) for (const entry of list) yield { entry };
}

/**
 * Reads a content of `saveContent`. Throws a BuildError: `usage` for a file that cannot be read or
 * has another format or version, `content` for a damaged one.
 */
export async function loadSavedContent(file: string): Promise<Content> {
  const [rest, ...lines] = readValues(file);
  if (!isRest(rest) || !lines.every(isEntryLine)) throw damaged(file);
  const entries = lines.map(({ entry }) => withPackedBlocks(entry));
  const { now, settings, ...others } = rest.rest;
  return { now, settings, entries: byKind<'entries'>((kind) => entries.filter(isOfKind(kind))), ...others };
}

function readValues(file: string): unknown[] {
  try {
    return [...readLines(file, 'content')];
  } catch (error) {
    throw toReadError(error, file);
  }
}

function toReadError(cause: unknown, file: string): unknown {
  if (cause instanceof OtherFormat) return otherFormat(file);
  if (cause instanceof UnusableFile) return damaged(file);
  if (!(cause instanceof Error && 'code' in cause)) return cause;
  return new BuildError('usage', `The content file ${file} cannot be read (${cause.code})`, [], { cause });
}

function otherFormat(file: string): BuildError {
  const message = `${file} was not written by --save-content of this version of Boardwalk`;
  return new BuildError('usage', message, [{ message, hint: 'Write it again with --save-content.' }]);
}

function damaged(file: string): BuildError {
  const message = `The content file ${file} is damaged or incomplete`;
  return new BuildError('content', message, [{ message, hint: 'Write it again with --save-content.' }]);
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
