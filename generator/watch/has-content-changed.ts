import type { Problem } from '../problems/problem.ts';
import { readContent } from '../site/read-content.ts';
import { startRun } from '../site/run.ts';
import type { Site } from '../site/site.ts';
import { hashJson } from '../util/hash.ts';

/**
 * Returns true when a build would give another site: the CMS has something new, or an event has
 * ended. Asks the CMS for its lists, and for the details of new entries; the next build begins with
 * these, without asking twice. Throws BuildError `source` when the CMS does not answer.
 */
export async function hasNews(site: Site): Promise<boolean> {
  return (await hasNewContent(site)) || isStaleByClock(site);
}

async function hasNewContent(site: Site): Promise<boolean> {
  if (site.source.endpoint === null) return false;
  const since = site.last.contentAndMedia?.saved;
  const problems: Problem[] = [];
  const run = { ...startRun(site), warn: (problem: Problem) => void problems.push(problem) };
  const quiet = { ...site, onProgress: () => undefined, isFresh: false };
  const found = await readContent(quiet, run, { isPoll: true });
  const before = site.last.contentAndMedia?.content;
  const isAnswered = hashJson(found.content.answers ?? null) === hashJson(before?.answers ?? null);
  const isNew = found.changes === null || found.changes.length > 0 || !isAnswered;
  site.polled = isNew ? { found, problems, since } : null;
  return isNew;
}

function isStaleByClock({ last, source }: Site): boolean {
  const change = last.nextChange;
  return change != null && Date.parse(change.at) <= Date.parse(source.now());
}
