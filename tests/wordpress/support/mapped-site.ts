import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { spawnBoardwalk } from '../../support/spawn-boardwalk.ts';
import { makeTemporaryFolder, removeFolder } from '../../support/temporary-folder.ts';
import type { Wordpress } from '../server/start-wordpress.ts';

/** A site of settings that are known when the tests begin. */
export function openMappedSite(wordpress: Wordpress, settings: () => Promise<string>) {
  let folder: string;
  beforeAll(async () => {
    folder = await makeTemporaryFolder();
    await writeFile(path.join(folder, 'site.config.ts'), await settings());
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
export async function standIn(wordpress: Wordpress, name: string): Promise<void> {
  const folder = path.join(wordpress.content, 'mu-plugins');
  await mkdir(folder, { recursive: true });
  await copyFile(path.join(import.meta.dirname, `foreign/${name}.php`), path.join(folder, `${name}.php`));
}

/** Adds entries with their meta, each by its type and title, and chooses the zone of the site. */
export const addEntries = `update_option( 'timezone_string', 'America/New_York' );
  foreach ( $given as list( $type, $title, $meta ) ) {
    foreach ( $meta as $key => $value ) if ( is_string( $value ) && str_starts_with( $value, 'title:' ) ) $meta[ $key ] = get_posts( array( 'post_type' => 'any', 'title' => substr( $value, 6 ) ) )[0]->ID;
    wp_insert_post( array( 'post_type' => $type, 'post_status' => 'publish', 'post_title' => $title, 'post_content' => '<p>All about it.</p>', 'meta_input' => $meta, 'post_date' => '2026-01-01 10:00:00' ), true );
  }`;

export const wholeDays = [
  ['founders-day', '2026-06-20', '2026-06-20'],
  ['boat-show', '2026-07-03', '2026-07-05'],
];
export const aroundTheClock = [
  ['before-the-clocks-change', '2026-03-07T19:00:00-05:00', '2026-03-07T21:00:00-05:00'],
  ['after-the-clocks-change', '2026-03-08T19:00:00-04:00', '2026-03-08T21:00:00-04:00'],
  ['halloween-night', '2026-10-31T20:00:00-04:00', '2026-11-01T03:00:00-05:00'],
  ['winter-lights', '2026-11-01T18:30:00-05:00', '2026-11-01T20:00:00-05:00'],
];
export const afar = ['call-from-london', '2026-10-27T14:00:00-04:00', '2026-10-27T15:00:00-04:00'];

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

/** Entries of The Events Calendar, for `addEntries`. */
export const calendarEntries = [
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

/** Entries of Advanced Custom Fields. */
export const gigEntries = [
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
