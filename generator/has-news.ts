import { readContent } from './gather.ts';
import { startRun } from './run.ts';
import type { Site } from './site.ts';

/**
 * Whether a build would make another site than the last one did: the CMS has something new, or an event has ended since.
 * The CMS is asked for its lists, and for the details of what is new in them; nothing is kept of it. Throws BuildError
 * `source` when it does not answer.
 */
export async function hasNews(site: Site): Promise<boolean> {
  return (await hasNewContent(site)) || isStaleByClock(site);
}

async function hasNewContent(site: Site): Promise<boolean> {
  if (site.source.endpoint === null) return false;
  const { changes } = await readContent(
    { ...site, onProgress: () => undefined, isFresh: false },
    startRun(site),
    { isPoll: true },
  );
  return changes === null || changes.length > 0;
}

function isStaleByClock({ last, source }: Site): boolean {
  const change = last.nextChange;
  return change != null && Date.parse(change.at) <= Date.parse(source.now());
}
