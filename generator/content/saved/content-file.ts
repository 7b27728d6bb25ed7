import { JsonText, writeLines } from '../../cache/checked-lines.ts';
import { toOutputError } from '../../problems/output-failure.ts';
import type { AnyEntry, Content, Kind, Media } from '../content.ts';
import type { EntryFacts } from './read-content-file.ts';

/**
 * Writes a whole content to a file for `--content`: lines of JSON, first the format, then a line
 * for each item of the media library, and two for each entry: its fields, and its blocks. The same
 * content gives the same bytes. Throws a BuildError('output'), and the previous file stays.
 */
export async function saveContent(file: string, content: WritableContent): Promise<void> {
  try {
    await writeLines(file, 'content', linesOf(content));
  } catch (error) {
    throw toOutputError(error, 'save the content');
  }
}

/** A content whose lists need not be in memory. */
export interface WritableContent extends Omit<Content, 'entries' | 'media'> {
  readonly entries: Readonly<Record<Kind, Iterable<AnyEntry>>>;
  readonly media: Iterable<Media>;
}

function* linesOf({ entries, ...content }: WritableContent): Generator<object> {
  yield { rest: { ...content, media: [] } };
  for (const item of content.media) yield { media: item };
  for (const list of Object.values<Iterable<AnyEntry>>(entries))
    for (const entry of list) {
      yield { entry: factsOf(entry) };
      yield new JsonText(entry.blocks.json());
    }
}

function factsOf(entry: AnyEntry): EntryFacts {
  const { hash, length, files, words } = entry.blocks;
  return { ...entry, blocks: { hash, length, files, words } };
}
