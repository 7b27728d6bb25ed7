import { beforeAll, describe, expect, it } from 'vitest';
import { openWordpress } from '../support/open-wordpress.ts';

const image = (id: string) => `'<!-- wp:image {"id":' . ${id} . '} --><!-- /wp:image -->'`;

describe('the table of references', () => {
  const wordpress = openWordpress();
  const run = <Result = unknown>(code: string, given: unknown = null) =>
    wordpress.run<Result>(code, { given });
  let ids: Readonly<Record<'file' | 'other' | 'page' | 'event', number>>;
  beforeAll(async () => {
    ids = await run(
      `$add = static function ( $type, $text ) { return wp_insert_post( array( 'post_type' => $type, 'post_status' => 'publish', 'post_title' => 'With text', 'post_content' => $text ) ); };
      $ids = array( 'file' => wp_insert_attachment( array( 'post_title' => 'Boat', 'post_mime_type' => 'image/png' ), 'boat.png' ) );
      $ids['other'] = wp_insert_attachment( array( 'post_title' => 'Quay', 'post_mime_type' => 'image/png' ), 'quay.png' );
      $ids['page']  = $add( 'page', ${image("$ids['file']")} );
      $ids['event'] = $add( 'boardwalk_event', '<img src="/uploads/boat-30x20.png">' );
      return $ids;`,
    );
  });

  const unknown = () => run<readonly number[]>('return Boardwalk\\unknownTexts();');
  /** Names the entries that an edit of the words of a file dates anew, in a request of its own. */
  const touchedBy = async (file: number, before = ''): Promise<readonly number[]> => {
    await run(
      `$GLOBALS['wpdb']->query( "UPDATE {$GLOBALS['wpdb']->posts} SET post_modified_gmt = '2026-01-01 00:00:00'" );`,
    );
    await run(
      `${before} update_post_meta( $given, '_wp_attachment_image_alt', uniqid() ); return null;`,
      file,
    );
    const touched = await run<readonly string[]>(
      `return $GLOBALS['wpdb']->get_col( "SELECT ID FROM {$GLOBALS['wpdb']->posts} WHERE post_modified_gmt > '2026-01-01 00:00:00' AND post_type IN ('page', 'boardwalk_event') ORDER BY ID" );`,
    );
    return touched.map(Number);
  };

  it('knows what is saved at the end of the request, and forgets what is not public any more', async () => {
    expect(await unknown()).toEqual([]);
    const kept = `return array_map( 'intval', $GLOBALS['wpdb']->get_col( 'SELECT entry FROM ' . Boardwalk\\referencesTable() . ' WHERE kind = 5 ORDER BY entry' ) );`;
    expect(await run(kept)).toEqual([ids.page, ids.event]);
    await run(`wp_update_post( array( 'ID' => $given, 'post_status' => 'draft' ) );`, ids.event);
    expect(await run(kept)).toEqual([ids.page]);
    await run(`wp_publish_post( $given );`, ids.event);
    expect(await run(kept)).toEqual([ids.page, ids.event]);
    const { rest } = await wordpress.login('subscriber');
    expect((await rest('POST', `/wp/v2/pages/${ids.page}`, { content: 'Mine' })).status).toBe(403);
    expect(await run(kept)).toEqual([ids.page, ids.event]);
  });

  it('dates the entries around an edit after the answer has ended, where the server can end it', async () => {
    const page = `(string) $GLOBALS['wpdb']->get_var( $GLOBALS['wpdb']->prepare( "SELECT post_modified_gmt FROM {$GLOBALS['wpdb']->posts} WHERE ID = %d", $page ) )`;
    await run(
      `$page = $given['page'];
      $GLOBALS['wpdb']->update( $GLOBALS['wpdb']->posts, array( 'post_modified_gmt' => '2026-01-01 00:00:00' ), array( 'ID' => $page ) );
      $GLOBALS['whenEnded'] = static function () use ( $page ) { update_option( 'harbour_ended', ${page}, false ); };
      function fastcgi_finish_request() { $GLOBALS['whenEnded'](); }
      update_post_meta( $given['file'], '_wp_attachment_image_alt', 'After the answer' );
      return null;`,
      ids,
    );
    const [ended, after] = await run<readonly string[]>(
      `$page = $given; return array( get_option( 'harbour_ended' ), ${page} );`,
      ids.page,
    );
    expect(ended).toBe('2026-01-01 00:00:00');
    expect(after).not.toBe(ended);
  });

  it('finds a file by its number and by its address', async () => {
    expect(await touchedBy(ids.file)).toEqual([ids.page]);
    expect(
      await run(
        `return array( Boardwalk\\isFileInUse( $given['file'] ), Boardwalk\\isFileInUse( $given['other'] ) );`,
        ids,
      ),
    ).toEqual([true, false]);
    await run(`wp_update_post( array( 'ID' => $given, 'post_content' => '' ) );`, ids.page);
    expect(await run(`return Boardwalk\\isFileInUse( $given );`, ids.file)).toBe(true);
    await run(
      `wp_update_post( array( 'ID' => $given['page'], 'post_content' => ${image("$given['file']")} ) );`,
      ids,
    );
  });

  it.each([
    ['empty', `$GLOBALS['wpdb']->query( 'DELETE FROM ' . Boardwalk\\referencesTable() );`],
    ['missing', `$GLOBALS['wpdb']->query( 'DROP TABLE ' . Boardwalk\\referencesTable() );`],
    [
      'of another form',
      `$GLOBALS['wpdb']->query( 'DROP TABLE ' . Boardwalk\\referencesTable() ); $GLOBALS['wpdb']->query( 'CREATE TABLE ' . Boardwalk\\referencesTable() . ' ( id bigint(20) NOT NULL, PRIMARY KEY (id) )' );`,
    ],
  ])('misses no edit when it is %s, and is whole again afterwards', async (_, damage) => {
    await run(`${damage} return null;`);
    expect(await touchedBy(ids.file)).toEqual([ids.page]);
    expect(await unknown()).toEqual([]);
    expect(await touchedBy(ids.file)).toEqual([ids.page]);
  });

  it('misses no edit where the database refuses the table', async () => {
    const refuse = `add_filter( 'query', static function ( $query ) { return false === strpos( $query, 'boardwalk_references' ) ? $query : 'SELECT refused FROM wp_nothing'; } );`;
    expect(await touchedBy(ids.file, refuse)).toEqual([ids.page]);
  });

  it('is filled in steps: what a request does not come to is read by the next one', async () => {
    await run(`Boardwalk\\makeReferences(); return null;`);
    expect((await unknown()).length).toBe(2);
    await run(`Boardwalk\\readTexts( array( $given ) );`, ids.page);
    expect(await unknown()).toEqual([ids.event]);
    await run(`do_action( 'boardwalk_fill' );`);
    expect(await unknown()).toEqual([]);
  });

  it('is made and filled after an update from a version without it', async () => {
    await run(
      `$GLOBALS['wpdb']->query( 'DROP TABLE ' . Boardwalk\\referencesTable() ); delete_option( 'boardwalk_references' ); return null;`,
    );
    const { fetch } = await wordpress.login('admin');
    expect((await fetch('/wp-admin/profile.php')).status).toBe(200);
    expect(await run(`return get_option( 'boardwalk_references' );`)).toBe('1');
    expect(
      await run(
        `return Boardwalk\\askReferences( 'SELECT COUNT(*) FROM ' . Boardwalk\\referencesTable() . ' WHERE kind = 5' );`,
      ),
    ).toEqual([['2']]);
  });

  it('forgets a text that was edited by SQL when an index is made', async () => {
    await run(
      `$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->posts, array( 'post_content' => ${image("$given['other']")} ), array( 'ID' => $given['event'] ) );
      Boardwalk\\resolveIndex( new stdClass(), array() );`,
      ids,
    );
    expect(await unknown()).toEqual([ids.event]);
    expect(await touchedBy(ids.other)).toEqual([ids.event]);
    expect(await unknown()).toEqual([]);
  });

  it('stands an import of sixty entries at once that are named by number', async () => {
    const found = await run<{ readonly queries: number; readonly touched: number }>(
      `global $wpdb;
      $made = array();
      for ( $number = 0; $number < 60; $number++ ) { $made[] = wp_insert_post( array( 'post_type' => 'boardwalk_event', 'post_status' => 'publish', 'post_title' => "Bulk $number" ) ); }
      wp_update_post( array( 'ID' => $given['page'], 'post_content' => '<!-- wp:pier/event-grid {"entries":[' . $made[40] . ']} /-->' ) );
      $wpdb->update( $wpdb->posts, array( 'post_modified_gmt' => '2026-01-01 00:00:00' ), array( 'ID' => $given['page'] ) );
      Boardwalk\\readSavedTexts();
      $before = $wpdb->num_queries;
      $around = Boardwalk\\entriesAround( Boardwalk\\targetsOf( Boardwalk\\NUMBER, $made ) );
      return array( 'queries' => $wpdb->num_queries - $before, 'around' => $around );`,
      ids,
    );
    expect(found).toEqual({ queries: 3, around: [ids.page] });
  });
});
