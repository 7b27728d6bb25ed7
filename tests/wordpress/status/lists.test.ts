import { beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../server/session.ts';
import { useClassicEditor } from '../support/classic-editor.ts';
import { visit } from '../support/form.ts';
import { openWordpress } from '../support/open-wordpress.ts';
import {
  addEvent,
  digest,
  type Reporter,
  reportedSite,
  saveLater,
  startReports,
} from '../support/reports.ts';

const hostile = '<img src=x onerror=alert(1)>"\'><script>alert(2)</script>';

describe('the state of an entry is shown', () => {
  const wordpress = openWordpress();
  let reporter: Reporter;
  let event: number;
  const users: Record<string, Session> = {};
  beforeAll(async () => {
    reporter = await startReports(wordpress);
    event = await addEvent(wordpress);
    await reporter.publish(digest('a'));
    for (const name of ['admin', 'editor', 'contributor', 'subscriber'])
      users[name] = await wordpress.login(name);
    await useClassicEditor(wordpress);
  });

  const as = (name: string): Session => users[name] as Session;
  const list = (name: string) => visit(as(name), '/wp-admin/edit.php?post_type=boardwalk_event');
  const box = (name: string) => visit(as(name), `/wp-admin/post.php?post=${event}&action=edit`);
  const asked = (name: string) => as(name).rest('GET', `/boardwalk/v1/status/entries/${event}`);
  const view = () => as('editor').fetch('/event/gala/');

  it('in the list, the bar, the form and behind "View", with times in the zone of the site (row 8)', async () => {
    const page = await list('editor');
    expect(page.html).toMatch(
      /On the site, at least since<\/span> <time datetime="20[\d-]+T[\d:.]+Z">\w+ \d+, 20\d\d \d+:\d\d [ap]m<\/time>/,
    );
    expect(page.html).toContain(`href="${reportedSite}/event/gala/"`);
    expect(page.html).toContain('<span class="ab-label">Live</span>');
    expect((await box('editor')).html).toContain(
      `<a href="${reportedSite}/event/gala/">View on the site</a>`,
    );
    const answer = await asked('editor');
    const expected = await wordpress.run<string>(
      `return wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), strtotime( $given ) );`,
      { given: answer.body.since },
    );
    expect(answer.body).toMatchObject({ state: 'live', isMoving: false, sinceText: expected });
    const opened = await view();
    expect([opened.status, opened.headers.get('location')]).toEqual([302, `${reportedSite}/event/gala/`]);
    // Visitors of WordPress see what they saw.
    expect((await fetch(`${wordpress.url}/event/gala/`, { redirect: 'manual' })).status).toBe(200);
  });

  it('while it waits: "View" says so, and leads to the former page (row 8)', async () => {
    await saveLater(wordpress, event);
    expect((await list('editor')).html).toContain('<span class="ab-label">Live, 1 waiting</span>');
    expect((await asked('editor')).body).toMatchObject({ state: 'waiting', isMoving: true });
    const opened = await view();
    const html = await opened.text();
    expect(opened.status).toBe(200);
    expect(html).toContain('Waiting since');
    expect(html).toContain('The site still has the former version.');
    expect(html).toContain(`href="${reportedSite}/event/gala/"`);
  });

  it('with the words of the problem, field and hint, and everything as text', async () => {
    const problem = {
      message: `Not a price: ${hostile}`,
      ...{ field: hostile, block: hostile, hint: hostile },
      entry: { kind: 'event', id: event, title: hostile, uri: 'javascript:alert(3)' },
      editUrl: 'javascript:alert(4)',
    };
    expect((await reporter.report('refused', { problems: [problem], problemCount: 1 })).status).toBe(200);
    for (const { html, text } of [await list('editor'), await box('editor')]) {
      expect(text).toContain('Not a price: <img src=x onerror=alert(1)>');
      expect(text).toContain('Build refused');
      expect(html).not.toContain('<img src=x');
      expect(html).not.toContain('<script>alert(2)');
      expect(html).not.toContain('javascript:alert');
    }
    const { body } = await asked('editor');
    expect(body).toMatchObject({ state: 'refused', problems: [{ message: problem.message, hint: hostile }] });
    const html = await (await view()).text();
    expect(html).toContain('Not a price: &lt;img');
    expect(html).not.toContain('<img src=x');
  });

  it('to nobody without the right: not in lists, not in the bar, not over REST', async () => {
    // A contributor sees the list, and may not edit the entries of others in it.
    const seen = await list('contributor');
    expect(seen.text).toContain('Gala');
    expect(seen.html).not.toContain('boardwalk-state');
    expect(seen.html).not.toContain('Not a price');
    const profile = await visit(as('subscriber'), '/wp-admin/profile.php');
    expect(profile.status).toBe(200);
    expect(profile.html).not.toContain('wp-admin-bar-boardwalk-status');
    for (const name of ['contributor', 'subscriber']) expect((await asked(name)).status).toBe(403);
    const path = `${wordpress.url}/wp-json/boardwalk/v1/status`;
    expect((await fetch(`${path}/entries/${event}`)).status).toBe(401);
    expect((await fetch(path)).status).toBe(404);
    const { authorization } = reporter;
    expect((await fetch(`${path}/entries/${event}`, { headers: { authorization } })).status).toBe(403);
    expect((await as('editor').rest('GET', '/boardwalk/v1/status/entries/987654')).status).toBe(403);
  });

  it('without a query for a row, in a site of 2,000 entries', async () => {
    await wordpress.run(
      `global $wpdb;
      $from = (int) $wpdb->get_var( "SELECT MAX(ID) FROM {$wpdb->posts}" ) + 1;
      foreach ( array_chunk( range( $from, $from + 1999 ), 200 ) as $ids ) {
        $rows = array();
        foreach ( $ids as $id ) {
          $rows[] = "( $id, 'boardwalk_event', 'publish', 'many-$id', 'Many $id', 1, '', '', '', '', '', '2026-01-01 00:00:00', '2026-01-01 05:00:00', '2026-01-01 00:00:00', '2026-01-01 05:00:00' )";
        }
        $wpdb->query( "INSERT INTO {$wpdb->posts} ( ID, post_type, post_status, post_name, post_title, post_author, post_content, post_excerpt, to_ping, pinged, post_content_filtered, post_date, post_date_gmt, post_modified, post_modified_gmt ) VALUES " . implode( ', ', $rows ) );
      }
      Boardwalk\\noteChange();`,
    );
    await reporter.publish(digest('b'));
    const measured = await wordpress.run<readonly { queries: number; ms: number; text: string }[]>(
      `global $wpdb;
      $measured = array();
      foreach ( array( 20, 200 ) as $count ) {
        wp_cache_flush();
        wp_load_alloptions();
        $found   = get_posts( array( 'post_type' => 'boardwalk_event', 'numberposts' => $count, 'orderby' => 'ID', 'order' => 'DESC' ) );
        current_user_can( 'edit_post', $found[0]->ID );
        $queries = $wpdb->num_queries;
        $start   = microtime( true );
        ob_start();
        foreach ( $found as $post ) {
          Boardwalk\\printStatusColumn( 'boardwalk_status', $post->ID );
        }
        $measured[] = array( 'queries' => $wpdb->num_queries - $queries, 'ms' => ( microtime( true ) - $start ) * 1000, 'text' => ob_get_clean() );
      }
      return $measured;`,
      { as: 'editor', inAdmin: true },
    );
    console.log(measured.map(({ queries, ms }) => `${queries} queries, ${ms.toFixed(0)} ms`).join('; '));
    expect(measured.map(({ text }) => text.split('On the site since').length - 1)).toEqual([20, 200]);
    expect(measured[1]?.queries).toBe(measured[0]?.queries);
    expect(measured[1]?.queries).toBeLessThanOrEqual(6);
    const bar = await wordpress.run<readonly number[]>(
      `global $wpdb;
      $counts = array();
      delete_transient( 'boardwalk_waiting' );
      foreach ( array( 1, 2 ) as $time ) {
        $queries  = $wpdb->num_queries;
        $counts[] = Boardwalk\\countWaiting();
        $counts[] = $wpdb->num_queries - $queries;
      }
      return $counts;`,
    );
    console.log(`waiting, queries: ${bar.join(', ')}`);
    expect([bar[0], bar[2]]).toEqual([0, 0]);
    expect(bar[3]).toBeLessThanOrEqual(2);
  });
});
