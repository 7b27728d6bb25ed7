import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleOf } from '../../../support/mapping-example.ts';
import { spawnBoardwalk } from '../../../support/spawn-boardwalk.ts';
import { makeTemporaryFolder, removeFolder } from '../../../support/temporary-folder.ts';
import type { Wordpress } from '../../server/start-wordpress.ts';
import { openWordpress } from '../../support/open-wordpress.ts';

/** A site with the settings of an example of docs/mapping.md. */
function openSite(wordpress: Wordpress, heading: string) {
  let folder: string;
  beforeAll(async () => {
    folder = await makeTemporaryFolder();
    await writeFile(path.join(folder, 'site.config.ts'), await exampleOf(heading));
  });
  afterAll(() => removeFolder(folder));
  const run = async (command: string, ...more: readonly string[]) => {
    const config = path.join(folder, 'site.config.ts');
    const flags = ['--config', config, '--endpoint', `${wordpress.url}/graphql`];
    const { exitCode, stdout, stderr } = await spawnBoardwalk([command, ...flags, ...more]);
    expect({ exitCode, stderr }, stdout).toEqual({ exitCode: 0, stderr: '' });
    return stdout;
  };
  const read = (file: string) => readFile(path.join(folder, 'dist', file), 'utf8');
  return {
    read,
    check: async () => (await run('check')).split('\n').filter((line) => line.includes('Read as')),
    generate: () => run('generate', '--now', '2026-01-10T12:00:00Z'),
    datesOf: async (slug: string) => {
      const page = await read(`event/${slug}/index.html`);
      return ['startDate', 'endDate'].map((name) => new RegExp(`"${name}":"([^"]*)"`).exec(page)?.[1]);
    },
  };
}

/** Takes the place of a plugin that cannot be had. */
async function standIn(wordpress: Wordpress, name: string): Promise<void> {
  const folder = path.join(wordpress.content, 'mu-plugins');
  await mkdir(folder, { recursive: true });
  await copyFile(
    path.join(import.meta.dirname, `../../support/foreign/${name}.php`),
    path.join(folder, `${name}.php`),
  );
}

/** Adds entries with their meta, each by its type and title, and chooses the zone of the site. */
const addEntries = `update_option( 'timezone_string', 'America/New_York' );
  foreach ( $given as list( $type, $title, $meta ) ) {
    foreach ( $meta as $key => $value ) if ( is_string( $value ) && str_starts_with( $value, 'title:' ) ) $meta[ $key ] = get_posts( array( 'post_type' => 'any', 'title' => substr( $value, 6 ) ) )[0]->ID;
    wp_insert_post( array( 'post_type' => $type, 'post_status' => 'publish', 'post_title' => $title, 'post_content' => '<p>All about it.</p>', 'meta_input' => $meta, 'post_date' => '2026-01-01 10:00:00' ), true );
  }`;

const wholeDays = [
  ['founders-day', '2026-06-20', '2026-06-20'],
  ['boat-show', '2026-07-03', '2026-07-05'],
];
const aroundTheClock = [
  ['before-the-clocks-change', '2026-03-07T19:00:00-05:00', '2026-03-07T21:00:00-05:00'],
  ['after-the-clocks-change', '2026-03-08T19:00:00-04:00', '2026-03-08T21:00:00-04:00'],
  ['halloween-night', '2026-10-31T20:00:00-04:00', '2026-11-01T03:00:00-05:00'],
  ['winter-lights', '2026-11-01T18:30:00-05:00', '2026-11-01T20:00:00-05:00'],
];
const afar = ['call-from-london', '2026-10-27T14:00:00-04:00', '2026-10-27T15:00:00-04:00'];

/** Title, start and end by local clocks, and the zone. */
const events = [
  ['Before the clocks change', '2026-03-07 19:00:00', '2026-03-07 21:00:00', 'America/New_York'],
  ['After the clocks change', '2026-03-08 19:00:00', '2026-03-08 21:00:00', 'America/New_York'],
  ['Halloween Night', '2026-10-31 20:00:00', '2026-11-01 03:00:00', 'America/New_York'],
  ['Winter Lights', '2026-11-01 18:30:00', '2026-11-01 20:00:00', 'America/New_York'],
  ['Founders Day', '2026-06-20 00:00:00', '2026-06-20 23:59:59', 'America/New_York'],
  ['Boat Show', '2026-07-03 00:00:00', '2026-07-05 23:59:59', 'America/New_York'],
  ['Call from London', '2026-10-27 18:00:00', '2026-10-27 19:00:00', 'Europe/London'],
] as const;

describe('a WordPress with The Events Calendar (a stand-in)', () => {
  const wordpress = openWordpress();
  const site = openSite(wordpress, 'The Events Calendar');
  beforeAll(async () => {
    // Its types have the names of ours.
    await wordpress.run(`deactivate_plugins( 'boardwalk/boardwalk.php' );`);
    await standIn(wordpress, 'events-calendar');
    const given = [
      ['tribe_venue', 'Pier Hall', { _VenueAddress: '1 Harbour Street' }],
      ...events.map(([title, start, end, zone]) => [
        'tribe_events',
        title,
        {
          _EventStartDate: start,
          _EventEndDate: end,
          _EventTimezone: zone,
          _EventCost: '12',
          _EventVenueID: 'title:Pier Hall',
        },
      ]),
    ];
    await wordpress.run(addEntries, { given });
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
  const site = openSite(wordpress, 'Advanced Custom Fields');
  beforeAll(async () => {
    await standIn(wordpress, 'custom-fields');
    const given = [
      ['place', 'Deck', { street: '2 Harbour Street', map: { latitude: 27.77, longitude: -82.63 } }],
      ...events.slice(0, 6).map(([title, start, end]) => [
        'gig',
        title,
        {
          start,
          end,
          doors: '6:30 pm',
          price: '12.5',
          venue: 'title:Deck',
          description: '<p>Songs of the <em>sea</em>.</p>',
        },
      ]),
    ];
    await wordpress.run(addEntries, { given });
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
