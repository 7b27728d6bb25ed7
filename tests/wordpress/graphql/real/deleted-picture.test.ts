import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spawnBoardwalk } from '../../../support/spawn-boardwalk.ts';
import { makeTemporaryFolder, removeFolder } from '../../../support/temporary-folder.ts';
import { addPicture } from '../../support/library.ts';
import { openWordpress } from '../../support/open-wordpress.ts';

describe.each([
  ['with the plugin', true],
  ['without the plugin', false],
])('a picture that is deleted while pages show it, %s,', (_, hasPlugin) => {
  const wordpress = openWordpress();
  let folder: string;
  let pictures: Readonly<Record<'featured' | 'inText' | 'other', number>>;
  let entries: Readonly<Record<'featured' | 'inText' | 'other', number>>;
  beforeAll(async () => {
    folder = await makeTemporaryFolder();
    await writeFile(
      path.join(folder, 'site.config.ts'),
      `export default ${JSON.stringify({ siteUrl: 'https://www.harbourpier.example' })};\n`,
    );
    if (!hasPlugin)
      await wordpress.run(
        `require_once ABSPATH . 'wp-admin/includes/plugin.php'; deactivate_plugins( 'boardwalk/boardwalk.php' );`,
      );
    pictures = {
      featured: await addPicture(wordpress, 'featured', 'A boat above'),
      inText: await addPicture(wordpress, 'in-text', 'A boat within'),
      // A site that loses all of its pictures is refused.
      other: await addPicture(wordpress, 'other', 'A lighthouse'),
    };
    entries = await wordpress.run(
      `$add  = static function ( $title, $text ) { return wp_insert_post( array( 'post_type' => 'post', 'post_status' => 'publish', 'post_title' => $title, 'post_content' => $text ) ); };
      $id    = $given['inText'];
      $url   = wp_get_attachment_image_url( $id, 'medium' );
      $image = '<!-- wp:image {"id":' . $id . ',"sizeSlug":"medium"} --><figure class="wp-block-image size-medium"><img src="' . $url . '" alt="A boat within" class="wp-image-' . $id . '"/></figure><!-- /wp:image -->';
      $words = '<!-- wp:paragraph --><p>Words</p><!-- /wp:paragraph -->';
      $ids   = array( 'featured' => $add( 'Above', $words ), 'inText' => $add( 'Within', $words . $image ), 'other' => $add( 'Other', $words ) );
      set_post_thumbnail( $ids['featured'], $given['featured'] );
      set_post_thumbnail( $ids['other'], $given['other'] );
      $GLOBALS['wpdb']->query( "UPDATE {$GLOBALS['wpdb']->posts} SET post_date = '2026-01-01 00:00:00', post_date_gmt = '2026-01-01 05:00:00'" );
      $GLOBALS['wpdb']->query( "UPDATE {$GLOBALS['wpdb']->posts} SET post_modified = post_date, post_modified_gmt = post_date_gmt" );
      return $ids;`,
      { given: pictures },
    );
  });
  afterAll(async () => {
    await removeFolder(folder);
  });

  const build = async (args: readonly string[] = []) => {
    const result = await spawnBoardwalk([
      'generate',
      ...['--endpoint', `${wordpress.url}/graphql`, '--out', path.join(folder, 'site')],
      ...['--config', path.join(folder, 'site.config.ts'), '--now', '2027-01-01T12:00:00Z', ...args],
    ]);
    expect(result.exitCode, result.stderr).toBe(0);
    return result;
  };
  const page = (name: string) => readFile(path.join(folder, 'site', name, 'index.html'), 'utf8');
  /** Finds the pictures of a page. Instead of one that is missing, text in html shows its words. */
  const shows = async (name: string, alt: string) =>
    ((await page(name)).match(/<img [^>]*>/g) ?? []).some(
      (tag) => tag.includes('/_assets/') && tag.includes(alt),
    );
  const pages = async () => ({
    above: await shows('news/p/above', 'A boat above'),
    within: await shows('news/p/within', 'A boat within'),
    home: await shows('.', 'A boat'),
    list: await shows('news', 'A boat'),
    other: await shows('news/p/other', 'A lighthouse'),
  });

  it('is on the pages before', async () => {
    await build();
    expect(await pages()).toMatchObject({ above: true, within: true, other: true });
  });

  it('is on no page after the next build, which equals a clean one', async () => {
    await wordpress.run(
      `wp_delete_attachment( $given['featured'], true ); wp_delete_attachment( $given['inText'], true );`,
      { given: pictures, as: 'admin' },
    );
    await build();
    expect(await pages()).toEqual({
      ...{ above: false, within: false, home: false, list: false },
      other: true,
    });
    await build(['--verify']);
  });

  if (hasPlugin)
    it('makes the entries that used it wait for that build, and no other', async () => {
      const dates = await wordpress.run<Record<string, string>>(
        `return array_map( static function ( $id ) { return get_post( $id )->post_modified_gmt; }, $given );`,
        { given: entries },
      );
      expect(dates.other).toBe('2026-01-01 05:00:00');
      expect([dates.featured, dates.inText]).not.toContain('2026-01-01 05:00:00');
    });
});
