import type { Entry, Kind, Media } from '../content.ts';
import { kinds } from '../kinds/descriptions.ts';
import { titleOf } from '../name-entry.ts';
import { noPier } from '../no-pier.ts';
import { PackedBlocks } from './packed-blocks.ts';
import type { SavedCrawl, SavedEntry } from './saved-crawl.ts';

/** A change by an editor since the saved crawl, for the report. */
export interface EntryChange {
  /**
   * Things without an id in the CMS, such as the settings or a whole menu, have their own kind and
   * are numbered from 0.
   */
  readonly kind: Kind | 'category' | 'media' | 'menu' | 'settings' | 'notice' | 'redirects';
  readonly id: number;
  readonly title: string;
  /** `renamed` when the address changed, with or without other changes. */
  readonly what: 'added' | 'edited' | 'removed' | 'renamed';
  /** The former uri on the CMS, when renamed. */
  readonly from?: string;
}

/**
 * Lists the changes between two crawls, sorted by kind and id; pictures count once content refers
 * to them.
 */
export function findChanges(before: SavedCrawl, after: SavedCrawl): EntryChange[] {
  return [
    ...kinds.flatMap((kind) =>
      compare(kind, entriesIn(before.entries[kind]), entriesIn(after.entries[kind]), titleOf),
    ),
    ...compare('category', before.categories, after.categories, ({ name }) => name),
    ...compare('media', before.media, after.media, fileName),
    ...compare('menu', menusOf(before), menusOf(after), ({ title }) => title),
    ...compare('settings', [settingsOf(before)], [settingsOf(after)], ({ title }) => title),
    ...compare('notice', [noticeOf(before)], [noticeOf(after)], () => 'Notice'),
    ...compare('redirects', [redirectsOf(before)], [redirectsOf(after)], () => 'Redirects'),
  ];
}

function entriesIn(records: readonly SavedEntry[]): readonly Entry[] {
  return records.map(({ entry }) => entry);
}

interface Compared {
  readonly id: number;
  readonly slug?: string;
  readonly uri?: string | null;
}

function compare<Item extends Compared>(
  kind: EntryChange['kind'],
  before: readonly Item[],
  after: readonly Item[],
  titleOf: (item: Item) => string,
): EntryChange[] {
  const known = new Map(before.map((item) => [item.id, item]));
  const kept = new Set(after.map(({ id }) => id));
  const change = (item: Item, what: EntryChange['what']): EntryChange => ({
    kind,
    id: item.id,
    title: titleOf(item),
    what,
  });

  const changes = after.flatMap((item): EntryChange[] => {
    const former = known.get(item.id);
    if (!former) return [change(item, 'added')];
    // A reused entry is the same object.
    if (former === item || textOf(former) === textOf(item)) return [];
    if (former.slug === item.slug && former.uri === item.uri) return [change(item, 'edited')];
    return [{ ...change(item, 'renamed'), ...(former.uri != null && { from: former.uri }) }];
  });
  const removed = before.flatMap((item) => (kept.has(item.id) ? [] : [change(item, 'removed')]));
  return [...changes, ...removed].sort((one, other) => one.id - other.id);
}

/** The blocks of an entry count by their hash, without being read. */
function textOf(item: object | Entry): string {
  if ('blocks' in item && item.blocks instanceof PackedBlocks)
    return JSON.stringify({ ...item, blocks: item.blocks.hash });
  return JSON.stringify(item);
}

function fileName({ path }: Media): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function menusOf({ menus }: SavedCrawl) {
  return Object.entries(menus).map(([title, nodes], id) => ({ id, title, nodes }));
}

function settingsOf({ settings, pier }: SavedCrawl) {
  const { notice: _, ...rest } = pier ?? noPier;
  return { id: 0, ...settings, pier: rest };
}

function noticeOf({ pier }: SavedCrawl) {
  return { id: 0, notice: pier?.notice ?? null };
}

function redirectsOf({ redirects, formerAddresses }: SavedCrawl) {
  return { id: 0, redirects, formerAddresses };
}
