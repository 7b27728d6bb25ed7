import * as z from 'zod';
import { loadValue, saveValue } from '../cache/one-value.ts';

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

/** The figures of one build. */
export type BuildFigures = BuildHistory[number];

/** Adds a build, unless it made the same site as the one before. */
export function addBuild(history: BuildHistory, figures: BuildFigures): BuildHistory {
  if (history.at(-1)?.build === figures.build) return history;
  return [...history, figures].slice(-longest);
}

const contents = 'builds';

/** Returns an empty history when it is missing or unreadable: it is for people, and no build needs it. */
export function loadHistory(file: string): BuildHistory {
  return builds.safeParse(loadValue(contents, file)).data ?? [];
}

/** Never throws: without it, reports show fewer builds. */
export function saveHistory(file: string, history: BuildHistory): void {
  saveValue(contents, file, history);
}
