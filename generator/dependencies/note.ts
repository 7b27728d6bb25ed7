import type { Problem } from '../problems/problem.ts';
import { isBefore, type NextChange } from './next-change.ts';

/** Anything with an id in the CMS: an entry, a category, a picture. */
export interface Thing {
  readonly kind: string;
  readonly id: number;
}

/** A link of the content to a part of a page. */
export interface NamedAnchor {
  /** The page: a path of the site. */
  readonly path: string;
  /** As in the link, percent-encoded, without "#". */
  readonly anchor: string;
  /** Whose link it is; none for a menu's. */
  readonly entry?: Problem['entry'];
}

/** A finding made while a page was rendered: reported again while the page is kept. */
export type PageFinding =
  | { readonly problem: Problem }
  /** A link to an anchor of a page. */
  | { readonly anchor: NamedAnchor }
  /** An answer of the clock that will change. */
  | { readonly change: NextChange };

type ChangeFinding = Extract<PageFinding, { readonly change: NextChange }>;

/** The inputs of something: the keys of what it read, "event:412", and its findings. */
export interface Usage {
  /** Each key once. */
  readonly used: readonly string[];
  readonly findings: ReadonlySet<PageFinding>;
}

interface Scope {
  readonly used: Set<string>;
  readonly findings: Set<PageFinding>;
  /** The earliest of those that it was told. */
  next: ChangeFinding | null;
  /** True inside a plan, which may read the places of entries but not their content. */
  readonly isPlan: boolean;
}

/**
 * The scope of what is being made. A module variable: each function that caches values notes their
 * inputs without an extra argument. All work in a scope is synchronous, so two scopes never mix.
 */
let scope: Scope | null = null;

export interface Noted<Made> {
  readonly made: Made;
  readonly usage: Usage;
}

/** Makes something, and returns it with its inputs. */
export function during<Made>(make: () => Made, isPlan = scope?.isPlan ?? false): Noted<Made> {
  const inner: Scope = { used: new Set(), findings: new Set(), next: null, isPlan };
  const made = within(inner, make);
  const { used, findings, next } = inner;
  if (next !== null) findings.add(next);
  if (used.size === 0 && findings.size === 0) return { made, usage: nothing };
  return { made, usage: { used: [...used], findings: findings.size === 0 ? nothing.findings : findings } };
}

/**
 * Thousands of values are cached with their inputs: empty sets and lists of their own would take
 * more memory than the values.
 */
const nothing: Usage = { used: [], findings: new Set() };

/** Does the same for a plan: throws where content is read, which only pages may do. */
export function duringPlan<Made>(make: () => Made): Noted<Made> {
  return during(make, true);
}

/** Makes something without noting what it reads: the caller notes an equivalent key. */
export function unnoted<Made>(make: () => Made): Made {
  return within(null, make);
}

function within<Made>(inner: Scope | null, make: () => Made): Made {
  const outer = scope;
  scope = inner;
  try {
    return make();
  } finally {
    scope = outer;
  }
}

/** Notes that what is being made depends on what has this key. */
export function noteKey(key: string): void {
  if (scope === null) return;
  if (scope.isPlan && contentKey.test(key))
    throw new Error(
      `A plan reads the content of ${key}: only pages may read content, when they are rendered`,
    );
  scope.used.add(key);
}

const contentKey = /^[A-Za-z]+:\d+$/;

export function note(thing: Thing): void {
  noteKey(keyOf(thing));
}

/**
 * Notes a finding. Of changes, the earliest says all: until then no answer changes, and after it
 * everything is made again.
 */
export function tell(finding: PageFinding): void {
  if (scope === null) return;
  if (!('change' in finding)) scope.findings.add(finding);
  else if (scope.next === null || isBefore(finding.change, scope.next.change)) scope.next = finding;
}

/** Notes the inputs of a cached value that is used again. */
export function noteAgain({ used, findings }: Usage): void {
  if (scope === null) return;
  for (const key of used) noteKey(key);
  for (const one of findings) tell(one);
}

export function isPlanning(): boolean {
  return scope?.isPlan ?? false;
}

/** Writes a thing as in reports and memory: "event:412". */
export function keyOf({ kind, id }: Thing): string {
  return `${kind}:${id}`;
}

/**
 * Returns the key of a link to a thing, for reports: a page with a link depends on the path there, which it notes by
 * the address.
 */
export function keyOfLink(thing: Thing): string {
  return `to:${keyOf(thing)}`;
}

export function isLink(key: string): boolean {
  return key.startsWith('to:');
}

/** Escapes a text as part of a key: spaces separate keys in memory. */
export function escapeKey(text: string): string {
  return text.replace(/[%\s]/g, encodeURIComponent);
}

/** The inverse. */
export function unescapeKey(text: string): string {
  return text.replace(/(?:%[0-9A-F]{2})+/g, decodeURIComponent);
}
