import { DomUtils, parseDocument } from 'htmlparser2';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Session } from './server/session.ts';
import { visit } from './support/form.ts';
import { openWordpress } from './support/open-wordpress.ts';

const list = '/wp-admin/edit.php?post_type=boardwalk_event';

describe('the list of events', () => {
  const wordpress = openWordpress();
  let editor: Session;
  let gallery: number;
  beforeAll(async () => {
    // Two weeks of the last but one summer of the database, so that a test is right in any year until then.
    gallery = await wordpress.run<number>(
      `$gallery = wp_insert_post( array( 'post_type' => 'boardwalk_location', 'post_status' => 'publish', 'post_title' => 'Éclair Gallery' ) );
      $weekly   = array( 'repeats' => 'weekly', 'interval' => 1, 'weekdays' => array(), 'weeks' => array(), 'until' => '2036-06-26', 'count' => 0, 'days' => array(
        array( 'date' => '2036-06-12', 'change' => 'left-out', 'from' => '', 'until' => '', 'note' => '' ),
        array( 'date' => '2036-06-19', 'change' => 'sold-out', 'from' => '', 'until' => '', 'note' => '' ),
      ) );
      foreach ( array(
        'Late concert' => array( 'start' => '2036-09-01T20:00:00', 'venue' => 'Bandstand' ),
        'Market'       => array( 'start' => '2036-06-05T10:00:00', 'end' => '2036-06-05T14:00:00', 'dates' => $weekly ),
        'Opening'      => array( 'start' => '2036-06-19T18:00:00', 'venue_location' => $gallery, 'state' => 'cancelled' ),
        'Regatta'      => array( 'start' => '2021-06-19T18:00:00' ),
        'Old market'   => array( 'start' => '2020-06-19T18:00:00' ),
        'Whole day'    => array( 'start' => '2036-06-20T00:00:00', 'end' => '2036-06-23T00:00:00', 'venue' => 'The pier' ),
        'Idea'         => array(),
      ) as $title => $fields ) {
        $id = wp_insert_post( array( 'post_type' => 'boardwalk_event', 'post_status' => 'publish', 'post_title' => $title ) );
        foreach ( $fields as $name => $value ) {
          update_post_meta( $id, "boardwalk_$name", $value );
        }
      }
      return $gallery;`,
      { as: 'editor' },
    );
    editor = await wordpress.login('editor');
  });

  /** Reads the titles, in their order, each with these columns. */
  const rows = async (query = '', ...columns: readonly string[]) => {
    const { html } = await visit(editor, `${list}${query}`);
    const table = DomUtils.findOne(
      (node) => node.attribs.id === 'the-list',
      parseDocument(html).children,
      true,
    );
    const cells = DomUtils.findAll((node) => node.name === 'tr', table?.children ?? []).map((row) =>
      ['row-title', ...columns.map((name) => `column-boardwalk_${name}`)].map((name) => {
        const isCell = (node: { attribs: Record<string, string> }) =>
          (node.attribs.class ?? '').split(' ').includes(name);
        const cell = DomUtils.findOne(isCell, row.children, true);
        return cell ? DomUtils.textContent(cell).trim() : '';
      }),
    );
    // Without events a row says so.
    const events = cells.filter(([title]) => title !== '');
    return columns.length === 0 ? events.map(([title]) => title) : events;
  };

  it('shows what comes first first, then what has no date, then what is over, the last of it first', async () => {
    expect(await rows('', 'next', 'venue', 'state')).toEqual([
      ['Market', 'Thu, June 5, 2036, 10:00 amEvery week', '', ''],
      ['Opening', 'Thu, June 19, 2036, 6:00 pm', 'Éclair Gallery', 'Cancelled'],
      ['Whole day', 'Fri, June 20, 2036', 'The pier', ''],
      ['Late concert', 'Mon, September 1, 2036, 8:00 pm', 'Bandstand', ''],
      ['Idea', 'No date: no list shows it', '', ''],
      ['Regatta', 'Over: Sat, June 19, 2021, 6:00 pm', '', ''],
      ['Old market', 'Over: Fri, June 19, 2020, 6:00 pm', '', ''],
    ]);
  });

  it('sorts by each of its columns, in both directions', async () => {
    const first = async (query: string) => (await rows(query)).slice(0, 2);
    expect(await first('&orderby=boardwalk_next&order=desc')).toEqual(['Old market', 'Regatta']);
    expect(await first('&orderby=boardwalk_venue&order=desc')).toEqual(['Whole day', 'Opening']);
    expect((await rows('&orderby=boardwalk_venue&order=asc')).slice(-3)).toEqual([
      'Late concert',
      'Opening',
      'Whole day',
    ]);
    expect(await first('&orderby=boardwalk_state&order=desc')).toEqual(['Opening', 'Old market']);
    expect(await first('&orderby=title&order=asc')).toEqual(['Idea', 'Late concert']);
  });

  it('finds the events of a day, by their rules, and shows the date of that day', async () => {
    expect(await rows('&boardwalk_day=2036-06-19', 'next')).toEqual([
      ['Market', 'Thu, June 19, 2036, 10:00 amEvery week, Sold out'],
      ['Opening', 'Thu, June 19, 2036, 6:00 pm'],
    ]);
    expect(await rows('&boardwalk_day=2036-06-12')).toEqual([]);
    expect(await rows('&boardwalk_day=2036-06-22')).toEqual(['Whole day']);
    expect(await rows('&boardwalk_day=2036-06-19&boardwalk_venue=none')).toEqual(['Market']);
    expect(await rows('&boardwalk_day=never')).toHaveLength(7);
  });

  it('filters by time, venue and state, within a search', async () => {
    expect(await rows('&boardwalk_time=over')).toEqual(['Regatta', 'Old market']);
    expect(await rows('&boardwalk_time=none')).toEqual(['Idea']);
    expect(await rows('&boardwalk_time=coming&boardwalk_venue=none')).toEqual(['Market']);
    expect(await rows(`&boardwalk_venue=${gallery}`)).toEqual(['Opening']);
    expect(await rows('&boardwalk_state=cancelled')).toEqual(['Opening']);
    expect(await rows('&boardwalk_state=none&boardwalk_time=coming')).toEqual([
      'Market',
      'Whole day',
      'Late concert',
    ]);
    expect(await rows('&boardwalk_time=over&s=market')).toEqual(['Old market']);
    expect(await rows('&boardwalk_time=over&orderby=title&order=asc')).toEqual(['Old market', 'Regatta']);
  });

  it('keeps what was chosen in the filters, each with a label, and has none by the month of publication', async () => {
    const { html } = await visit(editor, `${list}&boardwalk_time=over&boardwalk_day=2036-06-19`);
    expect(html).toContain('<option value="over" selected=');
    expect(html).toContain('name="boardwalk_day" value="2036-06-19"');
    for (const name of ['time', 'venue', 'state', 'day'])
      expect(html).toMatch(new RegExp(`<label[^>]* for="boardwalk_${name}"|<label for="boardwalk_${name}"`));
    expect(html).not.toContain('filter-by-date');
    expect((await visit(editor, '/wp-admin/edit.php?post_type=boardwalk_location')).html).not.toContain(
      'boardwalk_day',
    );
  });

  it('reads 1,500 events with rules with one query', async () => {
    const [queries, ms] = await wordpress.run<readonly [number, number]>(
      `global $wpdb;
      $rule = serialize( array( 'repeats' => 'weekly', 'interval' => 1, 'weekdays' => array( 2, 4 ), 'weeks' => array(), 'until' => '', 'count' => 0, 'days' => array() ) );
      $from = 1 + (int) $wpdb->get_var( "SELECT MAX(ID) FROM {$wpdb->posts}" );
      foreach ( array_chunk( range( $from, $from + 1499 ), 100 ) as $ids ) {
        $posts = array();
        $meta  = array();
        foreach ( $ids as $id ) {
          $posts[] = "( $id, 'boardwalk_event', 'publish', 'many-$id', 'Many $id', '', '', '', '', '' )";
          $meta[]  = "( $id, 'boardwalk_start', '2024-01-02T10:00:00' )";
          $meta[]  = "( $id, 'boardwalk_dates', '$rule' )";
        }
        $wpdb->query( "INSERT INTO {$wpdb->posts} ( ID, post_type, post_status, post_name, post_title, post_content, post_excerpt, to_ping, pinged, post_content_filtered ) VALUES " . implode( ', ', $posts ) );
        $wpdb->query( "INSERT INTO {$wpdb->postmeta} ( post_id, meta_key, meta_value ) VALUES " . implode( ', ', $meta ) );
      }
      $queries = $wpdb->num_queries;
      $start   = getrusage();
      $facts   = Boardwalk\\eventFacts();
      $used    = getrusage();
      return array( count( $facts ) > 1500 ? $wpdb->num_queries - $queries : -1, ( $used['ru_utime.tv_sec'] - $start['ru_utime.tv_sec'] ) * 1000 + ( $used['ru_utime.tv_usec'] - $start['ru_utime.tv_usec'] ) / 1000 );`,
      { inAdmin: true, as: 'editor' },
    );
    if (process.env.BOARDWALK_TIMES) console.info(`the facts of 1,507 events: ${ms.toFixed(0)} ms`);
    expect(queries).toBe(1);
  });
});
