import type { Problem } from '../problems/problem.ts';
import type { NamedAnchor } from './named-anchor.ts';
import type { NextChange } from './next-change.ts';

/** Anything of the CMS that has an id: an entry, a category, a picture. */
export interface Thing {
  readonly kind: string;
  readonly id: number;
}

/** Something that came to light while a page was made, and has to be told again while the page is kept. */
export type Told =
  | { readonly problem: Problem }
  /** A link to a part of a page. */
  | { readonly anchor: NamedAnchor }
  /** An answer of the clock that will change. */
  | { readonly change: NextChange };

/** All that something was made from: the keys of what it read, "event:412", and what came to light. */
export interface Usage {
  /** Each key once. */
  readonly used: readonly string[];
  readonly told: ReadonlySet<Told>;
}

interface Scope {
  readonly used: Set<string>;
  readonly told: Set<Told>;
  /** Within a plan, which may know the places of entries and not their content. */
  readonly isPlan: boolean;
}

/**
 * The scope of what is being made. It belongs to the module: so each function that keeps values notes with them what they were made from,
 * and none has to be handed anything for it. All that is made is made at one stroke: no two scopes are ever mixed.
 */
let scope: Scope | null = null;

export interface Noted<Made> {
  readonly made: Made;
  readonly usage: Usage;
}

/** Makes something, and tells what it was made from. */
export function during<Made>(make: () => Made, isPlan = scope?.isPlan ?? false): Noted<Made> {
  const inner: Scope = { used: new Set(), told: new Set(), isPlan };
  const made = within(inner, make);
  const { used, told } = inner;
  if (used.size === 0 && told.size === 0) return { made, usage: nothing };
  return { made, usage: { used: [...used], told: told.size === 0 ? nothing.told : told } };
}

/** Thousands of values are kept with what they were made from: sets and lists for each would take more than they do. */
const nothing: Usage = { used: [], told: new Set() };

/** The same for a plan: it throws where content is read, which is for pages alone. */
export function duringPlan<Made>(make: () => Made): Noted<Made> {
  return during(make, true);
}

/** Makes something without noting what it reads: whoever calls this notes a key that says as much. */
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

const contentKey = /^[a-z]+:\d+$/;

export function note(thing: Thing): void {
  noteKey(keyOf(thing));
}

/** Notes what came to light. */
export function tell(told: Told): void {
  scope?.told.add(told);
}

/** Notes what a value was made from that is used once more. */
export function noteAgain({ used, told }: Usage): void {
  if (scope === null) return;
  for (const key of used) noteKey(key);
  for (const one of told) tell(one);
}

export function isPlanning(): boolean {
  return scope?.isPlan ?? false;
}

/** How a thing is written in reports and memory: "event:412". */
export function keyOf({ kind, id }: Thing): string {
  return `${kind}:${id}`;
}

/** A text as a part of a key: without a space, which parts keys in memory. */
export function escapeKey(text: string): string {
  return text.replace(/[%\s]/g, encodeURIComponent);
}

/** The inverse. */
export function unescapeKey(text: string): string {
  return text.replace(/(?:%[0-9A-F]{2})+/g, decodeURIComponent);
}

/** The key of the places of all things of a kind: which there are, in which order, and where: "event:*". */
export function keyOfAll(kind: string): string {
  return `${kind}:*`;
}
