import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { packPlugin } from '../../tools/wordpress-zip/pack-plugin.ts';
import { ownPlugins } from './server/php-site.ts';
import { visit } from './support/form.ts';
import { openWordpress } from './support/open-wordpress.ts';

const { boardwalk: source = '', ...own } = ownPlugins;

describe('the zip of the plugin', () => {
  const wordpress = openWordpress({ own, plugins: {} });
  const install = () =>
    wordpress.run<unknown>(
      `require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
      defined( 'FS_METHOD' ) || define( 'FS_METHOD', 'direct' );
      $skin = new WP_Ajax_Upgrader_Skin();
      $done = ( new Plugin_Upgrader( $skin ) )->install( WP_CONTENT_DIR . '/boardwalk.zip' );
      return array( $done, $skin->get_error_messages() );`,
      { inAdmin: true, as: 'admin' },
    );
  beforeAll(async () => {
    // Without the folder of the project, which no test may write into.
    await writeFile(path.join(wordpress.content, 'boardwalk.zip'), await packPlugin(source));
  });

  it('has the same bytes at any time, and the folder of the plugin alone', async () => {
    const bytes = await packPlugin(source);
    expect(bytes.equals(await packPlugin(source))).toBe(true);
    // The field of the date, in the header of each file: 1 January 1980, 0:00.
    for (let at = bytes.indexOf('PK\x03\x04'); at >= 0; at = bytes.indexOf('PK\x03\x04', at + 1))
      expect(bytes.readUInt32LE(at + 10)).toBe(0x210000);
  });

  it('is installed and activated by WordPress', async () => {
    expect(await install()).toEqual([true, '']);
    expect(await listFiles(path.join(wordpress.content, 'plugins/boardwalk'))).toEqual(
      await listFiles(source),
    );
    const activated = await wordpress.run(
      `wp_clean_plugins_cache(); deactivate_plugins( 'boardwalk/boardwalk.php' ); return activate_plugin( 'boardwalk/boardwalk.php' );`,
      { inAdmin: true, as: 'admin' },
    );
    expect(activated).toBe(null);
    const admin = await wordpress.login('admin');
    expect((await visit(admin, '/wp-admin/admin.php?page=boardwalk-setup')).text).toContain('Fixed pages');
  });
});

async function listFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}
