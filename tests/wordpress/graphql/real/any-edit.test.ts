import { afterAll, beforeAll, describe, it } from 'vitest';
import { shownEdits } from '../../changes/shown-edits.ts';
import { makeShownSite } from '../../changes/shown-site.ts';
import { openWordpress } from '../../support/open-wordpress.ts';
import { type Builds, startBuilds } from '../../support/start-builds.ts';

describe('a site after edits of any origin', () => {
  const wordpress = openWordpress();
  let builds: Builds;
  let ids: Readonly<Record<string, number>>;
  beforeAll(async () => {
    builds = await startBuilds(wordpress);
    ids = await makeShownSite(wordpress);
  });
  afterAll(async () => {
    await builds?.remove();
  });

  it('is built', () => builds.build(), 900_000);

  // A build takes some twenty requests of a second each: so one for each group, and one that remembers nothing.
  it.each(shownEdits)(
    'equals a clean build: edits %s',
    async (_, edits) => {
      for (const { php } of edits) await wordpress.run(php, { given: ids, inAdmin: true });
      await builds.build();
      await builds.build('--verify');
    },
    1_800_000,
  );
});
