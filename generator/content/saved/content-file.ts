import { createHash } from 'node:crypto';
import { startLog } from '../../cache/new-log.ts';
import { toOutputError } from '../../problems/output-failure.ts';
import type { AnyEntry, Content, Kind, Media } from '../content.ts';
import { addRows } from './rows.ts';

/** The contents of the log. */
export const contents = 'content';

/** A content whose lists need not be in memory. */
export interface WritableContent extends Omit<Content, 'entries' | 'media'> {
  readonly entries: Readonly<Record<Kind, Iterable<AnyEntry>>>;
  readonly media: Iterable<Media>;
}

/** The value of its commit. */
export interface ContentHead {
  /** The moment of the crawl. */
  readonly now: string;
  /** The SHA-256 of all records, in hex: two crawls of unchanged content have the same one. */
  readonly contentDigest: string;
}

/**
 * Writes a whole content to a file for `--content`: a log of rows, as that of the saved crawl. The same
 * content gives the same bytes. Throws a BuildError('output'), and the previous file stays.
 */
export async function saveContent(file: string, { now, ...content }: WritableContent): Promise<void> {
  const sum = createHash('sha256');
  const log = startLog(contents, file);
  const add: typeof log.add = (record) => {
    sum.update(record);
    return log.add(record);
  };
  try {
    addRows({ add, end: log.end }, itemsOf(content));
    const value: ContentHead = { now, contentDigest: sum.digest('hex') };
    log.finish({ after: null, value });
  } catch (error) {
    throw toOutputError(error, `save the content to ${file}`);
  } finally {
    log.discard();
  }
}

function* itemsOf({ entries, ...content }: Omit<WritableContent, 'now'>): Generator<object> {
  yield { ...content, media: [] };
  yield* content.media;
  for (const list of Object.values<Iterable<AnyEntry>>(entries)) for (const entry of list) yield { entry };
}
