import { beforeAll, describe, expect, it } from 'vitest';
import { openWordpress } from './support/open-wordpress.ts';
import { digest, startReports } from './support/reports.ts';

describe('the plugin, when it is removed,', () => {
  const wordpress = openWordpress();
  beforeAll(async () => {
    await wordpress.run(
      `$id = wp_insert_post( array( 'post_type' => 'boardwalk_event', 'post_status' => 'publish', 'post_title' => 'Gala', 'meta_input' => array( 'boardwalk_price' => '$5' ) ) );
      wp_update_post( array( 'ID' => $id, 'post_name' => 'renamed' ) );
      update_option( 'boardwalk_pier', array( 'name' => 'Pier' ) );
      update_option( 'boardwalk_webhook', array( 'format' => 'plain', 'url' => 'https://build.example/' ), false );
      update_option( 'boardwalk_cron_seen', time(), false );
      // Of a former version of the plugin.
      update_option( 'boardwalk_changes', '1', false );
      update_option( 'boardwalk_read_again', 'x', false );
      update_option( 'boardwalk_preview', array( 'url' => 'https://preview.pier.example/', 'secret' => 'x' ) );
      Boardwalk\\attempt( Boardwalk\\makeMessage( 'test' ) );
      wp_update_post( array( 'ID' => $id, 'post_content' => 'Other' ) );`,
    );
    const reporter = await startReports(wordpress);
    await reporter.publish(digest('a'));
    await reporter.report('live', { site: 'https://other.example' });
    await wordpress.run(
      `Boardwalk\\countWaiting();
      Boardwalk\\scheduleDueBuild( '2126-01-01T00:00:00Z' );
      get_user_by( 'login', 'author' )->add_role( 'boardwalk_report' );`,
    );
  });

  const found = () =>
    wordpress.run<Readonly<Record<string, readonly unknown[]>>>(
      `global $wpdb;
      return array(
        'options' => $wpdb->get_col( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE '%boardwalk%' ORDER BY option_name" ),
        'meta'    => $wpdb->get_col( "SELECT meta_key FROM {$wpdb->postmeta} JOIN {$wpdb->posts} ON ID = post_id WHERE post_type = 'boardwalk_event' AND meta_key LIKE '%boardwalk%' ORDER BY meta_key" ),
        'cron'    => array_values( array_filter( array_merge( ...array_map( 'array_keys', array_values( array_map( static function ( $hooks ) { return (array) $hooks; }, _get_cron_array() ) ) ) ), static function ( $hook ) { return 0 === strpos( $hook, 'boardwalk' ); } ) ),
        'publishers' => array_keys( array_filter( wp_roles()->role_objects, static function ( $role ) { return $role->has_cap( 'boardwalk_publish' ); } ) ),
        'users'   => $wpdb->get_col( "SELECT meta_key FROM {$wpdb->usermeta} WHERE meta_key LIKE '%boardwalk%'" ),
        'tables'  => $wpdb->get_col( "SHOW TABLES LIKE '%boardwalk%'" ),
        'roles'   => array( get_role( 'boardwalk_report' ), username_exists( 'boardwalk-report' ), get_user_by( 'login', 'author' )->roles ),
        'entries' => $wpdb->get_col( "SELECT post_title FROM {$wpdb->posts} WHERE post_type = 'boardwalk_event'" ),
      );`,
    );

  it('takes its settings and its memory with it, and leaves entries and their fields', async () => {
    expect(await found()).toMatchObject({
      options: [
        ...['_transient_boardwalk_reports', '_transient_boardwalk_waiting'],
        ...['_transient_timeout_boardwalk_reports', '_transient_timeout_boardwalk_waiting'],
        ...['boardwalk_attempts', 'boardwalk_built_aaaaaaaaaaaa', 'boardwalk_changes'],
        ...['boardwalk_cron_seen', 'boardwalk_live', 'boardwalk_message', 'boardwalk_pier'],
        ...['boardwalk_preview', 'boardwalk_read_again', 'boardwalk_references'],
        ...['boardwalk_status', 'boardwalk_status_log', 'boardwalk_types', 'boardwalk_webhook'],
      ],
      cron: ['boardwalk_send', 'boardwalk_due'],
      publishers: ['administrator', 'editor'],
      meta: ['_boardwalk_former', 'boardwalk_price'],
      tables: ['wp_boardwalk_references'],
    });
    await wordpress.run(`deactivate_plugins( 'boardwalk/boardwalk.php' );`, { inAdmin: true });
    await wordpress.run(`uninstall_plugin( 'boardwalk/boardwalk.php' );`, { inAdmin: true });
    expect(await found()).toEqual({
      options: [],
      meta: ['boardwalk_price'],
      cron: [],
      publishers: [],
      users: [],
      tables: [],
      roles: [null, false, ['author']],
      entries: ['Gala'],
    });
  });
});
