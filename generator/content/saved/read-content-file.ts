import { openBlockFile } from '../../cache/block-file.ts';
import { wholeLines } from '../../cache/checked-lines.ts';
import { OtherFormat, UnusableFile } from '../../cache/unusable-file.ts';
import { BuildError } from '../../problems/problem.ts';
import { createRecent } from '../../util/recent.ts';
import type { Content, Entry, Kind, Media } from '../content.ts';
import { byKind } from './by-kind.ts';
import { type LineFile, openLineFile } from './line-file.ts';
import { type BlocksSummary, PackedBlocks } from './packed-blocks.ts';
import { createStoredEntries } from './stored-entries.ts';
import { createStoredMedia } from './stored-media.ts';

/** An entry as it is written, without its blocks. */
export type EntryFacts = Omit<Entry, 'blocks'> & { readonly blocks: BlocksSummary };

/**
 * Reads a content of `saveContent`. Most of it stays on the disk, and is read when it is asked for.
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
  const library = openMedia(openLineFile(source, refuse));
  const addEntry = openEntries(openLineFile(source, refuse));
  const entries: Entry[] = [];
  let rest: Omit<Content, 'entries'> | undefined;
  let isBeforeBlocks = false;
  for (const line of wholeLines(source, 'content')) {
    const isBlocks = line.json[0] === bracket;
    if (isBlocks !== isBeforeBlocks) throw damaged(file);
    isBeforeBlocks = false;
    // The blocks stay on the disk.
    if (isBlocks) continue;
    const value: unknown = JSON.parse(line.json.toString());
    if (isEntryLine(value)) {
      entries.push(addEntry(value.entry, line));
      isBeforeBlocks = true;
    } else if (isMediaLine(value)) library.add(value.media, line);
    else if (isRest(value)) rest = value.rest;
    else throw damaged(file);
  }
  if (rest === undefined || isBeforeBlocks) throw damaged(file);
  const { now, settings, ...others } = rest;
  return { now, settings, entries: divideByKind(entries), ...others, media: library.media };
}

/** A function of its own: what reads the file later would keep the list of all entries. */
function divideByKind(entries: readonly Entry[]): Content['entries'] {
  return byKind<'entries'>((kind) => entries.filter(isOfKind(kind)));
}

type Line = Parameters<LineFile['add']>[0];

/** Makes entries that are read from their lines. */
function openEntries(lines: LineFile): (facts: EntryFacts, line: Line) => Entry {
  // Not spread: the engine would make a hidden class for each of a million entries.
  const entryAt = (row: number, facts: EntryFacts): Entry =>
    Object.assign(facts, { blocks: new PackedBlocks(facts.blocks, lines.next(row)) });
  const { at, keep } = createRecent((row: number) =>
    entryAt(row, (JSON.parse(lines.read(row).toString()) as EntryLine).entry),
  );
  const stored = createStoredEntries(at);
  return (facts, line) => {
    const row = lines.add(line);
    keep(row, entryAt(row, facts));
    return stored.add(facts);
  };
}

/** Items of the library that are read from their lines. */
function openMedia(lines: LineFile) {
  const media: Media[] = [];
  const store = createStoredMedia((row) => (JSON.parse(lines.read(row).toString()) as MediaLine).media);
  return {
    media,
    add: (item: Media, line: Line): void => void media.push(store(item, lines.add(line))),
  };
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
