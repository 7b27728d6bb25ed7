import { fileOf } from '../generator/content/paths.ts';
import type { RedirectRule } from '../generator/files/redirects.ts';
import type { Problem } from '../generator/problems/problem.ts';
import { type PathPattern, translatePattern } from './redirect-pattern.ts';
import { mostCharacters, type RedirectTarget, readTarget } from './redirect-target.ts';
import { tellDerived } from './tell-derived.ts';

/** A redirect of one address. */
export interface Move {
  /** Decoded, as it is written in the CMS: with its last slash, unless it is a file. */
  readonly from: string;
  /** The decoded paths that it answers: with and without the last slash. No two moves share one. */
  readonly names: readonly string[];
  readonly status: number;
  /** Null where the page is gone for good: 410 or 451. */
  readonly target: RedirectTarget | null;
  /** Made of the content: it is left out where the host has no room for it. */
  readonly isDerived: boolean;
}

/** The redirect of the short link of an entry, "/?p=12" or "/?page_id=12". Left out where the host has no room for it. */
export interface NumberMove {
  readonly number: number;
  readonly status: number;
  readonly target: RedirectTarget;
}

/** A redirect of all addresses that match. Tried after the moves, in order. */
export interface PatternMove extends PathPattern {
  readonly pattern: string;
  readonly status: number;
  /** Fits pages, too: only for a host that looks for files first. */
  readonly isFallback: boolean;
  /** Made of the content: no editor can change it. */
  readonly isDerived: boolean;
  /** Contains `$1` to `$9`. */
  readonly target: RedirectTarget;
}

export interface RedirectPlan {
  readonly moves: readonly Move[];
  readonly patterns: readonly PatternMove[];
  readonly numbers: readonly NumberMove[];
  readonly problems: readonly Problem[];
}

const targetStatuses = new Set([301, 302, 307, 308]);
const goneStatuses = new Set([410, 451]);
const hint = 'Fix or remove it in the CMS, or in the setting "redirects".';

/**
 * Checks the redirects of a site: what is left can be written in every syntax. A file of the site
 * wins over a redirect, an earlier redirect over a later one.
 */
export function planRedirects(
  rules: readonly RedirectRule[],
  files: { readonly has: (file: string) => boolean },
): RedirectPlan {
  const moves: Move[] = [];
  const patterns: PatternMove[] = [];
  const numbers: NumberMove[] = [];
  const problems: Problem[] = [];
  const known = new Set<string>();
  const derived: string[] = [];
  for (const rule of rules) {
    const planned = planRule(rule, files, known);
    const name = nameOf(rule);
    if (typeof planned === 'string' && 'derived' in rule) derived.push(name);
    else if (typeof planned === 'string') {
      problems.push({ message: `The redirect of ${JSON.stringify(name)} is left out: it ${planned}`, hint });
    } else if ('names' in planned) {
      for (const name of planned.names) known.add(name);
      moves.push(planned);
    } else if ('number' in planned) numbers.push(planned);
    else patterns.push(planned);
  }
  return { moves, patterns, numbers, problems: [...problems, ...tellDerived(derived)] };
}

type MoveRule = Extract<RedirectRule, { readonly from: string }>;

function planRule(
  rule: RedirectRule,
  files: { readonly has: (file: string) => boolean },
  known: ReadonlySet<string>,
): Move | PatternMove | NumberMove | string {
  if ('pattern' in rule) return planPattern(rule);
  if ('from' in rule) return planMove(rule, files, known);
  const { number, status, to } = rule;
  const target = readTarget(to);
  return typeof target === 'string' ? target : { number, status, target };
}

function nameOf(rule: RedirectRule): string {
  if ('pattern' in rule) return `pattern ${rule.pattern}`;
  return 'from' in rule ? rule.from : `/?p=${rule.number}`;
}

function planMove(
  rule: MoveRule,
  files: { readonly has: (file: string) => boolean },
  known: ReadonlySet<string>,
): Move | string {
  if (rule.from.length > mostCharacters) return `has more than ${mostCharacters} characters`;
  const from = decodePath(rule.from);
  if (from === null) return 'is not percent-encoded as addresses are';
  if (!from.startsWith('/') || from.includes('//')) return 'is no path of the site';
  if (/[\p{Cc}\p{Surrogate}\\]/u.test(from)) return 'has a character that no address has';
  if (/^\/_boardwalk(\/|$)/.test(from)) return "is the site's own";
  if (files.has(fileOf(from)) || files.has(fileOf(`${from}/`)))
    return 'is never used: the site has a file there';
  const bare = from.replace(/\/$/, '');
  const names = [from, ...(bare !== from && bare !== '' ? [bare] : [])].filter((name) => !known.has(name));
  if (names.length === 0) return 'exists twice';

  const { status } = rule;
  if (!('to' in rule)) {
    return goneStatuses.has(status)
      ? { from, names, status, target: null, isDerived: false }
      : `has the status ${status}`;
  }
  const target = readTarget(rule.to);
  if (typeof target === 'string') return target;
  const isDerived = rule.derived ?? false;
  return targetStatuses.has(status) ? { from, names, status, target, isDerived } : `has the status ${status}`;
}

function planPattern({
  pattern,
  to,
  status,
  fallback,
  derived,
}: Extract<RedirectRule, { readonly pattern: string }>): PatternMove | string {
  const translated = translatePattern(pattern);
  if (typeof translated === 'string') return translated;
  const target = readTarget(to, true);
  if (typeof target === 'string') return target;
  for (const [, digit] of to.matchAll(/\$([1-9])/g))
    if (Number(digit) > translated.groups.length) return `has no group for $${digit}`;
  const [, first] = /^\/\$([1-9])/.exec(to) ?? [];
  if (first !== undefined && !translated.groups[Number(first) - 1])
    return 'could lead to another host: put the slash in front of the group';
  if (/^https?:\/\/[^/?#]*\$/i.test(to)) return 'could lead to another host';
  if (!targetStatuses.has(status)) return `has the status ${status}`;
  return {
    ...translated,
    pattern,
    status,
    isFallback: fallback ?? false,
    isDerived: derived ?? false,
    target,
  };
}

function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path).normalize('NFC');
  } catch {
    return null;
  }
}
