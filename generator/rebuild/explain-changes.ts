import { furtherEventsPath, pathOfFile } from '../content/paths.ts';
import type { NextChange } from '../dependencies/next-change.ts';
import { keyOf } from '../dependencies/note.ts';
import { kindsOfQuestion } from '../dependencies/questions.ts';
import { searchDirectory, searchFolder } from '../files/search/search-files.ts';
import { mediaFolder } from '../media/assign-media-paths.ts';
import type { FileChange } from '../media/file-changes.ts';
import { contentMark } from '../media/media-name.ts';
import type { Fingerprint } from '../pages/fingerprint.ts';
import { noticeKey } from '../routes/content-parts.ts';
import type { NamedFile } from '../routes/destinations.ts';
import { noticePath } from '../routes/notice.ts';
import { popupPath } from '../routes/popup-page.ts';
import { type Change, type ChangeIndex, type ContentChange, indexChanges } from './change-index.ts';
import type { PageMemory } from './page-memory.ts';
import type { RememberedPage } from './remembered-page.ts';

type KnownPage = Pick<RememberedPage, 'fingerprint' | 'islands' | 'used'>;
type KnownPages = Pick<ReadonlyMap<string, KnownPage>, 'get' | 'has'>;

export interface ExplainInput {
  readonly changes: readonly ContentChange[];
  /** Files of the library that changed. */
  readonly files: readonly FileChange[];
  readonly before: Pick<PageMemory, 'now'> & { readonly pages: KnownPages };
  readonly after: KnownPages;
  /** The moment of this build. */
  readonly now: string;
  /** Files of the output folder with new bytes, and removed ones. */
  readonly changed: readonly string[];
  /** Those of them that were removed. */
  readonly removed: readonly string[];
  /** The files of the site's folder `public/`. Default: none. */
  readonly publicFiles?: readonly NamedFile[];
  /** `none`: the output folder had no site. `unknown`: the cache does not know it, as after an upgrade. */
  readonly lastBuild: 'none' | 'unknown' | 'known';
}

/** The changes of a rebuild, with their causes. */
export interface Rebuilt {
  readonly written: number;
  readonly removed: number;
  readonly kept: number;
  readonly rendered: number;
  /** Pages whose props were made. The others were kept unread: none of their inputs had changed. */
  readonly made: number;
  readonly changes: readonly Explanation[];
  /** The next change of the site without an edit. */
  readonly nextChange: NextChange | null;
}

/** One cause of changes, with the files that it changed. */
export interface Explanation {
  readonly cause: Cause;
  /** Paths of the site, "/visit/" or "/news/feed.xml", sorted. */
  readonly paths: readonly string[];
  /** Those of the paths that the site does not have any more. */
  readonly removed?: readonly string[];
}

export type Cause =
  | Change
  | {
      readonly what:
        | 'templates'
        | 'assets'
        | 'menus or settings'
        | 'public files'
        | 'clock'
        | 'first build'
        | 'unknown last build';
    }
  /** The file was removed or changed by hand since the last build. */
  | { readonly what: 'output folder' }
  /** No entry and no template explains it: a bug, to be shown as one. */
  | { readonly what: 'unexplained' };

/**
 * Explains every changed file, and lists the files that each change led to. A file may have several
 * causes; a change without files is listed too. Pure.
 */
export function explainChanges(input: ExplainInput): readonly Explanation[] {
  const { changes, files, changed, removed, lastBuild } = input;
  const paths = changed.map(pathOfFile);
  const gone = new Set(removed.map(pathOfFile));
  const explanationOf = (cause: Cause, files: readonly string[]): Explanation => {
    const paths = [...files].sort();
    const removed = paths.filter((path) => gone.has(path));
    return { cause, paths, ...(removed.length > 0 && { removed }) };
  };
  if (lastBuild !== 'known') {
    const what = lastBuild === 'none' ? 'first build' : 'unknown last build';
    return paths.length === 0 ? [] : [explanationOf({ what }, paths)];
  }
  const found = indexChanges(changes, files);
  const causes = new Map<string, { readonly cause: Cause; readonly paths: string[] }>();
  const pathsOf = (cause: Cause): string[] => {
    const key = nameCause(cause);
    const known = causes.get(key) ?? { cause, paths: [] };
    causes.set(key, known);
    return known.paths;
  };

  for (const change of found.all) pathsOf(change);
  const ofFolder = new Set(publicPaths(input));
  const hasNewFiles = paths.some((path) => ofFolder.has(path));
  for (const path of paths) {
    const ofPath = ofFolder.has(path)
      ? publicCauses
      : isPage(path, input)
        ? causesOfPage(path, found, { ...input, hasNewFiles })
        : causesOfFile(path, found, input);
    for (const cause of ofPath) pathsOf(cause).push(path);
  }
  return [...causes.values()].map(({ cause, paths }) => explanationOf(cause, paths));
}

