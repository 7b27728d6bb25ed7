import { pathOfFile } from '../content/paths.ts';
import { keyOf, keyOfAll } from '../dependencies/note.ts';
import { searchDirectory, searchFolder } from '../files/search/search-files.ts';
import type { Fingerprint } from '../pages/fingerprint.ts';
import { listPaths, type PathList } from '../publish/path-list.ts';
import { noticeKey } from '../routes/noted-content.ts';
import { noticePath } from '../routes/notice.ts';
import { popupPath } from '../routes/popup-page.ts';
import { groupBy } from '../util/group-by.ts';
import { createGrowingLists } from '../util/growing-lists.ts';
import { createTextArena } from '../util/text-arena.ts';
import { createTextIndex } from '../util/text-index.ts';
import type { PageMemory } from './page-memory.ts';
import type { RememberedPage } from './remembered-page.ts';

/** Something of the CMS that changed since the last build. */
export interface ContentChange {
  readonly kind: string;
  readonly id: number;
  readonly title: string;
  readonly what: 'added' | 'edited' | 'removed' | 'renamed';
}

type KnownPage = Pick<RememberedPage, 'fingerprint' | 'used'>;
type KnownPages = Pick<ReadonlyMap<string, KnownPage>, 'get' | 'has'>;

export interface ExplainInput {
  readonly changes: readonly ContentChange[];
  readonly before: Pick<PageMemory, 'now'> & { readonly pages: KnownPages };
  readonly after: KnownPages;
  /** The moment of this build. */
  readonly now: string;
  /** Files of the output folder with new bytes, and removed ones: each of the two best sorted. */
  readonly changed: PathList;
  /** Those of them that were removed. */
  readonly removed: PathList;
  /** False when the output folder had no site before. */
  readonly isRebuild: boolean;
}

/** One cause of changes, with the files that it changed. */
export interface Explanation {
  readonly cause: Cause;
  /** Paths of the site, "/visit/" or "/news/feed.xml", sorted. */
  readonly paths: PathList;
  /** Those of the paths that the site does not have any more. */
  readonly removed?: PathList;
}

export type Cause =
  | { readonly what: 'content'; readonly change: ContentChange }
  | { readonly what: 'templates' | 'assets' | 'menus or settings' | 'clock' | 'first build' }
  /** The file was removed or changed by hand since the last build. */
  | { readonly what: 'output folder' }
  /** No entry and no template explains it: a bug, to be shown as one. */
  | { readonly what: 'unexplained' };

/**
 * Explains every changed file, and lists the files that each change led to. A file may have several
 * causes; a change without files is listed too. Pure.
 */
export function explainChanges(input: ExplainInput): readonly Explanation[] {
  const { changes, changed, removed, before, isRebuild } = input;
  const paths = createTextArena();
  for (const file of changed) paths.add(pathOfFile(file));
  const gone = createTextIndex();
  for (const file of removed) gone.add(pathOfFile(file));
  const explanationOf = (cause: Cause, numbers: Iterable<number>): Explanation => {
    const sorted = Uint32Array.from(numbers).sort(paths.compare);
    const isGone = (number: number) => gone.size > 0 && gone.find(paths.at(number)) !== undefined;
    const removed = sorted.filter(isGone);
    return {
      cause,
      paths: listPaths(paths, sorted),
      ...(removed.length > 0 && { removed: listPaths(paths, removed) }),
    };
  };
  if (before.now === null || !isRebuild) {
    return paths.size === 0 ? [] : [explanationOf({ what: 'first build' }, Array(paths.size).keys())];
  }
  const found = indexChanges(changes);
  const causes = new Map<string, { readonly cause: Cause; readonly list: number }>();
  const lists = createGrowingLists();
  const listOf = (cause: Cause): number => {
    const key = nameCause(cause);
    const { list } = causes.get(key) ?? { list: causes.size };
    if (list === causes.size) causes.set(key, { cause, list });
    return list;
  };

  for (const change of changes) listOf({ what: 'content', change });
  for (let number = 0; number < paths.size; number += 1) {
    const path = paths.at(number);
    const ofPath = isPage(path, input) ? causesOfPage(path, found, input) : causesOfFile(path, found, input);
    for (const cause of ofPath) lists.add(listOf(cause), number);
  }
  return [...causes.values()].map(({ cause, list }) => explanationOf(cause, lists.read(list)));
}

function nameCause(cause: Cause): string {
  return cause.what === 'content' ? `${cause.change.what} ${keyOf(cause.change)}` : cause.what;
}

