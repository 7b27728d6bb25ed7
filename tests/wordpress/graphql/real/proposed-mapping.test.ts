import { beforeAll, describe, expect, it } from 'vitest';
import { visit } from '../../support/form.ts';
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
import { copiedSetting, mappingPage, readProposal } from '../../support/mapping-page.ts';
import { openWordpress } from '../../support/open-wordpress.ts';

describe('a mapping is proposed for The Events Calendar (a stand-in)', () => {
  const wordpress = openWordpress();
  beforeAll(async () => {
    await standIn(wordpress, 'events-calendar');
    await wordpress.run(addEntries, { given: calendarEntries });
    // Neither may be seen, though they are the newest.
    await wordpress.run(
      `foreach ( array( array( 'post_status' => 'private', 'post_title' => 'Secret rehearsal' ), array( 'post_status' => 'publish', 'post_password' => 'x', 'post_title' => 'Members only' ) ) as $post )
        wp_insert_post( $post + array( 'post_type' => 'tribe_events', 'post_date' => '2026-01-02 10:00:00', 'meta_input' => array( '_EventStartDate' => '2026-05-05 10:00:00', '_EventCost' => '77' ) ) );
      file_put_contents( WPMU_PLUGIN_DIR . '/plain.php', "<?php add_action( 'init', function () { register_post_type( 'plain_event', array( 'label' => 'Plain events', 'show_ui' => true ) ); } );" );
      return null;`,
    );
  });
  const site = openMappedSite(wordpress, () => copiedSetting(wordpress));

  it('with the values as they would be read, and the site that is built of it has every event at its right time', async () => {
    const { rows, text } = await readProposal(wordpress);
    expect(rows.Starts).toEqual([
      "{ path: 'startDate', zoneField: 'timezone' }",
      'Tue, October 27, 2026, 2:00 pm',
      'Fri, July 3, 2026, all day',
      'Sat, June 20, 2026, all day',
      'Sun, November 1, 2026, 6:30 pm',
      'Sat, October 31, 2026, 8:00 pm',
    ]);
    expect(rows.Price?.slice(0, 2)).toEqual(["{ path: 'cost', before: '$' }", '$12']);
    expect(rows['Plain events plain_event']).toEqual([expect.stringContaining('not shown in GraphQL')]);
    for (const hidden of ['Secret rehearsal', 'Members only', '$77']) expect(text).not.toContain(hidden);
    const right = [...aroundTheClock, ...wholeDays, afar];
    await site.generate();
    expect(
      await Promise.all(right.map(async ([slug = '']) => [slug, ...(await site.datesOf(slug))])),
    ).toEqual(right);
  });

  it('is for those who may change settings, and gives up where WPGraphQL takes too long', async () => {
    expect((await visit(await wordpress.login('editor'), mappingPage)).status).toBe(403);
    const late = await wordpress.run<{ values: object; error: string }>(
      `require_once WP_PLUGIN_DIR . '/boardwalk/includes/mapping/newest-values.php';
      $id = get_posts( array( 'post_type' => 'tribe_events', 'title' => 'Boat Show' ) )[0]->ID;
      return Boardwalk\\valuesOf( array( $id ), array( 'startDate' ), 'events', microtime( true ) - 1 );`,
    );
    expect(late).toEqual({ values: [], error: 'WPGraphQL takes too long to answer.' });
  });

  it('in German, too', async () => {
    await wordpress.run(
      `wp_mkdir_p( WP_LANG_DIR );
      file_put_contents( WP_LANG_DIR . '/de_DE.l10n.php', "<?php return array( 'messages' => array( 'Published' => 'Veröffentlicht' ) );" );
      update_user_meta( get_user_by( 'login', 'admin' )->ID, 'locale', 'de_DE' );
      return null;`,
    );
    const setup = await visit(await wordpress.login('admin'), '/wp-admin/admin.php?page=boardwalk-setup');
    // The checks before have asked WPGraphQL as a visitor, whose language is English.
    for (const words of ['Feste Seiten', 'In Ordnung', 'Einstellung vorschlagen'])
      expect(setup.text).toContain(words);
    const { text } = await readProposal(wordpress);
    for (const words of ['Inhalte anderer Plugins', 'ganztägig', 'Nicht vorgeschlagen'])
      expect(text).toContain(words);
    await wordpress.run(`delete_user_meta( get_user_by( 'login', 'admin' )->ID, 'locale' ); return null;`);
  });
});

describe('a mapping is proposed for Advanced Custom Fields (a stand-in)', () => {
  const wordpress = openWordpress();
  beforeAll(async () => {
    await standIn(wordpress, 'custom-fields');
    await wordpress.run(addEntries, { given: gigEntries });
  });
  const site = openMappedSite(wordpress, () => copiedSetting(wordpress));

  it('with groups, connections and references, and built the same way', async () => {
    const { rows, setting } = await readProposal(wordpress);
    expect(rows['Doors open']?.[0]).toBe("{ path: 'gigDetails.doors', format: 'g:i a' }");
    expect(rows['Venue in words']?.slice(0, 2)).toEqual(["'gigDetails.venue.nodes.Place.title'", 'Deck']);
    expect(rows.Price?.slice(0, 2)).toEqual(["{ path: 'gigDetails.price', before: '$' }", '$12.50']);
    expect(setting).toContain("text: 'gigDetails.description',");
    const right = [...aroundTheClock, ...wholeDays];
    await site.generate();
    expect(
      await Promise.all(right.map(async ([slug = '']) => [slug, ...(await site.datesOf(slug))])),
    ).toEqual(right);
  });
});
