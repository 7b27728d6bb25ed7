import type { Fingerprint } from './fingerprint.ts';
import { popupPath } from './output/popup.ts';
import type { PageMemory, RememberedPage } from './page-memory.ts';
import { keyOf, keyOfAll } from './usage.ts';

/** Something of the CMS that is not as it was at the last build. */
export interface ContentChange {
  readonly kind: string;
  readonly id: number;
  readonly title: string;
  readonly what: 'added' | 'edited' | 'removed' | 'renamed';
}

export interface ExplainInput {
  readonly changes: readonly ContentChange[];
  readonly before: PageMemory;
  readonly after: ReadonlyMap<string, RememberedPage>;
  /** The moment of this build. */
  readonly now: string;
  /** Files of the output folder whose bytes are new, and those that are gone. */
  readonly changed: readonly string[];
  /** False when there was no site of ours in the output folder. */
  readonly isRebuild: boolean;
}

/** Why files changed: one cause, and the files that followed from it. */
export interface Explanation {
  readonly cause: Cause;
  /** Paths of the site, "/visit/" or "/news/feed.xml", sorted. */
  readonly paths: readonly string[];
}

export type Cause =
  | { readonly what: 'content'; readonly change: ContentChange }
  | { readonly what: 'templates' | 'assets' | 'menus or settings' | 'clock' | 'first build' }
  /** The file was not as the last build left it: removed or changed by hand. */
  | { readonly what: 'output folder' }
  /** No entry and no template did it: an error of ours, to be shown as one. */
  | { readonly what: 'unexplained' };

/**
 * Says of every changed file why it changed, and of every change which files followed from it. A file may follow from
 * several changes; a change that no file follows from is listed too. Pure.
 */
export function explainChanges(input: ExplainInput): readonly Explanation[] {
  const { changes, changed, before, isRebuild } = input;
  const paths = changed.map((file) => `/${file.replace(/(^|\/)index\.html$/, '$1')}`);
  if (before.now === null || !isRebuild) {
    return paths.length === 0 ? [] : [{ cause: { what: 'first build' }, paths: paths.sort() }];
  }
  const explanations = new Map<string, { cause: Cause; paths: string[] }>();
  const follow = (cause: Cause, followers: readonly string[]): void => {
    const key = JSON.stringify(cause);
    const known = explanations.get(key) ?? { cause, paths: [] };
    known.paths.push(...followers);
    explanations.set(key, known);
  };

  for (const change of changes) follow({ what: 'content', change }, []);
  for (const path of paths) {
    const causes = isPage(path, input) ? causesOfPage(path, input) : causesOfFile(path, input);
    for (const cause of causes) follow(cause, [path]);
  }
  return [...explanations.values()].map(({ cause, paths }) => ({ cause, paths: paths.sort() }));
}

function isPage(path: string, { before, after }: ExplainInput): boolean {
  return before.pages.has(path) || after.has(path);
}

function causesOfPage(page: string, { changes, before, after, now }: ExplainInput): readonly Cause[] {
  const old = before.pages.get(page);
  const current = after.get(page);
  const parts = old && current ? differingParts(old.fingerprint, current.fingerprint) : (['route'] as const);
  if (parts.length === 0) return [{ what: 'output folder' }];
  const causes = parts.flatMap((part): readonly Cause[] => {
    if (part === 'template') return [{ what: 'templates' }];
    if (part === 'assets') return [{ what: 'assets' }];
    if (part === 'layout') return [{ what: 'menus or settings' }];
    return contentCauses(new Set([old, current].flatMap((page) => page?.used.split(' ') ?? [])), changes);
  });
  if (causes.length > 0) return causes;
  return [{ what: before.now === now ? 'unexplained' : 'clock' }];
}

/** What is made beside the pages follows from whole kinds of content; files of ours from our own code. */
function causesOfFile(path: string, { changes, before, now }: ExplainInput): readonly Cause[] {
  if (path.startsWith('/_assets/') && !path.startsWith('/_assets/media/')) return [{ what: 'assets' }];
  const kinds = path.endsWith('.ics') ? ['event'] : path.endsWith('/feed.xml') ? ['post'] : null;
  const causes = changes.filter(({ kind }) => kinds === null || kinds.includes(kind));
  if (causes.length > 0) return causes.map((change) => ({ what: 'content', change }));
  // It has no fingerprint, and of all that is no page it alone has a template.
  if (path === popupPath) return [{ what: 'templates' }];
  return [{ what: before.now === now ? 'output folder' : 'clock' }];
}

function contentCauses(used: ReadonlySet<string>, changes: readonly ContentChange[]): readonly Cause[] {
  const direct = changes.filter((change) => used.has(keyOf(change)));
  // A list may also shift because something else of its kind came, went or moved.
  const causes = direct.length > 0 ? direct : changes.filter(({ kind }) => used.has(keyOfAll(kind)));
  return causes.map((change) => ({ what: 'content', change }));
}

function differingParts(a: Fingerprint, b: Fingerprint): readonly (keyof Fingerprint)[] {
  return (['template', 'assets', 'layout', 'route'] as const).filter((part) => a[part] !== b[part]);
}