/**
 * Changes by their key, "event:412", and by the key of their kind, "event:*"; each list in the
 * order of the changes.
 */
interface ChangeIndex {
  readonly byKey: ReadonlyMap<string, readonly ContentChange[]>;
  readonly byKind: ReadonlyMap<string, readonly ContentChange[]>;
  readonly places: ReadonlyMap<ContentChange, number>;
}

function indexChanges(changes: readonly ContentChange[]): ChangeIndex {
  return {
    byKey: groupBy(changes, keyOf),
    byKind: groupBy(changes, ({ kind }) => keyOfAll(kind)),
    places: new Map(changes.map((change, place) => [change, place])),
  };
}

/**
 * The most changes of a kind named for a file that only shifted: naming all for each file would
 * make the report of a bulk edit grow quadratically.
 */
const mostOfKind = 10;

function isPage(path: string, { before, after }: ExplainInput): boolean {
  return before.pages.has(path) || after.has(path);
}

function causesOfPage(page: string, found: ChangeIndex, input: ExplainInput): readonly Cause[] {
  const { before, after, now } = input;
  const old = before.pages.get(page);
  const current = after.get(page);
  const parts = old && current ? differingParts(old.fingerprint, current.fingerprint) : (['route'] as const);
  if (parts.length === 0) return [{ what: 'output folder' }];
  const causes = parts.flatMap((part): readonly Cause[] => {
    if (part === 'template') return [{ what: 'templates' }];
    if (part === 'assets') return [{ what: 'assets' }];
    if (part === 'layout') return [{ what: 'menus or settings' }];
    return contentCauses(usedBy(page, input), found);
  });
  if (causes.length > 0) return causes;
  return [{ what: before.now === now ? 'unexplained' : 'clock' }];
}

/** The keys of everything that a page shows, and showed at the last build. */
function usedBy(page: string, { before, after }: ExplainInput): ReadonlySet<string> {
  return new Set([before.pages.get(page), after.get(page)].flatMap((known) => known?.used.split(' ') ?? []));
}

/**
 * Files beside the pages depend on their event, or on whole kinds of content; other files on the
 * project's code.
 */
function causesOfFile(path: string, found: ChangeIndex, input: ExplainInput): readonly Cause[] {
  const { before, now, changes } = input;
  const isCode = path.startsWith('/_assets/') && !path.startsWith('/_assets/media/');
  if (isCode && !(isOfSearch(path) && changes.length > 0)) return [{ what: 'assets' }];
  const causes = path.endsWith(eventFile)
    ? contentCauses(usedBy(path.slice(0, -eventFile.length), input), found)
    : asCauses(changesFor(path, found, changes));
  if (causes.length > 0) return causes;
  // It has no fingerprint, and is the only other file with a template.
  if (path === popupPath) return [{ what: 'templates' }];
  return [{ what: before.now === now ? 'output folder' : 'clock' }];
}

/** An entry may change any of them: its words are in many. */
function isOfSearch(path: string): boolean {
  return path.startsWith(`/${searchFolder}`) || path === `/${searchDirectory}`;
}

/** Below the page of its event. */
const eventFile = 'event.ics';

function changesFor(
  path: string,
  { byKey, byKind }: ChangeIndex,
  changes: readonly ContentChange[],
): readonly ContentChange[] {
  if (path === noticePath) return byKey.get(noticeKey) ?? changes;
  if (path.endsWith('.ics')) return byKind.get(keyOfAll('event')) ?? [];
  if (path.endsWith('/feed.xml')) return byKind.get(keyOfAll('post')) ?? [];
  return path.startsWith('/_assets/media/') || isOfSearch(path) ? changes.slice(0, mostOfKind) : changes;
}

function contentCauses(used: ReadonlySet<string>, { byKey, byKind, places }: ChangeIndex): readonly Cause[] {
  const inOrder = (changes: readonly ContentChange[]): readonly ContentChange[] =>
    changes.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
  const direct = [...used].flatMap((key) => byKey.get(key) ?? []);
  if (direct.length > 0) return asCauses(inOrder(direct));
  // A list may also shift because another entry of its kind came, went or moved.
  return asCauses(inOrder([...used].flatMap((key) => byKind.get(key)?.slice(0, mostOfKind) ?? [])));
}

function asCauses(changes: readonly ContentChange[]): readonly Cause[] {
  return changes.map((change) => ({ what: 'content', change }));
}

function differingParts(a: Fingerprint, b: Fingerprint): readonly (keyof Fingerprint)[] {
  return (['template', 'assets', 'layout', 'route'] as const).filter((part) => a[part] !== b[part]);
}
