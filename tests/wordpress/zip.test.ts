import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { packPlugin } from '../../tools/wordpress-zip/pack-plugin.ts';
import { ownPlugins } from './server/php-site.ts';
import { openAdmin } from './support/admin-browser.ts';
import { visit } from './support/form.ts';
import { openWordpress } from './support/open-wordpress.ts';

const { boardwalk: source = '', ...own } = ownPlugins;

describe('the zip of the plugin', () => {
  const wordpress = openWordpress({ own, plugins: {} });
  beforeAll(async () => {
    // Without the folder of the project, which no test may write into.
    await writeFile(path.join(wordpress.content, 'boardwalk.zip'), await packPlugin(source));
    await writeFile(path.join(wordpress.content, 'config.php'), "<?php define( 'FS_METHOD', 'direct' );");
  });

  it('has the same bytes at any time, and the folder of the plugin alone', async () => {
    const bytes = await packPlugin(source);
    expect(bytes.equals(await packPlugin(source))).toBe(true);
    // The field of the date, in the header of each file: 1 January 1980, 0:00.
    for (let at = bytes.indexOf('PK\x03\x04'); at >= 0; at = bytes.indexOf('PK\x03\x04', at + 1))
      expect(bytes.readUInt32LE(at + 10)).toBe(0x210000);
  });

  it('is uploaded, installed and activated by the form of WordPress', async () => {
    await wordpress.run(`deactivate_plugins( 'boardwalk/boardwalk.php' ); return null;`, { inAdmin: true });
    const admin = await wordpress.login('admin');
    const browser = await openAdmin(wordpress, admin);
    const { page } = await browser.open('/wp-admin/plugin-install.php?tab=upload');
    await page.locator('#pluginzip').setInputFiles(path.join(wordpress.content, 'boardwalk.zip'));
    await page.locator('#install-plugin-submit').click();
    await page.getByText('Plugin installed successfully.').waitFor();
    expect(await listFiles(path.join(wordpress.content, 'plugins/boardwalk'))).toEqual(
      await listFiles(source),
    );
    await page.getByRole('link', { name: 'Activate Plugin' }).click();
    await page.getByText('Boardwalk is active. The page Setup says what is left to do').waitFor();
    await browser.close();
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
