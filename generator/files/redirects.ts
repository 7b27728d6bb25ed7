import type { Redirect } from '../content/content.ts';
import { hrefOf } from '../content/paths.ts';
import type { LinkRef } from '../content/stored-blocks.ts';
import type { MediaTable } from '../media/media-table.ts';
import type { Warn } from '../problems/problem.ts';
import type { OutputFile } from '../publish/output-file.ts';
import type { LostListPages } from '../routes/lost-list-pages.ts';
import type { WordPressAddresses } from '../routes/wordpress-addresses.ts';

/** The path of the redirects in the output folder. */
export const redirectsPath = '_boardwalk/redirects.json';

export interface RedirectsInput {
  /**
   * The redirects of the settings and of the CMS. Slugs known from an earlier build are not used:
   * the site would depend on a cache (docs/decisions/0039-former-addresses-come-from-the-cms.md).
   */
  readonly redirects: readonly Redirect[];
  /**
   * Former paths of entries and categories with their paths, decoded. Redirects win over them. Default: none.
   */
  readonly moved?: ReadonlyMap<string, string>;
  /** The addresses of WordPress itself. All others win over them. Default: none. */
  readonly wordpress?: WordPressAddresses;
  /** The files of the site by their paths in WordPress. Default: none. */
  readonly files?: MediaTable;
  /** Where addresses of former pages of lists lead. Default: none. */
  readonly lostListPages?: readonly LostListPages[];
  /** Paths of the site's pages, decoded: a page wins over a redirect. */
  readonly paths: Pick<ReadonlySet<string>, 'has'>;
  /** Resolves a link of the CMS: a path of the site, percent-encoded, or an absolute address. */
  readonly resolve: (link: LinkRef, from: { readonly name: string }) => string;
  readonly warn: Warn;
}

/**
 * One rule of _boardwalk/redirects.json. `from` is a whole path, percent-encoded, and matches with
 * and without its last slash. `pattern` is a regular expression for the path without its first
 * slash, as in WordPress; `to` then contains `$1`. One with `fallback` is of the site's own, and fits
 * pages, too: a host that looks for redirects before files leaves it out. `number` is that of an entry: "/?p=12" and
 * "/?page_id=12". One with `derived` is of no editor: a host leaves it out where it would exceed a limit.
 */
export type RedirectRule =
  | { readonly from: string; readonly to: string; readonly status: number; readonly derived?: true }
  | { readonly from: string; readonly status: number }
  | { readonly number: number; readonly to: string; readonly status: number; readonly derived: true }
  | {
      readonly pattern: string;
      readonly to: string;
      readonly status: number;
      readonly fallback?: true;
      readonly derived?: true;
    };

/**
 * Makes _boardwalk/redirects.json, `{ version, trailingSlash, rules }`. A file of the site wins over
 * a rule; then `trailingSlash` means that a path without its last slash whose folder has a page is
 * answered by 301 to the path with it. For all other paths the host tries the rules in order, uses
 * the first match, and keeps the query. `boardwalk host` writes all this for a host.
 */
export function redirects(input: RedirectsInput): OutputFile {
  const { plain, moved } = plainRules(input);
  const value = {
    version: 1,
    trailingSlash: { add: true, status: 301 },
    rules: [
      ...plain,
      ...patternRules(input),
      ...moved,
      ...wordpressRules(
        input,
        new Set([...plain, ...moved].flatMap((rule) => ('from' in rule ? [rule.from] : []))),
      ),
      ...(input.lostListPages ?? []).map((rule): RedirectRule => ({ ...rule, status: 301, fallback: true })),
    ],
  };
  return {
    path: redirectsPath,
    class: 'data',
    contents: `${JSON.stringify(value, null, 1)}\n`,
  };
}

/** Makes the rules of what WordPress itself would answer. Each leads to a page at once. */
function wordpressRules(
  { wordpress, paths, files = new Map() }: RedirectsInput,
  taken: ReadonlySet<string>,
): readonly RedirectRule[] {
  if (wordpress === undefined) return [];
  const { moves, patterns, numbers } = wordpress;
  const made = { status: 301, derived: true } as const;
  return [
    ...[...moves].flatMap(([address, to]) => {
      const from = hrefOf(address);
      return paths.has(address) || !paths.has(to) || taken.has(from)
        ? []
        : [{ from, to: hrefOf(to), ...made }];
    }),
    // Of pictures the site has other sizes.
    ...[...files].flatMap(([address, { src, width }]) => {
      const from = hrefOf(address);
      return width !== undefined || !src.startsWith('/') || taken.has(from)
        ? []
        : [{ from, to: src, ...made }];
    }),
    ...patterns.map((rule) => ({ ...rule, ...made })),
    ...[...numbers].flatMap(([number, to]) => (paths.has(to) ? [{ number, to: hrefOf(to), ...made }] : [])),
  ];
}

