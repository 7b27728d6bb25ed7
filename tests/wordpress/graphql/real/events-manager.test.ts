import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { exampleOf } from '../../../support/mapping-example.ts';
import { visit } from '../../support/form.ts';
import { afar, aroundTheClock, openMappedSite, wholeDays } from '../../support/mapped-site.ts';
import { copiedSetting, readProposal } from '../../support/mapping-page.ts';
import { openWordpress } from '../../support/open-wordpress.ts';

const hasEventsManager = 'events-manager' in inject('wordpressPlugins');
if (!hasEventsManager)
  console.info(
    'BOARDWALK_WPGRAPHQL has no folder "events-manager": it is not tried (graphql/real/events-manager.test.ts).',
  );

/** Title, days, times and zone, as its own form saves them. */
const events = [
  ['Before the clocks change', '2026-03-07 19:00:00', '2026-03-07 21:00:00', 'America/New_York'],
  ['After the clocks change', '2026-03-08 19:00:00', '2026-03-08 21:00:00', 'America/New_York'],
  ['Halloween Night', '2026-10-31 20:00:00', '2026-11-01 03:00:00', 'America/New_York'],
  ['Winter Lights', '2026-11-01 18:30:00', '2026-11-01 20:00:00', 'America/New_York'],
  ['Founders Day', '2026-06-20 00:00:00', '2026-06-20 23:59:59', 'America/New_York'],
  ['Boat Show', '2026-07-03 00:00:00', '2026-07-05 23:59:59', 'Europe/London'],
  ['Call from London', '2026-10-27 18:00:00', '2026-10-27 19:00:00', 'Europe/London'],
];

describe.skipIf(!hasEventsManager)(
  'a WordPress with the real Events Manager, beside the plugin Boardwalk',
  () => {
    const wordpress = openWordpress();
    beforeAll(async () => {
      const folder = path.join(wordpress.content, 'mu-plugins');
      await mkdir(folder, { recursive: true });
      await writeFile(
        path.join(folder, 'events-manager-graphql.php'),
        await exampleOf('Events Manager', 'php'),
      );
      // It makes its tables and rights on the first page of the administration.
      await visit(await wordpress.login('admin'), '/wp-admin/edit.php');
      await wordpress.run(
        `$place = new EM_Location();
      $place->location_name = 'Pier Hall';
      $place->location_address = '1 Harbour Street';
      $place->location_town = 'Harbour';
      $place->location_country = 'US';
      $place->force_status = 'publish';
      if ( ! $place->save() ) { throw new Exception( implode( ' ', $place->get_errors() ) ); }
      foreach ( $given as list( $name, $start, $end, $zone ) ) {
        $event = new EM_Event();
        $event->event_name = $name;
        $event->post_content = 'All about it.';
        list( $event->event_start_date, $event->event_start_time ) = explode( ' ', $start );
        list( $event->event_end_date, $event->event_end_time ) = explode( ' ', $end );
        $event->set_timezone( $zone );
        $event->event_all_day = str_contains( $end, '23:59:59' ) ? 1 : 0;
        $event->location_id = $place->location_id;
        $event->force_status = 'publish';
        if ( ! $event->save() ) { throw new Exception( implode( ' ', $event->get_errors() ) ); }
      }
      // The builds of this test are of that year's January.
      $GLOBALS['wpdb']->query( "UPDATE {$GLOBALS['wpdb']->posts} SET post_date = '2026-01-01 10:00:00', post_date_gmt = '2026-01-01 15:00:00'" );
      return null;`,
        { given: events, as: 'admin', inAdmin: true },
      );
    });
    const right = [...aroundTheClock, ...wholeDays, afar];

    describe('read by the setting of docs/mapping.md', () => {
      const site = openMappedSite(wordpress, () => exampleOf('Events Manager'));
      it('is built with every event at its right time, at its place', async () => {
        await site.generate();
        expect(
          await Promise.all(right.map(async ([slug = '']) => [slug, ...(await site.datesOf(slug))])),
        ).toEqual(right);
        expect(await site.read('event/boat-show/index.html')).toContain('href="/location/pier-hall/"');
        expect(await site.check()).toContainEqual(
          expect.stringContaining('startDate Tuesday, October 27, 2026, 2:00 – 3:00 PM'),
        );
      });
    });

    describe('read by the setting that the page Setup proposes', () => {
      const site = openMappedSite(wordpress, () => copiedSetting(wordpress));
      it('is built with every event at its right time, at its place', async () => {
        const { rows } = await readProposal(wordpress);
        expect(rows.Starts?.[0]).toBe("{ path: 'startDate', timeField: 'startTime', zoneField: 'timezone' }");
        await site.generate();
        expect(
          await Promise.all(right.map(async ([slug = '']) => [slug, ...(await site.datesOf(slug))])),
        ).toEqual(right);
        expect(await site.read('event/boat-show/index.html')).toContain('href="/location/pier-hall/"');
      });
    });
  },
);
