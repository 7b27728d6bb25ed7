import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { firstLine, readLog } from '../../cache/log.ts';
import type { LogFile } from '../../cache/log-file.ts';
import { commitOf } from '../../cache/log-records.ts';
import { OtherFormat, UnusableFile } from '../../cache/unusable-file.ts';
import { BuildError } from '../../problems/problem.ts';
import { sha256 } from '../../util/hash.ts';
import type { Content } from '../content.ts';
import { byKind } from './by-kind.ts';
import { type ContentHead, contents } from './content-file.ts';
import { isMedia, isOfKind, readRow } from './rows.ts';

/** A content, and what identifies it. */
export interface SavedContent extends Pick<ContentHead, 'contentDigest'> {
  readonly content: Content;
  /** Covers the moment, too: files of the CMS may change between two crawls of the same content. */
  readonly crawlDigest: string;
}

/**
 * Reads a content of `saveContent`; the blocks stay on the disk, and are read when they are asked for.
 * Throws a BuildError: `usage` for a file that cannot be read or has another format or version,
 * `content` for a damaged one.
 */
export async function readContentFile(file: string): Promise<SavedContent> {
  try {
    return readContent(file);
  } catch (error) {
    throw toReadError(error, file);
  }
}

function readContent(file: string): SavedContent {
  const refuse = () => damaged(file);
  const log = readLog(contents, file, ({ source }, value, key) => readRow(key, value, { source, refuse }));
  const { places, source, end, committed, rest: behind } = log;
  if (behind !== 'nothing' || !isHead(committed)) throw new UnusableFile();
  const { now, contentDigest } = committed;
  const start = firstLine(contents).length;
  const length = end - start - commitOf({ after: null, value: committed }).length;
  if (hashBytes(source, start, length) !== contentDigest) throw new UnusableFile();

  const rest = places.get('rest')?.item;
  if (!isRest(rest)) throw new UnusableFile();
  const items = [...places.values()].map(({ item }) => item);
  const entries = byKind<'entries'>((kind) => items.filter(isOfKind(kind)).map(({ entry }) => entry));
  const { settings, ...others } = rest;
  return {
    content: { now, settings, entries, ...others, media: items.filter(isMedia) },
    contentDigest,
    crawlDigest: sha256(JSON.stringify([contentDigest, now])),
  };
}

/** The blocks are verified with it, too. */
function hashBytes({ read }: LogFile, start: number, length: number): string {
  const sum = createHash('sha256');
  for (let done = 0; done < length; done += chunkLength)
    sum.update(read(start + done, Math.min(chunkLength, length - done)));
  return sum.digest('hex');
}

const chunkLength = 1_000_000;

function toReadError(cause: unknown, file: string): unknown {
  if (cause instanceof OtherFormat && statSync(file).size > 0) return otherFormat(file);
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

// Not validated in full: the digest was verified.

function isHead(value: unknown): value is ContentHead {
  return typeof value === 'object' && value !== null && 'now' in value && 'contentDigest' in value;
}

function isRest(item: object | undefined): item is Omit<Content, 'now' | 'entries'> {
  return item !== undefined && 'settings' in item && 'menus' in item;
}
