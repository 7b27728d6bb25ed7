import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spawnBoardwalk } from '../../../support/spawn-boardwalk.ts';
import { makeTemporaryFolder, removeFolder } from '../../../support/temporary-folder.ts';
import { openWordpress } from '../../support/open-wordpress.ts';

describe('the generator, over a WordPress with the plugin,', () => {
  const wordpress = openWordpress();
  let folder: string;
  let event: number;
  beforeAll(async () => {
    folder = await makeTemporaryFolder();
    await writeFile(
      path.join(folder, 'site.config.ts'),
      `export default ${JSON.stringify({ siteUrl: 'https://www.harbourpier.example' })};\n`,
    );
    await wordpress.run(
      `file_put_contents( WPMU_PLUGIN_DIR . '/count.php', '<?php if ( ! empty( $_SERVER["HTTP_X_BOARDWALK"] ) ) { file_put_contents( WP_CONTENT_DIR . "/asked.log", "x", FILE_APPEND ); }' );
      for ( $i = 0; $i < 120; $i++ ) { wp_insert_post( array( 'post_type' => $i % 2 ? 'post' : 'boardwalk_location', 'post_status' => 'publish', 'post_title' => "Entry $i", 'post_content' => "<!-- wp:paragraph --><p>Words $i</p><!-- /wp:paragraph -->" ) ); }`,
    );
    event = await wordpress.run(
      `return wp_insert_post( array( 'post_type' => 'boardwalk_event', 'post_status' => 'publish', 'post_title' => 'Gala', 'post_content' => '<!-- wp:paragraph --><p>First words</p><!-- /wp:paragraph -->', 'meta_input' => array( 'boardwalk_start' => '2027-06-02T19:00:00' ) ) );`,
    );
    // The generator reads an entry again when it was read within a minute of its last edit.
    await wordpress.run(
      `$GLOBALS['wpdb']->query( "UPDATE {$GLOBALS['wpdb']->posts} SET post_date = '2026-01-01 00:00:00', post_date_gmt = '2026-01-01 05:00:00'" );
      $GLOBALS['wpdb']->query( "UPDATE {$GLOBALS['wpdb']->posts} SET post_modified = post_date, post_modified_gmt = post_date_gmt" );`,
    );
  });
  afterAll(async () => {
    await removeFolder(folder);
  });

  /** Builds the site, and returns how many requests that took. */
  const build = async (): Promise<number> => {
    const log = path.join(wordpress.content, 'asked.log');
    await writeFile(log, '');
    const { exitCode, stderr } = await spawnBoardwalk([
      'generate',
      ...['--endpoint', `${wordpress.url}/graphql`, '--out', path.join(folder, 'site')],
      ...['--config', path.join(folder, 'site.config.ts'), '--now', '2027-01-01T12:00:00Z'],
    ]);
    expect(exitCode, stderr).toBe(0);
    return (await readFile(log, 'utf8')).length;
  };
  const page = (name: string) => readFile(path.join(folder, 'site', name, 'index.html'), 'utf8');

  it('asks once where nothing has changed, and four times at most after one edit', async () => {
    const first = await build();
    expect(first).toBeGreaterThan(3);
    expect(await page('event/gala')).toContain('First words');
    expect(await build()).toBe(1);
    await wordpress.run(
      `wp_update_post( array( 'ID' => $given, 'post_content' => '<!-- wp:paragraph --><p>Second words</p><!-- /wp:paragraph -->' ) );`,
      { given: event },
    );
    const edited = await build();
    expect(edited).toBeGreaterThan(0);
    expect(edited).toBeLessThanOrEqual(4);
    expect(await page('event/gala')).toContain('Second words');
  });

  it('keeps the former address of an entry that was renamed', async () => {
    await wordpress.run(`wp_update_post( array( 'ID' => $given, 'post_name' => 'gala-night' ) );`, {
      given: event,
    });
    await build();
    expect(await page('event/gala-night')).toContain('Second words');
    const rules = await readFile(path.join(folder, 'site/_boardwalk/redirects.json'), 'utf8');
    expect(JSON.parse(rules).rules).toContainEqual({
      from: '/event/gala/',
      to: '/event/gala-night/',
      status: 301,
    });
  });

  it('reads an entry again when its pattern or a field changed', async () => {
    const pattern = await wordpress.run<number>(
      `$pattern = wp_insert_post( array( 'post_type' => 'wp_block', 'post_status' => 'publish', 'post_title' => 'Notice', 'post_content' => '<!-- wp:paragraph --><p>Old notice</p><!-- /wp:paragraph -->' ) );
      wp_update_post( array( 'ID' => $given, 'post_content' => '<!-- wp:block {"ref":' . $pattern . '} /-->' ) );
      return $pattern;`,
      { given: event },
    );
    await build();
    expect(await page('event/gala-night')).toContain('Old notice');
    await wordpress.run(
      `wp_update_post( array( 'ID' => $given, 'post_content' => '<!-- wp:paragraph --><p>New notice</p><!-- /wp:paragraph -->' ) );`,
      { given: pattern },
    );
    await build();
    expect(await page('event/gala-night')).toContain('New notice');
  });
});
