import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { pluginFiles } from './server/find-plugins.ts';
import { openWordpress } from './support/open-wordpress.ts';

const plugin = 'boardwalk/boardwalk.php';

describe('the plugin in a network of sites', () => {
  const wordpress = openWordpress();
  const run = <Result = unknown>(code: string, given: unknown = null) =>
    wordpress.run<Result>(code, { inAdmin: true, as: 'admin', given });
  const status = async (address: string) => (await fetch(`${wordpress.url}${address}`)).status;

  beforeAll(async () => {
    const { host } = new URL(wordpress.url);
    await run(`deactivate_plugins( '${plugin}' ); return null;`);
    await run(`require_once ABSPATH . 'wp-admin/includes/upgrade.php';
      foreach ( $GLOBALS['wpdb']->tables( 'ms_global' ) as $table => $name ) { $GLOBALS['wpdb']->$table = $name; }
      install_network();
      // A network reads no addresses from wp-config.php.
      foreach ( array( 'siteurl', 'home' ) as $name ) {
        $GLOBALS['wpdb']->update( $GLOBALS['wpdb']->options, array( 'option_value' => '${wordpress.url}' ), array( 'option_name' => $name ) );
      }
      populate_network( 1, '${host}', 'admin@example.org', 'Two piers', '/', false );
      return null;`);
    await writeFile(
      path.join(wordpress.content, 'config.php'),
      `<?php
define( 'WP_ALLOW_MULTISITE', true );
define( 'MULTISITE', true );
define( 'SUBDOMAIN_INSTALL', false );
define( 'DOMAIN_CURRENT_SITE', '${host}' );
define( 'PATH_CURRENT_SITE', '/' );
define( 'SITE_ID_CURRENT_SITE', 1 );
define( 'BLOG_ID_CURRENT_SITE', 1 );
`,
    );
    for (const name of ['east', 'north']) await addSite(name);
  });

  /** Adds a site, which has addresses of words from its first request on. */
  const addSite = (name: string) =>
    run(
      `$id = wpmu_create_blog( '${new URL(wordpress.url).host}', '/${name}/', 'Pier ${name}', 1 );
      if ( is_wp_error( $id ) ) { throw new Exception( $id->get_error_message() ); }
      update_blog_option( $id, 'permalink_structure', '/%postname%/' );
      return $id;`,
    );

  /** Reads for each site by its path who may publish by hand, and if the role for reports is there. */
  const rights = () =>
    run<Readonly<Record<string, unknown>>>(
      `$found = array();
      foreach ( get_sites( array( 'number' => 0 ) ) as $site ) {
        switch_to_blog( (int) $site->blog_id );
        $found[ $site->path ] = array( get_role( 'editor' )->has_cap( 'boardwalk_publish' ), null !== get_role( 'boardwalk_report' ) );
        restore_current_blog();
      }
      return $found;`,
    );

  /** Publishes an event in a site, and asks for its address. */
  const askForEvent = async (site: string, title: string) => {
    await run(
      `switch_to_blog( get_sites( array( 'path' => '${site}', 'fields' => 'ids' ) )[0] );
      wp_insert_post( array( 'post_type' => Boardwalk\\kinds()['event']['postType'], 'post_title' => '${title}', 'post_status' => 'publish' ) );
      restore_current_blog();
      return null;`,
    );
    return status(`${site}event/${title.toLowerCase()}/`);
  };

  it('is activated in one site alone', async () => {
    const refused = await run(
      `switch_to_blog( get_sites( array( 'path' => '/east/', 'fields' => 'ids' ) )[0] );
      $refused = activate_plugins( $given );
      restore_current_blog();
      return is_wp_error( $refused ) ? $refused->get_error_data() : null;`,
      pluginFiles(inject('wordpressPlugins')),
    );
    expect(refused).toBe(null);
    // The first one had it before there was a network: its rights stay until the plugin is deleted.
    expect(await rights()).toEqual({ '/': [true, true], '/east/': [true, true], '/north/': [false, false] });
    await run(
      `switch_to_blog( get_sites( array( 'path' => '/east/', 'fields' => 'ids' ) )[0] );
      deactivate_plugins( '${plugin}' );
      restore_current_blog();
      return null;`,
    );
  });

  it('is activated in all sites, and in one that is added later', async () => {
    expect(await run(`return activate_plugin( '${plugin}', '', true );`)).toBe(null);
    await addSite('west');
    expect(Object.entries(await rights())).toEqual(
      ['/', '/east/', '/north/', '/west/'].map((site) => [site, [true, true]]),
    );
    expect(await askForEvent('/', 'Gala')).toBe(200);
    expect(await askForEvent('/east/', 'Market')).toBe(200);
    expect(await askForEvent('/west/', 'Regatta')).toBe(200);
  });

  it('keeps settings and reports of each site apart', async () => {
    const names = await run(
      `update_option( 'boardwalk_pier', array( 'name' => 'First' ) );
      $names = array();
      foreach ( get_sites( array( 'fields' => 'ids' ) ) as $id ) {
        switch_to_blog( $id );
        $names[] = ( get_option( 'boardwalk_pier' ) ?: array() )['name'] ?? '';
        restore_current_blog();
      }
      return $names;`,
    );
    expect(names).toEqual(['First', '', '', '']);
  });

  it('takes its addresses out of all sites when the network switches it off', async () => {
    await run(`deactivate_plugins( '${plugin}', false, true ); return null;`);
    expect(await status('/event/gala/')).toBe(404);
    expect(await status('/east/event/market/')).toBe(404);
  });

  it('leaves nothing but entries in any site when it is deleted', async () => {
    await run(`activate_plugin( '${plugin}', '', true ); return null;`);
    await run(
      `foreach ( get_sites( array( 'fields' => 'ids' ) ) as $id ) {
        switch_to_blog( $id );
        update_option( 'boardwalk_pier', array( 'name' => 'Pier' ) );
        set_transient( 'boardwalk_refused_1_pier', array( 'x' ) );
        restore_current_blog();
      }
      $made = Boardwalk\\makeReportPassword();
      if ( is_wp_error( $made ) ) { throw new Exception( $made->get_error_message() ); }
      return null;`,
    );
    await run(
      `deactivate_plugins( '${plugin}', false, true ); uninstall_plugin( '${plugin}' ); return null;`,
    );
    const left = await run(
      `global $wpdb;
      $left = array();
      foreach ( get_sites( array( 'fields' => 'ids' ) ) as $id ) {
        switch_to_blog( $id );
        $left[] = array_merge(
          $wpdb->get_col( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE '%boardwalk%'" ),
          $wpdb->get_col( "SELECT post_title FROM {$wpdb->posts} WHERE post_type LIKE '%event'" )
        );
        restore_current_blog();
      }
      return array( $left, username_exists( 'boardwalk-report' ), $wpdb->get_col( "SELECT meta_key FROM {$wpdb->usermeta} WHERE meta_key LIKE '%boardwalk%'" ) );`,
    );
    expect(left).toEqual([[['Gala'], ['Market'], [], ['Regatta']], false, []]);
    expect(Object.values(await rights())).toEqual(Array(4).fill([false, false]));
  });
});
