import * as z from 'zod';
import { loadValue, saveValue } from '../cache/one-value.ts';
import type { SiteFigures } from './site-memory.ts';

/** The most builds that are remembered. */
const longest = 20;

const builds = z
  .array(
    z.strictObject({
      /** The moment that the site was built for, ISO 8601. */
      at: z.string(),
      /** SHA-256 of the manifest. */
      build: z.string(),
      pages: z.number(),
      files: z.number(),
      /** Of all files together. */
      bytes: z.number(),
    }),
  )
  .readonly();

/** The last builds that changed an output folder, the oldest first. */
export type BuildHistory = z.infer<typeof builds>;

interface RecordedBuild {
  /** The moment of the build. */
  readonly now: string;
  /** Hash of the manifest. */
  readonly manifest: string;
  readonly figures: Pick<SiteFigures, 'pages' | 'files' | 'bytes'>;
}

/**
 * Adds a build to the last ones of its output folder, unless it made the same site as the one before. Returns all
 * of them. Never throws: without the file, reports show fewer builds.
 */
export function recordBuild(
  file: string,
  { now, manifest, figures: { pages, files, bytes } }: RecordedBuild,
): BuildHistory {
  const before = loadHistory(file);
  if (before.at(-1)?.build === manifest) return before;
  const total = Object.values(pages).reduce((sum, count) => sum + count, 0);
  const builds = [...before, { at: now, build: manifest, pages: total, files, bytes }].slice(-longest);
  saveValue(contents, file, builds);
  return builds;
}

const contents = 'builds';

/** Returns an empty history when it is missing or unreadable: it is for people, and no build needs it. */
export function loadHistory(file: string): BuildHistory {
  return builds.safeParse(loadValue(contents, file)).data ?? [];
}
