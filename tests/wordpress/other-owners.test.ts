import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { visit } from './support/form.ts';
import { openWordpress } from './support/open-wordpress.ts';

/** A plugin with each sort of name that ours has, too, registered as late as plugins do. */
const other = `<?php
add_action( 'after_setup_theme', static function () { register_nav_menu( 'primary', 'Top of the theme' ); } );
add_action( 'init', static function () {
	register_post_type( 'event', array( 'label' => 'Harbour events', 'public' => true, 'has_archive' => 'events', 'show_in_rest' => true, 'rewrite' => array( 'slug' => 'events' ) ) );
	register_post_type( 'harbour_show', array( 'label' => 'Shows', 'public' => true, 'rewrite' => array( 'slug' => 'location' ), 'show_in_graphql' => true, 'graphql_single_name' => 'Experience', 'graphql_plural_name' => 'experiences' ) );
	register_taxonomy( 'harbour_art', 'post', array( 'label' => 'Arts', 'show_in_rest' => true, 'rest_base' => 'art' ) );
}, 99999 );`;

/** All that is registered for the types of that plugin, with their rules. */
const registered = `
  global $wp_rewrite;
  $rules = array_filter( $wp_rewrite->rewrite_rules(), static fn( $to ) => preg_match( '/(\\\\?|&)(event|harbour_show|post_type=event)=?/', $to ) );
  $types = array();
  foreach ( array( 'event', 'harbour_show' ) as $name ) {
    $type = get_object_vars( get_post_type_object( $name ) );
    unset( $type['cap'], $type['labels'] );
    $types[] = array( $type, get_post_type_archive_link( $name ) );
  }
  return array( $types, $rules, get_registered_nav_menus()['primary'] );`;

const said = [
  [
    'event',
    'The post type "event" belongs to "Harbour events" (event), and stays as it is. That of Boardwalk is "boardwalk_event".',
    true,
  ],
  [
    'rest',
    'The address /wp-json/wp/v2/event belongs to "Harbour events" (event), and stays so. That of Boardwalk is /wp-json/wp/v2/boardwalk_event.',
    true,
  ],
  [
    'slug',
    'In this WordPress the addresses /location/ belong to "Shows" (harbour_show), and lead there. Those of the public site are as before.',
    true,
  ],
  [
    'taxonomy',
    'The address /wp-json/wp/v2/art belongs to "Arts" (harbour_art), and stays so. That of Boardwalk is /wp-json/wp/v2/boardwalk_art.',
    true,
  ],
  [
    'graphql',
    'The GraphQL name "experience" belongs to "Shows" (harbour_show), and stays so. The entries of Boardwalk are "boardwalkExperience, boardwalkExperiences" there, which builds do not read: give the other one another name in GraphQL.',
    false,
  ],
  [
    'menu',
    'The theme has the menu place "primary", too ("Top of the theme"): the site shows the menu that is chosen for it.',
    true,
  ],
] as const;

describe('beside a plugin with the same names', () => {
  const wordpress = openWordpress();
  const file = () => path.join(wordpress.content, 'mu-plugins/other.php');
  beforeAll(() => writeFile(file(), other));

  it('changes nothing of it', async () => {
    const beside = await wordpress.run(registered);
    await wordpress.run(`deactivate_plugins( 'boardwalk/boardwalk.php' );`, { inAdmin: true });
    const alone = await wordpress.run(registered);
    await wordpress.run(`activate_plugin( 'boardwalk/boardwalk.php' );`, { inAdmin: true });
    expect(alone).toMatchObject([expect.anything(), expect.anything(), 'Top of the theme']);
    expect(beside).toEqual(alone);
  });

  it('answers at addresses of its own where theirs are the same', async () => {
    const ids = await wordpress.run<Record<string, number>>(
      `flush_rewrite_rules();
      $ids = array();
      foreach ( array( 'event', 'boardwalk_event', 'harbour_show', 'boardwalk_location' ) as $type ) {
        $ids[ $type ] = wp_insert_post( array( 'post_type' => $type, 'post_title' => "One $type", 'post_name' => 'one', 'post_status' => 'publish' ) );
      }
      return $ids;`,
      { inAdmin: true },
    );
    const title = async (address: string) =>
      /<title>One (\w+)/.exec(await (await fetch(wordpress.url + address)).text())?.[1];
    const rest = async (base: string) =>
      (await (await fetch(`${wordpress.url}/wp-json/wp/v2/${base}`)).json()).map(
        ({ id }: { id: number }) => id,
      );
    expect(await Promise.all(['/events/one/', '/event/one/', '/location/one/'].map(title))).toEqual([
      'event',
      'boardwalk_event',
      'harbour_show',
    ]);
    expect([await rest('event'), await rest('boardwalk_event')]).toEqual([
      [ids.event],
      [ids.boardwalk_event],
    ]);
    // Links of ours keep their form: the generator reads them.
    expect(await wordpress.run(`return get_permalink( $given );`, { given: ids.boardwalk_location })).toBe(
      `${wordpress.url}/location/one/`,
    );
  });

  it('names it on Setup with its folder, and without it for boardwalk check', async () => {
    const { text } = await visit(await wordpress.login('admin'), '/wp-admin/admin.php?page=boardwalk-setup');
    for (const [, words] of said)
      expect(text).toContain(
        words.replace(/\((event|harbour_show|harbour_art)\)/, '($1, mu-plugins/other.php)'),
      );
    const found = await wordpress.run<readonly object[]>('return Boardwalk\\ownersForCheck();');
    expect(found).toHaveLength(said.length);
    for (const [, words, isSettled] of said) expect(found).toContainEqual({ text: words, isSettled });
    // A build would take the entries of the other one for experiences.
    expect(await wordpress.run(`return array_column( Boardwalk\\offeredKinds(), 'kind' );`)).toEqual([
      'event',
      'location',
      'artwork',
      'space',
      'job',
      'post',
      'page',
    ]);
  });

  it('leaves a type alone that somebody else has under our own name', async () => {
    await writeFile(
      file(),
      `<?php add_action( 'init', static function () { register_post_type( 'boardwalk_art', array( 'label' => 'Theirs' ) ); } );`,
    );
    const [label, kinds, found] = await wordpress.run<[string, string[], object[]]>(
      `return array( get_post_type_object( 'boardwalk_art' )->label, array_column( Boardwalk\\offeredKinds(), 'kind' ), Boardwalk\\ownersForCheck() );`,
    );
    expect([label, kinds.includes('artwork')]).toEqual(['Theirs', false]);
    expect(found).toEqual([
      { text: expect.stringContaining('"boardwalk_art" is registered by "Theirs"'), isSettled: false },
    ]);
  });
});
