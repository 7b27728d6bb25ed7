import type { AnyEntry, Content } from '../../content/content.ts';
import { filesOfEntry } from '../../content/named-files.ts';
import { unpackBlocks } from '../../content/saved/packed-blocks.ts';
import type { StoredBlock } from '../../content/stored-blocks.ts';
import { pathOfFile, pathsOf } from '../../media/collect-media.ts';
import type { MediaTable } from '../../media/media-table.ts';
import { sections } from '../../routes/sections/index.ts';
import type { EntryRow } from './entry-row.ts';

/** Counts what an entry shows; of pictures and categories only those that exist on the site. */
export function openCounter(
  { categories, media: library }: Pick<Content, 'categories' | 'media'>,
  media: MediaTable,
): (entry: AnyEntry) => EntryRow {
  const known = new Set(categories.map(({ id }) => id));
  const pathOfId = pathsOf(library);
  const has = (path: string | undefined): boolean => path !== undefined && media.has(path);
  return (entry) => {
    const { id, title, modified, blocks, imageId, fields } = entry;
    const shown = filesOfEntry(entry).filter((file) => has(pathOfFile(file, pathOfId)));
    const featured = imageId !== null && has(pathOfId(imageId)) ? 1 : 0;
    return {
      id,
      modified: Math.floor(Date.parse(modified) / 1000),
      ends: 'start' in fields ? lastDate(fields) : 0,
      counts: {
        titles: title === '' ? 0 : 1,
        words: blocks.words,
        pictures: shown.length + featured,
        categories:
          'categoryIds' in fields ? fields.categoryIds.filter((category) => known.has(category)).length : 0,
        sections: mayHaveSections(entry) ? countSections(unpackBlocks(blocks)) : 0,
        ...('latitude' in fields ? countFacts(fields) : { hours: 0, positions: 0 }),
      },
    };
  };
}

/** Other kinds seldom have sections, and of them a large site has too many to read their blocks. */
function mayHaveSections({ kind }: AnyEntry): boolean {
  return kind === 'page' || kind === 'experience';
}

type FieldsOf<K extends AnyEntry['kind']> = Extract<AnyEntry, { readonly kind: K }>['fields'];

/** Without the time zone, which takes long for many: both censuses err by the same hours. */
function lastDate({ start, end }: FieldsOf<'event'>): number {
  if (start === null) return 0;
  const seconds = Date.parse(`${end !== null && end > start ? end : start}Z`) / 1000;
  return Number.isNaN(seconds) ? 0 : seconds;
}

function countFacts({ hours, openingHours, latitude, longitude }: FieldsOf<'location'>) {
  return {
    hours: hours.length > 0 || openingHours !== null ? 1 : 0,
    positions: latitude !== null && longitude !== null ? 1 : 0,
  };
}

/** Counts the sections in blocks, nested ones too, whose settings can be read. */
function countSections(blocks: readonly StoredBlock[]): number {
  return blocks.reduce((sum, block) => {
    if ('settings' in block) return sum + (isReadable(block) ? 1 : 0);
    return 'props' in block && 'children' in block.props ? sum + countSections(block.props.children) : sum;
  }, 0);
}

/** Counts the blocks of a page, and of the sections among them those whose settings can be read. */
export function countShown(blocks: readonly StoredBlock[]): number {
  return blocks.filter((block) => !('settings' in block) || isReadable(block)).length;
}

function isReadable({ block, settings }: Extract<StoredBlock, { readonly settings: unknown }>): boolean {
  return sections[block].isReadable(settings);
}
