import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Wordpress } from './server/start-wordpress.ts';
import { startSite } from './support/site.ts';

describe('the plugin, when it is removed,', () => {
  let wordpress: Wordpress;
  beforeAll(async () => {
    wordpress = await startSite();
    await wordpress.run(
      `$id = wp_insert_post( array( 'post_type' => 'event', 'post_status' => 'publish', 'post_title' => 'Gala', 'meta_input' => array( 'boardwalk_price' => '$5' ) ) );
      wp_update_post( array( 'ID' => $id, 'post_name' => 'renamed' ) );
      update_option( 'boardwalk_pier', array( 'name' => 'Pier' ) );
      update_option( 'boardwalk_webhook', array( 'format' => 'plain', 'url' => 'https://build.example/' ), false );
      update_option( 'boardwalk_cron_seen', time(), false );
      Boardwalk\\attempt( Boardwalk\\makeMessage( 'test' ) );
      wp_update_post( array( 'ID' => $id, 'post_content' => 'Other' ) );
      Boardwalk\\scheduleDueBuild( '2126-01-01T00:00:00Z' );`,
    );
  });
  afterAll(() => wordpress.close());

  const found = () =>
    wordpress.run<Readonly<Record<string, readonly string[]>>>(
      `global $wpdb;
      return array(
        'options' => $wpdb->get_col( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE '%boardwalk%' ORDER BY option_name" ),
        'meta'    => $wpdb->get_col( "SELECT meta_key FROM {$wpdb->postmeta} JOIN {$wpdb->posts} ON ID = post_id WHERE post_type = 'event' AND meta_key LIKE '%boardwalk%' ORDER BY meta_key" ),
        'cron'    => array_values( array_filter( array_merge( ...array_map( 'array_keys', array_values( array_map( static function ( $hooks ) { return (array) $hooks; }, _get_cron_array() ) ) ) ), static function ( $hook ) { return 0 === strpos( $hook, 'boardwalk' ); } ) ),
        'roles'   => array_keys( array_filter( wp_roles()->role_objects, static function ( $role ) { return $role->has_cap( 'boardwalk_publish' ); } ) ),
        'users'   => $wpdb->get_col( "SELECT meta_key FROM {$wpdb->usermeta} WHERE meta_key LIKE '%boardwalk%'" ),
        'entries' => $wpdb->get_col( "SELECT post_title FROM {$wpdb->posts} WHERE post_type = 'event'" ),
      );`,
    );

  it('takes its settings and its memory with it, and leaves entries and their fields', async () => {
    expect(await found()).toMatchObject({
      options: [
        'boardwalk_attempts',
        'boardwalk_changes',
        'boardwalk_cron_seen',
        'boardwalk_message',
        'boardwalk_pier',
        'boardwalk_webhook',
      ],
      cron: ['boardwalk_send', 'boardwalk_due'],
      roles: ['administrator', 'editor'],
      meta: ['_boardwalk_former', 'boardwalk_price'],
    });
    await wordpress.run(`deactivate_plugins( 'boardwalk/boardwalk.php' );`, { inAdmin: true });
    await wordpress.run(`uninstall_plugin( 'boardwalk/boardwalk.php' );`, { inAdmin: true });
    expect(await found()).toEqual({
      options: [],
      meta: ['boardwalk_price'],
      cron: [],
      roles: [],
      users: [],
      entries: ['Gala'],
    });
  });

  it('complains about nothing', async () => {
    expect(await wordpress.complaints()).toBe('');
  });
});
