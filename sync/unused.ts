import type { ManifestFile, SiteFiles } from '../generator/publish/manifest.ts';
import { bodyKey } from './keys.ts';

/** The last deploy that used a key. */
export interface LastUse {
  readonly seq: number;
  /** ISO 8601. */
  readonly at: string;
}

/** Assets and bodies that are out of use. */
export type UnusedKeys = ReadonlyMap<string, LastUse>;

export interface Usage {
  readonly before: UnusedKeys;
  /** The files of the new deploy. */
  readonly files: SiteFiles;
  /** Bodies that the store holds, by key. */
  readonly bodies: Iterable<string>;
  /** The files of former deploys. */
  readonly former: readonly SiteFiles[];
  /** The deploy that was live until now; 0 before the first. */
  readonly lastSeq: number;
  /** ISO 8601. */
  readonly now: string;
}

/**
 * Notes which assets and bodies the new deploy does not use, with the last deploy that did. Those of
 * open tabs and of a rollback are among them.
 */
export function noteUnused({ before, files, bodies, former, lastSeq, now }: Usage): UnusedKeys {
  const keys = new Set([...before.keys(), ...bodies]);
  // An attempt may have noted them before, though they have been in use since.
  const inUse = new Set<string>();
  for (const some of former)
    for (const file of some.values()) {
      const wanted = files.get(file.path);
      // Most are the same: they are in use, and need no key.
      if (wanted !== undefined && keyOf(wanted) === keyOf(file)) continue;
      keys.add(keyOf(file));
      inUse.add(keyOf(file));
    }
  for (const file of files.values()) keys.delete(keyOf(file));
  const last = { seq: lastSeq, at: now };
  return new Map(
    [...keys]
      .filter((key) => !files.has(key))
      .map((key) => [key, (inUse.has(key) ? undefined : before.get(key)) ?? last] as const),
  );
}

/** Where the bytes of a file are kept: an asset at its path, others as a body. */
function keyOf(file: ManifestFile): string {
  return file.class === 'asset' ? file.path : bodyKey(file.sha256);
}

export interface Retention {
  /** A key stays while one of so many newest deploys uses it. */
  readonly keepDeploys: number;
  /** It stays for so long after its last use. */
  readonly keepDays: number;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Finds the keys that no recent deploy names and that have been out of use for long. */
export function findPrunable(
  unused: UnusedKeys,
  { seq, now }: { readonly seq: number; readonly now: string },
  { keepDeploys, keepDays }: Retention,
): ReadonlySet<string> {
  const before = Date.parse(now) - keepDays * dayMs;
  const old = [...unused].filter(
    ([, last]) => last.seq <= seq - keepDeploys && Date.parse(last.at) <= before,
  );
  return new Set(old.map(([key]) => key));
}
