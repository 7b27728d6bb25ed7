import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Session } from './server/session.ts';
import { readForm, send, visit } from './support/form.ts';
import { openWordpress } from './support/open-wordpress.ts';

const setup = '/wp-admin/admin.php?page=boardwalk-setup';

/** As the version before left a site: bare types, and no word of a move. */
const former = `
  delete_option( 'boardwalk_types' );
  $add = static function ( $type, $name, $more = array() ) {
    return wp_insert_post( wp_slash( $more + array( 'post_type' => $type, 'post_status' => 'publish', 'post_name' => $name, 'post_title' => $name, 'post_content' => 'Words of "event"' ) ) );
  };`;

/** Another plugin that has a type of ours for itself, with all that a type may have. */
const otherPlugin = `<?php
add_action( 'init', static function () {
	register_taxonomy( 'harbour-tag', 'event' );
	register_post_type( 'event', array( 'public' => true, 'has_archive' => 'events', 'show_in_rest' => true, 'rewrite' => array( 'slug' => 'events' ), 'taxonomies' => array( 'harbour-tag' ) ) );
} );`;

interface Site {
  readonly posts: readonly Readonly<Record<string, string>>[];
  readonly meta: readonly (readonly string[])[];
  readonly others: unknown;
}

const snapshot = `
  global $wpdb;
  $others = array();
  foreach ( array( 'term_relationships', 'terms', 'term_taxonomy', 'comments', 'usermeta' ) as $table ) {
    $others[] = $wpdb->get_results( "SELECT * FROM {$wpdb->$table} WHERE 1 = 1" . ( 'usermeta' === $table ? " AND meta_key NOT LIKE '%session%'" : '' ), ARRAY_N );
  }
  $others[] = get_option( 'wp_user_roles' );
  return array(
    'posts'  => $wpdb->get_results( "SELECT * FROM {$wpdb->posts} ORDER BY ID", ARRAY_A ),
    'meta'   => $wpdb->get_results( "SELECT meta_id, post_id, meta_key, meta_value FROM {$wpdb->postmeta} ORDER BY meta_id", ARRAY_N ),
    'others' => $others,
  );`;

