import * as z from 'zod';
import { readValue, writeValue } from '../cache/checked-lines.ts';

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

/** Resolves to an empty history when it is missing or unreadable: it is for people, and no build needs it. */
export async function loadHistory(file: string): Promise<BuildHistory> {
  const found = builds.safeParse(await readValue(file, contents).catch(() => undefined));
  return found.success ? found.data : [];
}

/** Never rejects: without it, reports show fewer builds. */
export async function saveHistory(file: string, history: BuildHistory): Promise<void> {
  await writeValue(file, contents, history).catch(() => undefined);
}