function nameCause(cause: Cause): string {
  if (cause.what === 'content') return `${cause.change.what} ${keyOf(cause.change)}`;
  return cause.what === 'media' ? `file ${cause.change.path}` : cause.what;
}

/**
 * The most changes of a kind named for a file that only shifted: naming all for each file would
 * make the report of a bulk edit grow quadratically.
 */
const mostOfKind = 10;

function isPage(path: string, { before, after }: Pick<ExplainInput, 'before' | 'after'>): boolean {
  return before.pages.has(path) || after.has(path);
}

const publicCauses: readonly Cause[] = [{ what: 'public files' }];

/** Files beside the pages that the site makes itself. */
const madeHere =
  /^\/(_assets|_boardwalk)\/|\/(calendar|event)\.ics$|\/feed\.xml$|\/index\.md$|^\/llms\.txt$|^\/sitemap[^/]*\.xml$/;

/** Lists the files of `public/`, and those that were there. */
function publicPaths({ publicFiles = [], removed, ...pages }: ExplainInput): readonly string[] {
  const gone = removed.map(pathOfFile).filter((path) => !isPage(path, pages) && !madeHere.test(path));
  return [...publicFiles.map(({ path }) => pathOfFile(path)), ...gone];
}

interface PageInput extends ExplainInput {
  /** A page may link to a file of `public/`. */
  readonly hasNewFiles: boolean;
}

function causesOfPage(page: string, found: ChangeIndex, input: PageInput): readonly Cause[] {
  const { before, after, now } = input;
  const old = before.pages.get(page);
  const current = after.get(page);
  const parts = old && current ? differingParts(old.fingerprint, current.fingerprint) : (['route'] as const);
  if (parts.length === 0) return [{ what: 'output folder' }];
  // A page with other islands names other assets.
  const hasSameIslands = old?.islands.join() === current?.islands.join();
  const causes = parts.flatMap((part): readonly Cause[] => {
    if (part === 'template') return [{ what: 'templates' }];
    if (part === 'assets') return hasSameIslands ? [{ what: 'assets' }] : [];
    if (part === 'layout') return [{ what: 'menus or settings' }];
    return changesOfPage(usedBy(page, input), found);
  });
  if (causes.length > 0) return causes;
  if (input.hasNewFiles) return publicCauses;
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
  const { before, now } = input;
  const isCode = path.startsWith('/_assets/') && !path.startsWith(`/${mediaFolder}/`);
  if (isCode && !(isOfSearch(path) && found.all.length > 0)) return [{ what: 'assets' }];
  const [ofPage] = besidePage.exec(path) ?? [];
  const causes =
    ofPage === undefined
      ? changesOfFile(path, found)
      : changesOfPage(usedBy(path.slice(0, -ofPage.length), input), found);
  if (causes.length > 0) return causes;
  // It has no fingerprint, and is the only other file with a template.
  if (path === popupPath) return [{ what: 'templates' }];
  return [{ what: before.now === now ? 'output folder' : 'clock' }];
}

/** An entry may change any of them: its words are in many. */
function isOfSearch(path: string): boolean {
  return path.startsWith(`/${searchFolder}`) || path === `/${searchDirectory}`;
}

/** Of the entry of the page that they lie below. */
const besidePage = /(?:event\.ics|index\.md)$/;

function changesOfFile(path: string, { all, byKey, byKind, byMark }: ChangeIndex): readonly Change[] {
  if (path === noticePath) return byKey.get(noticeKey) ?? all;
  if (path.endsWith('.ics') || path === furtherEventsPath) return byKind.get('event') ?? [];
  const some = all.slice(0, mostOfKind);
  // A text shows pictures and links to others, too.
  if (path.endsWith('/feed.xml')) return byKind.get('post') ?? some;
  if (path.startsWith(`/${mediaFolder}/`))
    return (
      byMark.get(contentMark(path.replace(compressed, ''))) ?? some.filter(({ what }) => what === 'content')
    );
  return isOfSearch(path) ? some : all;
}

/** The file of a drawing that is sent compressed. */
const compressed = /\.(?:br|gz)$/;

function changesOfPage(used: ReadonlySet<string>, { byKey, byKind, places }: ChangeIndex): readonly Change[] {
  const inOrder = (changes: readonly Change[]): readonly Change[] =>
    [...new Set(changes)].sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
  const direct = [...used].flatMap((key) => byKey.get(key) ?? []);
  if (direct.length > 0) return inOrder(direct);
  // A list may also shift because another entry of its kind came, went or moved.
  const kinds = new Set([...used].flatMap((key) => kindsOfQuestion(key)));
  return inOrder([...kinds].flatMap((kind) => byKind.get(kind)?.slice(0, mostOfKind) ?? []));
}

function differingParts(a: Fingerprint, b: Fingerprint): readonly (keyof Fingerprint)[] {
  return (['template', 'assets', 'layout', 'route'] as const).filter((part) => a[part] !== b[part]);
}