describe('entries of the former version', () => {
  const wordpress = openWordpress();
  const typesOf = (ids: object) =>
    wordpress.run<Readonly<Record<string, string>>>(`return array_map( 'get_post_type', $given );`, {
      given: ids,
    });
  const seen = () => wordpress.run<Site>(snapshot);
  let admin: Session;
  const press = async (action: string) => {
    const { html } = await visit(admin, setup);
    const at = html.indexOf(`value="${action}"`);
    expect(at).toBeGreaterThan(0);
    return send(admin, readForm(html.slice(html.lastIndexOf('<form', at)), 'action'));
  };
  beforeAll(async () => {
    admin = await wordpress.login('admin');
  });

  it('keep everything but the name of their type, in one request, twice, and back', async () => {
    const { ids, before } = await wordpress.run<{ ids: Record<string, number>; before: Site }>(
      `${former}
      $tag = wp_insert_term( 'Music', 'category' )['term_id'];
      $ids = array(
        'gala'   => $add( 'event', 'gala', array( 'meta_input' => array( 'boardwalk_start' => '2036-06-02T19:00:00', '_boardwalk_former' => array( array( 'slug' => 'ball', 'uri' => '/event/ball/', 'time' => 1 ) ), '_yoast_wpseo_title' => 'SEO', '_wp_old_slug' => 'ball' ) ) ),
        'bare'   => $add( 'event', 'bare', array( 'post_status' => 'draft' ) ),
        'gone'   => $add( 'location', 'gone', array( 'post_status' => 'trash', 'comment_status' => 'open' ) ),
        'wave'   => $add( 'art', 'wave', array( 'meta_input' => array( 'boardwalk_artist' => 'Ana', 'event_price' => '5', '_event_price' => 'field_5' ) ) ),
        'dining' => $add( 'experience', 'dining' ),
      );
      wp_set_object_terms( $ids['gala'], $tag, 'category' );
      wp_insert_comment( array( 'comment_post_ID' => $ids['gala'], 'comment_content' => 'Nice' ) );
      $ids['revision'] = $add( 'revision', 'gala-revision', array( 'post_parent' => $ids['gala'], 'post_status' => 'inherit', 'post_content' => '<!-- wp:query {"query":{"postType":"event"}} --><!-- /wp:query -->' ) );
      $menu = wp_create_nav_menu( 'Main' );
      register_post_type( 'event', array( 'public' => true ) );
      foreach ( array( 'gala', 'wave' ) as $name ) {
        $ids["menu-$name"] = wp_update_nav_menu_item( $menu, 0, array( 'menu-item-type' => 'post_type', 'menu-item-object' => get_post_type( $ids[ $name ] ), 'menu-item-object-id' => $ids[ $name ], 'menu-item-title' => 'Gala', 'menu-item-status' => 'publish' ) );
      }
      $link = '<!-- wp:navigation-link {"label":"Gala","type":"event","id":' . $ids['gala'] . ',"url":"/event/gala/","kind":"post-type"} /-->';
      $ids['page'] = $add( 'page', 'all', array( 'post_content' => '<p>"postType":"event"</p><!-- wp:query {"queryId":1,"query":{"perPage":3,"postType":"event","order":"asc"}} --><!-- wp:group {"metadata":{"name":"event"},"tagName":"event"} --><!-- /wp:group --><!-- /wp:query --><!-- wp:others/list {"post_types":["post","event"]} /-->' . $link ) );
      $ids['navigation'] = $add( 'wp_navigation', 'navigation', array( 'post_content' => $link ) );
      unset( $GLOBALS['wp_post_types']['event'] );
      return array( 'ids' => $ids, 'before' => ( static function () { ${snapshot} } )() );`,
    );
    const after = await seen();
    const renamed = before.posts.map((post) => ({
      ...post,
      post_type: ['event', 'location', 'art', 'experience'].includes(post.post_type ?? '')
        ? `boardwalk_${post.post_type}`
        : post.post_type,
      post_content: post.post_content
        ?.replaceAll('"query":{"postType":"event"', '"query":{"postType":"boardwalk_event"')
        .replaceAll('3,"postType":"event"', '3,"postType":"boardwalk_event"')
        .replaceAll('["post","event"]', '["post","boardwalk_event"]')
        .replaceAll('"type":"event"', '"type":"boardwalk_event"'),
    }));
    expect(after.posts).toEqual(renamed);
    const changed = after.posts.filter(
      (post, index) => post.post_content !== before.posts[index]?.post_content,
    );
    expect(changed.map(({ ID }) => Number(ID)).sort()).toEqual(
      [ids.revision, ids.page, ids.navigation].sort(),
    );
    expect(after.meta).toEqual(
      before.meta.map((row) =>
        row[2] === '_menu_item_object' && ['event', 'art'].includes(row[3] ?? '')
          ? [...row.slice(0, 3), `boardwalk_${row[3]}`]
          : row,
      ),
    );
    expect(after.others).toEqual(before.others);
    const paths = `return array_map( static fn( $id ) => wp_make_link_relative( get_permalink( $id ) ), array( $given['gala'], $given['wave'], $given['dining'] ) );`;
    const addresses = ['/event/gala/', '/art/wave/', '/experiences/dining/'];
    expect(await wordpress.run(paths, { given: ids })).toEqual(addresses);
    for (const address of [
      ...addresses,
      `/?p=${ids.gala}`,
      `/?post_type=event&p=${ids.gala}`,
      '/?event=gala',
    ]) {
      const shown = await fetch(wordpress.url + address);
      expect([address, shown.status, /<title>(gala|wave|dining)/.test(await shown.text())]).toEqual([
        address,
        200,
        true,
      ]);
    }
    const screen = await admin.fetch('/wp-admin/edit.php?post_type=event');
    expect(screen.headers.get('location')).toContain('edit.php?post_type=boardwalk_event');
    const shown = await visit(admin, setup);
    expect(shown.text).toContain('Entries of the former version');
    expect(shown.html).toContain(
      '<td><code>event</code></td><td><code>boardwalk_event</code></td><td>2</td><td>1</td><td>0</td>',
    );
    // Made since then, it goes back, too.
    await wordpress.run(
      `update_option( 'boardwalk_types', array( 'isDone' => false ) + get_option( 'boardwalk_types' ) );`,
    );
    expect(await seen()).toEqual(after);
    const made = await wordpress.run<number>(
      `return wp_insert_post( array( 'post_type' => 'boardwalk_event', 'post_title' => 'Made since', 'post_status' => 'publish' ) );`,
    );
    await press('boardwalk_former_types');
    const back = await seen();
    expect(back.posts.filter(({ ID }) => Number(ID) !== made)).toEqual(before.posts);
    expect(back.meta).toEqual(before.meta);
    expect(await typesOf({ made })).toEqual({ made: 'event' });
    expect(await wordpress.run(paths, { given: ids })).toEqual(addresses);
    expect((await fetch(`${wordpress.url}/event/gala/`)).status).toBe(200);
    expect((await (await fetch(`${wordpress.url}/wp-json/wp/v2/event`)).json()).length).toBe(2);
    await press('boardwalk_types');
    expect((await seen()).posts.filter(({ ID }) => Number(ID) !== made)).toEqual(renamed);
  });

  it('go on where a request has died, and wait while another one moves', async () => {
    const types = () =>
      wordpress.run(
        `global $wpdb; return $wpdb->get_results( "SELECT post_type, COUNT(*) FROM {$wpdb->posts} WHERE post_title = 'many' GROUP BY post_type ORDER BY post_type", ARRAY_N );`,
      );
    await wordpress.run(
      `${former}
      global $wpdb;
      for ( $i = 0; $i < 12; $i++ ) {
        $rows = array_fill( 0, 100, "( 'event', 'publish', 'many', '', '', '', '', '' )" );
        $wpdb->query( "INSERT INTO {$wpdb->posts} ( post_type, post_status, post_title, post_content, post_excerpt, to_ping, pinged, post_content_filtered ) VALUES " . implode( ', ', $rows ) );
      }
      add_option( 'boardwalk_types', array( 'isUpgrade' => true ) );
      Boardwalk\\swapOption( 'boardwalk_moving', static fn() => array( 'at' => time(), 'by' => 'another' ) );
      Boardwalk\\moveEntries( 'event', 'boardwalk_event' );`,
    );
    const half = [
      ['boardwalk_event', '500'],
      ['event', '700'],
    ];
    expect(await types()).toEqual(half);
    expect(await types()).toEqual(half);
    await wordpress.run(
      `Boardwalk\\swapOption( 'boardwalk_moving', static fn() => array( 'at' => time() - 3600, 'by' => 'another' ) );`,
    );
    expect(await types()).toEqual([['boardwalk_event', '1200']]);
    expect((await wordpress.run<{ isDone: boolean }>(`return get_option( 'boardwalk_types' );`)).isDone).toBe(
      true,
    );
    await wordpress.run(`global $wpdb; $wpdb->delete( $wpdb->posts, array( 'post_title' => 'many' ) );`);
  });

  const entries = `${former}
    $own   = array( 'boardwalk_start' => '2036-06-02T19:00:00' );
    $other = array( '_event_id' => '7', '_event_start' => '2036-06-02' );
    return array(
      'own'     => $add( 'event', 'own', array( 'meta_input' => $own ) ),
      'acf'     => $add( 'event', 'acf', array( 'meta_input' => $own + array( 'event_price' => '5', '_event_price' => 'field_5' ) ) ),
      'both'    => $add( 'event', 'both', array( 'meta_input' => $own + $other ) ),
      'foreign' => $add( 'event', 'foreign', array( 'meta_input' => $other ) ),
      'neither' => $add( 'event', 'neither' ),
    );`;
  it.each([
    ['after an upgrade, with the type alone', { other: false, isUpgrade: true }, 'own acf both neither'],
    ['after an upgrade, with a plugin that has the type', { other: true, isUpgrade: true }, 'own acf'],
    ['in a site that never had the former version', { other: false, isUpgrade: false }, 'own acf'],
  ])('are told from those of others %s', async (_name, { other, isUpgrade }, moved) => {
    const file = path.join(wordpress.content, 'mu-plugins/other.php');
    if (other) await writeFile(file, otherPlugin);
    const ids = await wordpress.run<Record<string, number>>(
      `$made = ( static function () { ${entries} } )();
      if ( ! $given ) {
        remove_role( 'boardwalk_report' );
        foreach ( array( 'administrator', 'editor' ) as $name ) { get_role( $name )->remove_cap( 'boardwalk_publish' ); }
      }
      return $made;`,
      { given: isUpgrade },
    );
    const types = await typesOf(ids);
    expect(Object.keys(types).filter((name) => types[name] === 'boardwalk_event')).toEqual(moved.split(' '));
    if (other) {
      const { html, text } = await visit(admin, setup);
      expect(text).toContain(
        'The move can be taken back while no other plugin has registered these types: event',
      );
      expect(html).not.toContain('boardwalk_former_types');
      // What the other one has stays: archive, addresses, REST, terms.
      expect(
        await wordpress.run(
          `$type = get_post_type_object( 'event' );
          return array( $type->has_archive, get_post_type_archive_link( 'event' ), get_permalink( $given ), $type->rest_base, get_object_taxonomies( 'event' ), get_object_taxonomies( 'boardwalk_event' ) );`,
          { given: ids.foreign },
        ),
      ).toEqual([
        'events',
        `${wordpress.url}/events/`,
        `${wordpress.url}/events/foreign/`,
        false,
        ['harbour-tag'],
        [],
      ]);
      await rm(file);
    }
    await wordpress.run(
      `foreach ( $given as $id ) { wp_delete_post( $id, true ); } Boardwalk\\addReportRole(); Boardwalk\\grantPublishing();`,
      {
        given: ids,
      },
    );
  });
});
