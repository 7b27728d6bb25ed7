import { beforeAll, describe, expect, it } from 'vitest';
import { exampleOf } from '../../../support/mapping-example.ts';
import {
  addEntries,
  afar,
  aroundTheClock,
  calendarEntries,
  gigEntries,
  openMappedSite,
  standIn,
  wholeDays,
} from '../../support/mapped-site.ts';
import { openWordpress } from '../../support/open-wordpress.ts';

describe('a WordPress with The Events Calendar (a stand-in)', () => {
  const wordpress = openWordpress();
  const site = openMappedSite(wordpress, () => exampleOf('The Events Calendar'));
  beforeAll(async () => {
    // Its types have the names of ours.
    await wordpress.run(`deactivate_plugins( 'boardwalk/boardwalk.php' );`);
    await standIn(wordpress, 'events-calendar');
    await wordpress.run(addEntries, { given: calendarEntries });
  });

  it('is built with every event at its right time, its place and its price', async () => {
    const rows = [...aroundTheClock, ...wholeDays, afar];
    await site.generate();
    expect(await Promise.all(rows.map(async ([slug = '']) => [slug, ...(await site.datesOf(slug))]))).toEqual(
      rows,
    );
    const page = await site.read('event/boat-show/index.html');
    for (const part of ['href="/location/pier-hall/"', '$12', 'All about it.']) expect(page).toContain(part);
    expect(await site.generate()).toContain('0 pages rendered');
    expect(await site.check()).toHaveLength(6);
  });
});

describe('a WordPress with Advanced Custom Fields (a stand-in), beside the plugin Boardwalk', () => {
  const wordpress = openWordpress();
  const site = openMappedSite(wordpress, () => exampleOf('Advanced Custom Fields'));
  beforeAll(async () => {
    await standIn(wordpress, 'custom-fields');
    await wordpress.run(addEntries, { given: gigEntries });
  });

  it('is built with every event at its right time, and sees a field that was edited alone', async () => {
    const rows = [...aroundTheClock, ...wholeDays];
    await site.generate();
    expect(await Promise.all(rows.map(async ([slug = '']) => [slug, ...(await site.datesOf(slug))]))).toEqual(
      rows,
    );
    const page = await site.read('event/winter-lights/index.html');
    for (const part of ['href="/location/deck/"', '$12.50', 'Songs of the <em>sea</em>.'])
      expect(page).toContain(part);
    expect(await site.generate()).toContain('0 pages rendered');
    await wordpress.run(
      `update_post_meta( get_posts( array( 'post_type' => 'gig', 'title' => 'Winter Lights' ) )[0]->ID, 'start', '2026-11-01 18:45:00' );`,
    );
    await site.generate();
    expect(await site.datesOf('winter-lights')).toContain('2026-11-01T18:45:00-05:00');
  });
});
