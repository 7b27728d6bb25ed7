import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { shownEdits } from '../../changes/shown-edits.ts';
import { makeShownSite } from '../../changes/shown-site.ts';
import { openWordpress } from '../../support/open-wordpress.ts';
import { type Builds, startBuilds } from '../../support/start-builds.ts';

const hasSmartCache = 'wp-graphql-smart-cache' in inject('wordpressPlugins');
if (!hasSmartCache)
  console.info(
    'BOARDWALK_WPGRAPHQL has no folder "wp-graphql-smart-cache": its cache is not tried (graphql/real/smart-cache.test.ts).',
  );

describe.skipIf(!hasSmartCache)(
  'a site whose answers of GraphQL are in the object cache of Smart Cache',
  () => {
    const wordpress = openWordpress();
    let builds: Builds;
    let ids: Readonly<Record<string, number>>;
    const cache = (toggle: 'on' | 'off') =>
      wordpress.run(`update_option( 'graphql_cache_section', array( 'cache_toggle' => $given ) );`, {
        given: toggle,
      });
    /** Asks as somebody else than a build would, and returns the title and whether it came from the cache. */
    const askOther = async () => {
      const answer = await fetch(`${wordpress.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: '{ generalSettings { description } boardwalk { stamp } }' }),
      });
      return (await answer.text()).includes('returned from the GraphQL Object Cache');
    };
    beforeAll(async () => {
      builds = await startBuilds(wordpress);
      ids = await makeShownSite(wordpress);
      await cache('on');
    });
    afterAll(async () => {
      await builds?.remove();
    });

    it('keeps the answers for others', async () => {
      expect([await askOther(), await askOther()]).toEqual([false, true]);
    });

    it('is built, and built again without a change', async () => {
      await builds.build();
      expect(await builds.build()).toContain('0 files written');
    }, 900_000);

    it('shows one edit in the next build', async () => {
      const title = 'A title that nothing hides';
      await wordpress.run(
        `wp_update_post( array( 'ID' => $given['id'], 'post_title' => $given['title'] ) );`,
        { given: { id: ids.event ?? ids.sql, title } },
      );
      expect(await builds.build()).not.toContain('0 files written');
      expect(await builds.build()).toContain('0 files written');
    }, 900_000);

    // The clean build is made without the cache: with it, both could show the same old answer.
    it.each(shownEdits)(
      'equals a clean build without the cache: edits %s',
      async (_, edits) => {
        await builds.build();
        for (const { php } of edits) await wordpress.run(php, { given: ids, inAdmin: true });
        expect(await askOther().then(askOther)).toBe(true);
        await builds.build();
        await cache('off');
        await builds.build('--verify');
        await cache('on');
      },
      1_800_000,
    );
  },
);
