import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Session } from './server/session.ts';
import { visit } from './support/form.ts';
import { openWordpress } from './support/open-wordpress.ts';

const own = 'boardwalk/boardwalk.php';
const setup = '/wp-admin/admin.php?page=boardwalk-setup';
const welcome = 'Boardwalk is active. The page Setup says what is left to do';
const missing = 'Boardwalk needs the plugin WPGraphQL, which is not active';

describe('somebody who has just installed the plugin', () => {
  const wordpress = openWordpress({ plugins: {} });
  let admin: Session;
  let editor: Session;
  const text = async (session: Session, address: string) => (await visit(session, address)).text;
  const run = <Result = unknown>(code: string, given: unknown = null) =>
    wordpress.run<Result>(code, { inAdmin: true, as: 'admin', given });
  /** Activates the plugin as the page "Plugins" does, in this request only with the dependencies that WordPress itself would ask for. */
  const activate = () =>
    run<string | null>(
      `deactivate_plugins( $given );
      $done = activate_plugin( $given );
      return is_wp_error( $done ) ? $done->get_error_code() . ': ' . wp_strip_all_tags( $done->get_error_message() ) : null;`,
      own,
    );
  const mustUse = (name: string) => path.join(wordpress.content, 'mu-plugins', name);
  beforeAll(async () => {
    // Without WPGraphQL, wherever the tests have it: its folder is made here.
    admin = await wordpress.login('admin');
    editor = await wordpress.login('editor');
  });

  it('finds the link Setup in the list of plugins, where it may be opened', async () => {
    const { html } = await visit(admin, '/wp-admin/plugins.php');
    const row = html.slice(html.indexOf('data-plugin="boardwalk/boardwalk.php"'));
    expect(row.slice(0, row.indexOf('</tr>'))).toContain('page=boardwalk-setup">Setup</a>');
  });

  it('is led to Setup by a notice until it was opened', async () => {
    expect(await text(admin, '/wp-admin/')).not.toContain(welcome);
    expect(await activate()).toBe(null);
    for (const page of ['', 'plugins.php', 'admin.php?page=boardwalk', 'admin.php?page=boardwalk-publishing'])
      expect([page, await text(admin, `/wp-admin/${page}`)]).toEqual([
        page,
        expect.stringContaining(welcome),
      ]);
    for (const page of ['edit.php', 'options-general.php'])
      expect([page, await text(admin, `/wp-admin/${page}`)]).toEqual([
        page,
        expect.not.stringContaining(welcome),
      ]);
    expect(await text(editor, '/wp-admin/')).not.toContain(welcome);
    expect(await text(admin, setup)).not.toContain(welcome);
    expect(await text(admin, '/wp-admin/')).not.toContain(welcome);
  });

  it('is led to it until the notice was dismissed, by a link with a nonce', async () => {
    await activate();
    const { html } = await visit(admin, '/wp-admin/plugins.php');
    const link = /href="([^"]*action=boardwalk_dismiss[^"]*)"/.exec(html)?.[1]?.replaceAll('&#038;', '&');
    const { pathname, search } = new URL(link ?? '');
    const refused = await visit(admin, `${pathname}?action=boardwalk_dismiss&_wpnonce=0123456789`);
    expect(refused.status).toBe(403);
    expect(await text(admin, '/wp-admin/')).toContain(welcome);
    // Another user dismisses nothing with it.
    expect((await visit(editor, pathname + search)).status).toBe(403);
    expect(await text(admin, '/wp-admin/')).toContain(welcome);
    const dismissed = await visit(admin, pathname + search, {
      headers: { referer: `${wordpress.url}/wp-admin/plugins.php` },
    });
    expect([dismissed.status, dismissed.text.includes(welcome)]).toEqual([200, false]);
    expect(dismissed.html).toContain('data-plugin="boardwalk/boardwalk.php"');
    expect(await text(admin, '/wp-admin/')).not.toContain(welcome);
  });

  it('is told that WPGraphQL is missing, with the next step, where plugins may be activated', async () => {
    const shown = await visit(admin, '/wp-admin/plugins.php');
    expect(shown.text).toContain(`${missing}: builds can read nothing from this WordPress.Install WPGraphQL`);
    expect(shown.html).toContain('plugin-install.php?tab=search');
    expect(await text(editor, '/wp-admin/')).not.toContain(missing);
    for (const page of ['edit.php?post_type=boardwalk_event', 'admin.php?page=boardwalk-setup'])
      expect(await text(admin, `/wp-admin/${page}`)).not.toContain(missing);
    expect(await text(admin, `${setup}&view=mapping`)).toContain(
      'Without it the generator can read nothing.',
    );
    // In a folder of any name.
    await run(
      `mkdir( WP_PLUGIN_DIR . '/any-name' );
      file_put_contents( WP_PLUGIN_DIR . '/any-name/main.php', "<?php\\n/**\\n * Plugin Name: WPGraphQL\\n * Text Domain: wp-graphql\\n */\\nfunction register_graphql_field() {}\\nfunction register_graphql_object_type() {}\\n" );`,
    );
    const there = await visit(admin, '/wp-admin/');
    expect(there.text).toContain('from this WordPress.Activate WPGraphQL');
    expect(there.html).toContain('plugins.php?s=wpgraphql');
    expect((await visit(admin, setup)).html).toContain('plugins.php?s=wpgraphql');
    expect(await run(`return activate_plugin( 'any-name/main.php' );`)).toBe(null);
    expect(await text(admin, '/wp-admin/')).not.toContain(missing);
    await run(`deactivate_plugins( 'any-name/main.php' );`);
  });

  it('is refused the activation without WPGraphQL by WordPress, which knows it by the name of its folder', async () => {
    // What the WordPress of the tests does instead.
    await writeFile(
      mustUse('strict.php'),
      `<?php add_action( 'muplugins_loaded', static function () { remove_all_filters( 'wp_plugin_dependencies_slug' ); } );`,
    );
    const refused =
      /^plugin_missing_dependencies: Error: Boardwalk requires 1 plugin to be installed and activated/;
    expect(await activate()).toMatch(refused);
    expect(await run(`return activate_plugin( 'any-name/main.php' );`)).toBe(null);
    expect(await activate()).toMatch(refused);
    // The way out in docs/wordpress.md, for who keeps it in another folder.
    await writeFile(
      mustUse('strict.php'),
      `<?php add_action( 'muplugins_loaded', static function () {
        remove_all_filters( 'wp_plugin_dependencies_slug' );
        add_filter( 'wp_plugin_dependencies_slug', static function ( $slug ) { return 'wp-graphql' === $slug ? 'any-name' : $slug; } );
      } );`,
    );
    expect(await activate()).toBe(null);
    await run(`deactivate_plugins( 'any-name/main.php' );`);
    expect(await activate()).toMatch(refused);
    await rm(mustUse('strict.php'));
    expect(await activate()).toBe(null);
  });
});