interface Move {
  readonly to: string | null;
  readonly status: number;
  /** True for the former address of an entry. */
  readonly isFormer?: boolean;
}

/** Makes the rules of whole paths: those of editors, and those of former addresses. */
function plainRules(input: RedirectsInput): Record<'plain' | 'moved', readonly RedirectRule[]> {
  const moves = collectMoves(input);
  const ends = followMoves(moves);
  const rulesOf = (isFormer: boolean) =>
    toRules(
      [...moves].filter(([, move]) => (move.isFormer ?? false) === isFormer),
      ends,
      input.warn,
    );
  return { plain: rulesOf(false), moved: rulesOf(true) };
}

function toRules(
  moves: readonly (readonly [from: string, move: Move])[],
  ends: ReadonlyMap<string, string | null>,
  warn: Warn,
): readonly RedirectRule[] {
  return moves
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([from, { to, status }]): RedirectRule[] => {
      if (to === null) return [{ from, status }];
      const end = ends.get(from) ?? null;
      if (end !== null) return [{ from, to: end, status }];
      warn({ message: `The redirect of ${from} leads back to itself`, hint: 'Remove it in the CMS.' });
      return [];
    });
}

/** Collects every moved address with its target. */
function collectMoves({
  redirects,
  moved = new Map(),
  paths,
  resolve,
  warn,
}: RedirectsInput): Map<string, Move> {
  const moves = new Map<string, Move>();
  const sources = new Set<string>(redirects.map(({ from }) => hrefOf(pathFrom(from))));
  /** The target of a chain is not a page, but another redirect. */
  const targetOf = (to: LinkRef, from: string): string => {
    const next = to.isInternal ? hrefOf(pathFrom(to.to)) : '';
    return sources.has(next) ? next : resolve(to, { name: `The redirect of "${from}"` });
  };
  for (const { from, to, status, isPattern } of redirects) {
    if (isPattern) continue;
    const path = pathFrom(from);
    const refused = refuseRedirect({ path, from, hasTarget: to !== null, status, paths, moves });
    if (refused === null) moves.set(hrefOf(path), { to: to && targetOf(to, from), status });
    else warn({ message: `The redirect of "${from}" ${refused}`, hint: 'Fix or remove it in the CMS.' });
  }
  // A category without posts has no page.
  for (const [from, to] of moved)
    if (!paths.has(from) && paths.has(to) && !moves.has(hrefOf(from)))
      moves.set(hrefOf(from), { to: hrefOf(to), status: 301, isFormer: true });
  return moves;
}

/** Normalises a path of WordPress, "old-page" or "/old-page/"; a file keeps its name. */
function pathFrom(from: string): string {
  const inner = from.replace(/^\/+|\/+$/g, '').normalize('NFC');
  const isFile = /\.[a-z0-9]{2,5}$/i.test(inner);
  return isFile || inner === '' ? `/${inner}` : `/${inner}/`;
}

interface Candidate {
  readonly path: string;
  readonly from: string;
  readonly hasTarget: boolean;
  readonly status: number;
  readonly paths: Pick<ReadonlySet<string>, 'has'>;
  readonly moves: ReadonlyMap<string, Move>;
}

function refuseRedirect({ path, from, hasTarget, status, paths, moves }: Candidate): string | null {
  if (/[?#]/.test(from)) return 'has a query or hash, which host rules cannot match';
  if (paths.has(path)) return 'is never used: the site has a page there';
  if (moves.has(hrefOf(path))) return 'exists twice';
  if (!hasTarget && status !== 410 && status !== 451) return 'has no target';
  return null;
}

/**
 * Follows chains of moves, so that a visitor is redirected once. Null for a circle. Walks each move
 * once, however long the chains are.
 */
function followMoves(moves: ReadonlyMap<string, Move>): ReadonlyMap<string, string | null> {
  const ends = new Map<string, string | null>();
  for (const from of moves.keys()) {
    const way = new Set<string>();
    let place = from;
    let end: string | null | undefined = ends.get(from);
    while (end === undefined) {
      const next: string | null = moves.get(place)?.to ?? null;
      if (next === null) end = place;
      else if (way.has(next) || next === place) end = null;
      else {
        way.add(place);
        place = next;
        end = ends.get(next);
      }
    }
    for (const passed of way.add(place)) ends.set(passed, end);
  }
  return ends;
}

function patternRules({ redirects, warn }: RedirectsInput): RedirectRule[] {
  return redirects
    .filter((redirect) => redirect.isPattern)
    .flatMap(({ from, to, status }) => {
      if (to !== null) return [{ pattern: from, to: to.to, status }];
      warn({ message: `The redirect of the pattern "${from}" has no target`, hint: 'Remove it in the CMS.' });
      return [];
    });
}
