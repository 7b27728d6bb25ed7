import { describe, expect, it } from 'vitest';
import { openWordpress } from './support/open-wordpress.ts';

/** All that a plugin may leave in a site, besides entries. */
const traces = `global $wpdb;
$options = array();
foreach ( $wpdb->get_results( "SELECT option_name, option_value FROM {$wpdb->options} ORDER BY option_name" ) as $row ) {
  $options[ $row->option_name ] = $row->option_value;
}
// Of cron the names: the times are those of WordPress.
$options['cron'] = array();
foreach ( _get_cron_array() as $events ) {
  $options['cron'] = array_merge( $options['cron'], array_keys( $events ) );
}
sort( $options['cron'] );
$users = $wpdb->get_results( "SELECT user_id, meta_key, meta_value FROM {$wpdb->usermeta} WHERE meta_key != 'session_tokens' ORDER BY user_id, meta_key" );
return array( 'options' => $options, 'users' => $users, 'tables' => $wpdb->get_col( 'SHOW TABLES' ), 'files' => glob( WP_CONTENT_DIR . '/*' ) );`;

const content = `global $wpdb;
return array(
  $wpdb->get_results( "SELECT * FROM {$wpdb->posts} ORDER BY ID" ),
  $wpdb->get_results( "SELECT * FROM {$wpdb->postmeta} ORDER BY meta_id" ),
);`;

describe('the plugin', () => {
  const wordpress = openWordpress();
  const run = <Result = unknown>(code: string) => wordpress.run<Result>(code, { inAdmin: true, as: 'admin' });
  const status = async (path: string) => (await fetch(`${wordpress.url}${path}`)).status;

  it('is activated twice without a difference', async () => {
    await run(`update_option( 'boardwalk_pier', array( 'name' => 'Pier' ) ); return null;`);
    await run(`do_action( 'activate_boardwalk/boardwalk.php' ); return null;`);
    const before = await run(traces);
    await run(`deactivate_plugins( 'boardwalk/boardwalk.php' ); return null;`);
    await run(`return activate_plugin( 'boardwalk/boardwalk.php' );`);
    await run(`do_action( 'activate_boardwalk/boardwalk.php' ); return null;`);
    expect(await run(traces)).toEqual(before);
  });

  it('answers the addresses of its entries from the moment of its activation, and no longer when it is off', async () => {
    await run(`deactivate_plugins( 'boardwalk/boardwalk.php' ); return null;`);
    await run(`activate_plugin( 'boardwalk/boardwalk.php' );
      return wp_insert_post( array( 'post_type' => 'boardwalk_event', 'post_title' => 'Gala', 'post_status' => 'publish' ) );`);
    expect(await status('/event/gala/')).toBe(200);
    await run(`deactivate_plugins( 'boardwalk/boardwalk.php' ); return null;`);
    expect(await status('/event/gala/')).toBe(404);
    const rules = await run<object>(`return get_option( 'rewrite_rules' );`);
    expect(JSON.stringify(rules)).not.toMatch(/event|location|artwork|experience/);
    await run(`return activate_plugin( 'boardwalk/boardwalk.php' );`);
    expect(await status('/event/gala/')).toBe(200);
  });

  it('leaves entries alone and nothing else behind when it is deleted', async () => {
    await run(
      `deactivate_plugins( 'boardwalk/boardwalk.php' ); uninstall_plugin( 'boardwalk/boardwalk.php' ); return null;`,
    );
    // What WordPress itself begins to keep at the first login, the first published entry and the first uninstallation.
    const { rest } = await wordpress.login('admin');
    await rest('POST', '/wp/v2/posts', { title: 'News', status: 'publish' });
    await run(`add_option( 'uninstall_plugins', array() ); return null;`);
    const before = await run(traces);
    await run(`return activate_plugin( 'boardwalk/boardwalk.php' );`);
    const created = await rest('POST', '/wp/v2/location', {
      title: 'Head',
      status: 'publish',
      meta: { boardwalk_latitude: 27.7, boardwalk_phone: '+1 727 555 0100' },
    });
    expect(created.status).toBe(201);
    await rest('POST', '/wp/v2/settings', { boardwalk_pier: { name: 'Pier' } });
    await run(
      `Boardwalk\\keepRefused( 'pier', array( 'pier' => array( 'typed' => 'x', 'message' => 'y' ) ) ); return null;`,
    );
    const whole = await run(content);
    // As the page "Plugins" does, without its last step: the files are the ones of the project.
    await run(`deactivate_plugins( 'boardwalk/boardwalk.php' ); return null;`);
    expect(await run(`return is_uninstallable_plugin( 'boardwalk/boardwalk.php' );`)).toBe(true);
    await run(`uninstall_plugin( 'boardwalk/boardwalk.php' ); return null;`);
    expect(await run(traces)).toEqual(before);
    expect(await run(content)).toEqual(whole);
  });

  it('finds its entries with their fields when it is installed again', async () => {
    await run(`return activate_plugin( 'boardwalk/boardwalk.php' );`);
    const found = await (await fetch(`${wordpress.url}/wp-json/wp/v2/location`)).json();
    expect(found[0].meta).toMatchObject({ boardwalk_latitude: 27.7, boardwalk_phone: '+1 727 555 0100' });
  });

  it('cannot be uninstalled by calling its file', async () => {
    await run(`update_option( 'boardwalk_pier', array( 'name' => 'Pier' ) ); return null;`);
    await fetch(`${wordpress.url}/wp-content/plugins/boardwalk/uninstall.php`);
    expect(await run(`return get_option( 'boardwalk_pier' );`)).toEqual({ name: 'Pier' });
  });

  it('prints nothing when one of its files is called', async () => {
    for (const file of ['boardwalk.php', 'includes/kinds.php', 'includes/admin/setup-actions.php']) {
      const answer = await fetch(`${wordpress.url}/wp-content/plugins/boardwalk/${file}`);
      expect([file, await answer.text()]).toEqual([file, '']);
    }
  });
});
