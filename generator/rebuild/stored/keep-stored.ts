import { checkPage, type Forbidden, mayHold } from '../../checks/check-file.ts';
import { pathOfFile } from '../../content/paths.ts';
import type { Problem } from '../../problems/problem.ts';
import type { FileTarget } from '../../publish/count-files.ts';
import type { Route } from '../../routes/route.ts';
import { createPageKeeper, mayBeKept, type PageKeeper, type PageKeeperInput } from '../page-keeper.ts';
import type { RememberedPage } from '../remembered-page.ts';
import type { PackedPage } from './page-pack.ts';
import type { StoredPages } from './stored-pages.ts';

export interface KeepStoredInput extends Omit<PageKeeperInput, 'memory'> {
  readonly stored: StoredPages;
  /** The hash of the layout here: it covers private texts, which other processes do not know. */
  readonly layout: string;
  readonly forbidden: Forbidden;
}

/**
 * Keeps what the last build has left, or else the stored page of a part that is ready, by the same
 * rules. The html of a stored page is searched for what must not be published, as if it was made here.
 */
export function keepStoredToo(
  keeper: PageKeeper,
  { stored, layout, forbidden, ...input }: KeepStoredInput,
): PageKeeper {
  const { now, conditions } = input;
  const pages = {
    size: 0,
    has: (path: string) => stored.get(path) !== undefined,
    get: (path: string) => {
      const page = stored.get(path)?.page;
      return page && { ...page, fingerprint: { ...page.fingerprint, layout } };
    },
  };
  // Of a part that is ready, the moment and the conditions have been compared.
  const ofStored = createPageKeeper({ ...input, memory: { now, conditions, pages } });
  const keepStored = (route: Route): RememberedPage | null => {
    if (!stored.isCurrent()) return ofStored.keep(route);
    return mayBeKept(route) ? (pages.get(route.path) ?? null) : null;
  };
  let searched: Uint8Array | undefined;
  let isClean = true;
  const problemsOf = (route: Route): readonly Problem[] => {
    const html = stored.html();
    if (searched !== html) isClean = !mayHold(html, forbidden);
    searched = html;
    if (isClean) return [];
    return checkPage({ ...placeOf(route), call: route }, textOf(stored.get(route.path)), forbidden);
  };
  return {
    check: keeper.check,
    keep: (route) => {
      const here = keeper.keep(route);
      if (here !== null) return here;
      const there = keepStored(route);
      if (there === null) return null;
      const { problems: _, ...page } = there;
      const problems = problemsOf(route);
      return { ...page, ...(problems.length > 0 && { problems }) };
    },
  };
}

function placeOf({ path, entry }: Route) {
  return { path, ...(entry && { entry }) };
}

function textOf(page: PackedPage | undefined): string {
  return page === undefined
    ? ''
    : Buffer.from(page.html.buffer, page.html.byteOffset, page.html.byteLength).toString();
}

/** Writes the file of a stored page where the published one has other bytes. */
export function writeStoredToo(target: FileTarget, stored: StoredPages): FileTarget {
  return {
    ...target,
    keep: async (file) => {
      const kept = await target.keep(file);
      if (kept !== null) return kept;
      const page = stored.get(pathOfFile(file.path));
      if (page === undefined || page.page.sha256 !== file.sha256) return null;
      const { path, class: fileClass, sha256 } = file;
      const contents = page.html;
      return target.write({ path, class: fileClass, contents }, { sha256, size: contents.length });
    },
  };
}
