import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentHtml } from '../../demo/answers/content-html.ts';
import { startRequest } from '../../demo/answers/request.ts';
import { createStore } from '../../demo/store.ts';
import { htmlToText } from '../../generator/content/html/text.ts';
import { withAddressesOf } from '../../tools/demo-wordpress/import/addresses.ts';
import { importDemo } from '../../tools/demo-wordpress/import-demo.ts';
import { projectFolder } from './server/packages.ts';
import { type AdminBrowser, openAdmin } from './support/admin-browser.ts';
import { openEditor } from './support/editor.ts';
import { findInvalidBlocks } from './support/invalid-blocks.ts';
import { openWordpress } from './support/open-wordpress.ts';

const store = createStore();

describe('the demo in a WordPress', () => {
  const wordpress = openWordpress();
  let browser: AdminBrowser;
  beforeAll(async () => {
    await importDemo(wordpress, store, path.join(projectFolder, 'demo'));
    browser = await openAdmin(wordpress, await wordpress.login('editor'));
  });
  afterAll(async () => {
    await browser?.close();
  });

  it('has every entry, file, category and menu item once, in its status', async () => {
    const found = await wordpress.run<Record<string, number>>(
      `global $wpdb;
      $rows = $wpdb->get_results( "SELECT post_type, post_status, COUNT(*) AS count FROM {$wpdb->posts} WHERE ID > 100 GROUP BY post_type, post_status" );
      $counts = array( 'categories' => (int) wp_count_terms( array( 'taxonomy' => 'category', 'hide_empty' => true ) ) );
      foreach ( $rows as $row ) {
        $counts[ "$row->post_type $row->post_status" ] = (int) $row->count;
      }
      return $counts;`,
    );
    expect(found).toEqual({
      'post publish': 71,
      'post draft': 1,
      'post private': 1,
      'post future': 1,
      'post trash': 1,
      'page publish': 19,
      'boardwalk_event publish': 29,
      'boardwalk_location publish': 22,
      'boardwalk_art publish': 14,
      'boardwalk_experience publish': 7,
      'boardwalk_space publish': 7,
      'boardwalk_job publish': 4,
      'attachment inherit': 103,
      'nav_menu_item publish': 30,
      categories: 7,
    });
  });

  it('has the fields, dates and addresses of entries', async () => {
    const found = await wordpress.run(
      `$read = static function ( int $id ) {
        $post = get_post( $id );
        return array(
          $post->post_title, $post->post_date_gmt, $post->post_modified_gmt, wp_parse_url( get_permalink( $id ), PHP_URL_PATH ),
          array_filter( array_map( static fn( $values ) => $values[0], get_post_meta( $id ) ), static fn( $key ) => '_' !== $key[0], ARRAY_FILTER_USE_KEY ),
          get_post_thumbnail_id( $id ),
        );
      };
      return array_map( $read, $given );`,
      { given: [617, 401, 501, 214, 1067] },
    );
    expect(found).toMatchInlineSnapshot(`
      [
        [
          "Meet the Keeper",
          "2026-05-30 13:00:00",
          "2026-05-30 13:00:00",
          "/event/meet-the-keeper/",
          {
            "boardwalk_access": "a:0:{}",
            "boardwalk_audiences": "a:1:{i:0;s:8:"children";}",
            "boardwalk_dates": "a:7:{s:7:"repeats";s:7:"monthly";s:8:"interval";i:1;s:8:"weekdays";a:0:{}s:5:"weeks";a:1:{i:0;i:-1;}s:5:"until";s:0:"";s:5:"count";i:6;s:4:"days";a:1:{i:0;a:5:{s:4:"date";s:10:"2026-06-28";s:6:"change";s:8:"sold-out";s:4:"from";s:0:"";s:5:"until";s:0:"";s:4:"note";s:0:"";}}}",
            "boardwalk_is_for_families": "1",
            "boardwalk_price": "$5",
            "boardwalk_start": "2026-06-28T14:00:00",
            "boardwalk_venue": "Pier Head Light",
            "boardwalk_venue_location": "421",
          },
          139,
        ],
        [
          "The Oyster Shed",
          "2024-02-10 14:00:00",
          "2026-05-30 13:00:00",
          "/location/the-oyster-shed/",
          {
            "boardwalk_access": "a:1:{i:0;s:9:"step-free";}",
            "boardwalk_address": "14 Halyard Pier",
            "boardwalk_hours": "Tuesday to Thursday 12 pm to 10 pm
      Friday and Saturday 12 pm to midnight
      Sunday 12 pm to 9 pm",
            "boardwalk_latitude": "43.65349",
            "boardwalk_longitude": "-70.24496",
            "boardwalk_opening_hours": "a:3:{s:4:"week";a:6:{i:0;a:3:{s:3:"day";i:2;s:5:"opens";s:5:"12:00";s:6:"closes";s:5:"22:00";}i:1;a:3:{s:3:"day";i:3;s:5:"opens";s:5:"12:00";s:6:"closes";s:5:"22:00";}i:2;a:3:{s:3:"day";i:4;s:5:"opens";s:5:"12:00";s:6:"closes";s:5:"22:00";}i:3;a:3:{s:3:"day";i:5;s:5:"opens";s:5:"12:00";s:6:"closes";s:5:"00:00";}i:4;a:3:{s:3:"day";i:6;s:5:"opens";s:5:"12:00";s:6:"closes";s:5:"00:00";}i:5;a:3:{s:3:"day";i:7;s:5:"opens";s:5:"12:00";s:6:"closes";s:5:"21:00";}}s:10:"exceptions";a:1:{i:0;a:5:{s:4:"date";s:10:"2026-07-04";s:8:"isClosed";b:0;s:5:"opens";s:5:"12:00";s:6:"closes";s:5:"15:00";s:4:"note";s:9:"Fireworks";}}s:7:"seasons";a:0:{}}",
            "boardwalk_phone": "+1 207 555 0114",
            "boardwalk_website": "https://oystershed.example.com/?ref=pier&lang=en",
          },
          153,
        ],
        [
          "The Twenty-Two",
          "2024-02-20 14:00:00",
          "2025-04-18 13:10:00",
          "/art/the-twenty-two/",
          {
            "boardwalk_artist": "Elias Trask",
            "boardwalk_location": "417",
            "boardwalk_year": "1911",
          },
          109,
        ],
        [
          "Privacy",
          "2023-11-08 14:00:00",
          "2026-01-05 14:00:00",
          "/privacy/",
          [],
          0,
        ],
        [
          "Ten ways to the lighthouse",
          "2026-04-02 13:00:00",
          "2026-04-03 13:00:00",
          "/news/ten-ways-to-the-lighthouse/",
          [],
          142,
        ],
      ]
    `);
  });

  it('has both menus in their order and depth', async () => {
    const found = await wordpress.run(
      `return array_map(
        static fn( $menu ) => array_map( static fn( $item ) => array( $item->ID, (int) $item->menu_item_parent, $item->title, $item->target ), wp_get_nav_menu_items( $menu ) ),
        get_nav_menu_locations()
      );`,
    );
    const expected = (location: string) =>
      store.menuItems
        .filter((item) => item.location === location)
        .map(({ id, parentId, label, target }) => [id, parentId, label, target]);
    expect(found).toEqual({ primary: expected('PRIMARY'), footer: expected('FOOTER') });
  });

  it('has the settings of the site and of the pier', async () => {
    expect(
      await wordpress.run(
        `return array(
          get_bloginfo( 'name' ), get_bloginfo( 'description' ), get_locale(), wp_timezone_string(),
          get_the_title( get_option( 'page_on_front' ) ), get_the_title( get_option( 'page_for_posts' ) ), get_the_title( get_option( 'wp_page_for_privacy_policy' ) ),
          get_option( 'boardwalk_pier' )['hours']['week'][4], get_option( 'boardwalk_pier' )['latitude'],
        );`,
      ),
    ).toEqual([
      'Halyard Pier',
      'Four hundred metres of harbour, food and art in Port Ellery, Maine',
      'en_US',
      'America/New_York',
      'Home',
      'News',
      'Privacy',
      { day: 5, opens: '07:00', closes: '00:00' },
      43.6531,
    ]);
  });

  it('serves the files at the addresses of the demo', async () => {
    for (const file of ['marina.jpg', 'marina-1024x683.jpg', 'walk-out-to-sea.vtt'])
      expect((await fetch(`${wordpress.url}/wp-content/uploads/2026/05/${file}`)).status, file).toBe(200);
  });

  it('renders every entry with the words and sections of the demo', async () => {
    const rendered = await wordpress.run<Record<string, string>>(
      `$found = array();
      foreach ( get_posts( array( 'post_type' => get_post_types(), 'post_status' => 'any,trash', 'numberposts' => -1, 'post__in' => $given ) ) as $entry ) {
        $GLOBALS['post'] = $entry;
        setup_postdata( $entry );
        $found[ $entry->ID ] = apply_filters( 'the_content', $entry->post_content );
      }
      return $found;`,
      { given: store.entries.map(({ id }) => id) },
    );
    const atWordpress = withAddressesOf(wordpress.url);
    const differing = store.entries.flatMap(({ id, slug, blocks }) => {
      const expected = atWordpress(contentHtml(blocks, startRequest(store)) ?? '');
      const [own, found] = [shownIn(expected), shownIn(rendered[id] ?? '')];
      return own === found ? [] : [{ slug, own, found }];
    });
    expect(differing).toEqual([]);
  });

  it('may keep blocks that an editor cannot add: only the administration has a list', async () => {
    const allowed = `$context = new WP_Block_Editor_Context( array( 'name' => 'core/edit-post', 'post' => get_post( 217 ) ) );
      $allowed = get_allowed_block_types( $context );
      return true === $allowed || in_array( 'core/verse', $allowed, true );`;
    expect([await wordpress.run(allowed), await wordpress.run(allowed, { inAdmin: true })]).toEqual([
      true,
      false,
    ]);
  });

  it('has blocks that the editor accepts, in every entry', async () => {
    const contents = await wordpress.run<Record<string, string>>(
      `global $wpdb;
      return array_column( $wpdb->get_results( "SELECT ID, post_content FROM {$wpdb->posts} WHERE post_content <> ''" ), 'post_content', 'ID' );`,
    );
    const editor = await openEditor(browser, 'page');
    expect(await findInvalidBlocks(editor, contents)).toEqual([]);
    expect(editor.complaints).toEqual([]);
  });
});

// WordPress makes these when it is asked.
const made = /<(\w+)[^>]*class="[^"]*wp-block-(?:categories|calendar|footnotes|social-links).*?<\/\1>/gs;

const section = /<div data-pier-block="([^"]*)" data-props="([^"]*)">.*?<\/div>/gs;

/** Returns the words of html, and the settings of its sections. */
function shownIn(html: string): string {
  const settings = [...html.matchAll(section)].map(([, name, props = '']) => {
    const json = props.replaceAll('&quot;', '"').replaceAll(/&[lg]t;|&amp;/g, htmlToText);
    return `${name} ${JSON.stringify(JSON.parse(json, withoutEmpty))}`;
  });
  return [htmlToText(html.replaceAll(section, '').replaceAll(made, '')), ...settings].join('\n');
}

/** Sorts what an object has. The plugin names no alternative text, which is in the library, and no empty list. */
function withoutEmpty(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(
        ([name, own]) => !(name === 'alt' && 'id' in value) && !(Array.isArray(own) && own.length === 0),
      )
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}
