import type { ManifestFile } from '../generator/publish/manifest.ts';
import { bodyKey } from './keys.ts';
import type { Unused } from './records.ts';

export interface Usage {
  readonly before: Unused;
  /** The files of the new deploy. */
  readonly files: readonly ManifestFile[];
  /** Assets and bodies that the store holds, by key. */
  readonly held: Iterable<string>;
  /** The deploy that was live until now; 0 before the first. */
  readonly lastSeq: number;
  /** ISO 8601. */
  readonly now: string;
}

/**
 * Notes which assets and bodies the new deploy does not use, with the last deploy that did. Those of
 * open tabs and of a rollback are among them.
 */
export function noteUnused({ before, files, held, lastSeq, now }: Usage): Unused {
  const used = new Set(files.map((file) => (file.class === 'asset' ? file.path : bodyKey(file.sha256))));
  const keys = new Set([...Object.keys(before), ...held]);
  const unused = [...keys].filter((key) => !used.has(key)).sort();
  return Object.fromEntries(unused.map((key) => [key, before[key] ?? { seq: lastSeq, at: now }]));
}

export interface Retention {
  /** A key stays while one of so many newest deploys uses it. */
  readonly keepDeploys: number;
  /** It stays for so long after its last use. */
  readonly keepDays: number;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Lists the keys that no recent deploy names and that have been out of use for long. */
export function findPrunable(
  unused: Unused,
  { seq, now }: { readonly seq: number; readonly now: string },
  { keepDeploys, keepDays }: Retention,
): readonly string[] {
  const before = Date.parse(now) - keepDays * dayMs;
  return Object.entries(unused)
    .filter(([, last]) => last.seq <= seq - keepDeploys && Date.parse(last.at) <= before)
    .map(([key]) => key);
}
