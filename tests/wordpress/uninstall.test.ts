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
      update_option( 'boardwalk_preview', array( 'url' => 'https://preview.pier.example/', 'secret' => 'x' ) );`,
    );
  });
  afterAll(() => wordpress.close());

  const found = () =>
    wordpress.run<Readonly<Record<string, readonly string[]>>>(
      `global $wpdb;
      return array(
        'options' => $wpdb->get_col( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE '%boardwalk%' ORDER BY option_name" ),
        'meta'    => $wpdb->get_col( "SELECT meta_key FROM {$wpdb->postmeta} JOIN {$wpdb->posts} ON ID = post_id WHERE post_type = 'event' AND meta_key LIKE '%boardwalk%' ORDER BY meta_key" ),
        'users'   => $wpdb->get_col( "SELECT meta_key FROM {$wpdb->usermeta} WHERE meta_key LIKE '%boardwalk%'" ),
        'entries' => $wpdb->get_col( "SELECT post_title FROM {$wpdb->posts} WHERE post_type = 'event'" ),
      );`,
    );

  it('takes its settings and its memory with it, and leaves entries and their fields', async () => {
    expect(await found()).toMatchObject({
      options: ['boardwalk_changes', 'boardwalk_pier', 'boardwalk_preview'],
      meta: ['_boardwalk_former', 'boardwalk_price'],
    });
    await wordpress.run(`deactivate_plugins( 'boardwalk/boardwalk.php' );`, { inAdmin: true });
    await wordpress.run(`uninstall_plugin( 'boardwalk/boardwalk.php' );`, { inAdmin: true });
    expect(await found()).toEqual({ options: [], meta: ['boardwalk_price'], users: [], entries: ['Gala'] });
  });

  it('complains about nothing', async () => {
    expect(await wordpress.complaints()).toBe('');
  });
});
