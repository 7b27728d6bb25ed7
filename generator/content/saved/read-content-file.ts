import { openBlockFile } from '../../cache/block-file.ts';
import { jsonStart, wholeLines } from '../../cache/checked-lines.ts';
import { OtherFormat, UnusableFile } from '../../cache/unusable-file.ts';
import { BuildError } from '../../problems/problem.ts';
import type { Content, Entry, Kind, Media } from '../content.ts';
import { byKind } from './by-kind.ts';
import { type BlocksSummary, PackedBlocks } from './packed-blocks.ts';

/** An entry as it is written, without its blocks. */
export type EntryFacts = Omit<Entry, 'blocks'> & { readonly blocks: BlocksSummary };

/**
 * Reads a content of `saveContent`; the blocks stay on the disk, and are read when they are asked for.
 * Throws a BuildError: `usage` for a file that cannot be read or has another format or version,
 * `content` for a damaged one.
 */
export async function loadSavedContent(file: string): Promise<Content> {
  try {
    return readContent(file);
  } catch (error) {
    throw toReadError(error, file);
  }
}

const bracket = '['.charCodeAt(0);

function readContent(file: string): Content {
  const source = openBlockFile(file);
  const refuse = () => damaged(file);
  const media: Media[] = [];
  const entries: Entry[] = [];
  let rest: Omit<Content, 'entries'> | undefined;
  let facts: EntryFacts | undefined;
  for (const { json, at } of wholeLines(source, 'content')) {
    const isBlocks = json[0] === bracket;
    if (isBlocks !== (facts !== undefined)) throw damaged(file);
    if (facts !== undefined) {
      // The blocks stay on the disk.
      const blocks = new PackedBlocks(facts.blocks, { file: source, at: at + jsonStart, refuse });
      entries.push(Object.assign(facts, { blocks }));
      facts = undefined;
      continue;
    }
    const value: unknown = JSON.parse(json.toString());
    if (isEntryLine(value)) facts = value.entry;
    else if (isMediaLine(value)) media.push(value.media);
    else if (isRest(value)) rest = value.rest;
    else throw damaged(file);
  }
  if (rest === undefined || facts !== undefined) throw damaged(file);
  const { now, settings, ...others } = rest;
  return { now, settings, entries: divideByKind(entries), ...others, media };
}

function divideByKind(entries: readonly Entry[]): Content['entries'] {
  return byKind<'entries'>((kind) => entries.filter(isOfKind(kind)));
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

// Not validated in full: the checksum of each line is verified.

interface RestLine {
  readonly rest: Omit<Content, 'entries'>;
}

interface MediaLine {
  readonly media: Media;
}

interface EntryLine {
  readonly entry: EntryFacts;
}

function isRest(value: unknown): value is RestLine {
  return isObject(value) && 'rest' in value;
}

function isMediaLine(value: unknown): value is MediaLine {
  return isObject(value) && 'media' in value;
}

function isEntryLine(value: unknown): value is EntryLine {
  return isObject(value) && 'entry' in value;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isOfKind<K extends Kind>(kind: K): (entry: Entry) => entry is Entry<K> {
  return (entry): entry is Entry<K> => entry.kind === kind;
}
