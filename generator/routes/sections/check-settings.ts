import type * as z from 'zod';
import { groupBy } from '../../util/group-by.ts';

/** A part of settings that is left out: its path, "lots[1].rates[0]", and why. */
export interface Fault {
  /** Empty for the settings as a whole. */
  readonly field: string;
  readonly reasons: readonly string[];
}

interface CheckedSettings<Settings> {
  /** Null where nothing is left. */
  readonly settings: Settings | null;
  readonly faults: readonly Fault[];
}

type Path = readonly PropertyKey[];
type Issue = Pick<z.core.$ZodIssue, 'path' | 'message'>;

/**
 * Checks settings and leaves out what is wrong in them: a wrong value, or, where it is required,
 * the smallest item or object around it.
 */
export function checkSettings<Settings>(
  schema: z.ZodType<Settings>,
  raw: unknown,
): CheckedSettings<Settings> {
  const issues = new Map<string, Issue>();
  const removed = new Map<string, Path>();
  const faults = (): readonly Fault[] => faultsOf([...issues.values()], removed, raw);
  for (let value = raw; ; ) {
    const { data, error } = schema.safeParse(value);
    if (error === undefined) return { settings: data, faults: faults() };
    value = structuredClone(value);
    const places = error.issues.map(({ path }) => lastPlace(value, path));
    for (const issue of error.issues) {
      const field = fieldOf(issue.path);
      if (!issues.has(field)) issues.set(field, issue);
    }
    for (const place of places) {
      removed.set(fieldOf(place), place);
      if (place.length === 0) return { settings: null, faults: faults() };
      // The place of an item stays: the others keep their numbers.
      Reflect.set(Object(valueAt(value, place.slice(0, -1))), place.at(-1) ?? '', undefined);
    }
  }
}

/** Returns the path of a value, or, where it is missing, of what it is missing in. */
function lastPlace(value: unknown, path: Path): Path {
  const isThere = path.length === 0 || valueAt(value, path) !== undefined;
  return isThere ? path : lastPlace(value, path.slice(0, -1));
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce((inside: unknown, key) => Reflect.get(Object(inside), key), value);
}

/** Groups issues by the largest part that was removed for them. */
function faultsOf(
  issues: readonly Issue[],
  removed: ReadonlyMap<string, Path>,
  raw: unknown,
): readonly Fault[] {
  const removedFor = ({ path }: Issue): Path | undefined =>
    [...path.keys(), path.length]
      .map((depth) => removed.get(fieldOf(path.slice(0, depth))))
      .find((place) => place !== undefined);
  return [...groupBy(issues, removedFor)]
    .filter(([place]) => place.length === 0 || !isEmptyObject(valueAt(raw, place)))
    .map(([place, found]) => ({
      field: fieldOf(place),
      reasons: found.map(({ path, message }) => `${fieldOf(path.slice(place.length)) || 'it'} ${message}`),
    }));
}

/** Returns true for a link with neither words nor an address, which nobody misses. */
function isEmptyObject(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).every((item) => item == null || item === '' || isEmptyObject(item));
}

/** Writes a path as in code: "lots[1].rates[0].price". */
function fieldOf(path: Path): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}
