import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStore } from '../../demo/store.ts';
import { importDemo } from '../../tools/demo-wordpress/import-demo.ts';
import { projectFolder } from './server/packages.ts';
import type { Wordpress } from './server/start-wordpress.ts';
import { type AdminBrowser, openAdmin } from './support/admin-browser.ts';
import { openEditor } from './support/editor.ts';
import { findInvalidBlocks } from './support/invalid-blocks.ts';
import { startSite } from './support/site.ts';

const store = createStore();

describe('the demo in a WordPress', () => {
  let wordpress: Wordpress;
  let browser: AdminBrowser;
  beforeAll(async () => {
    wordpress = await startSite();
    await importDemo(wordpress, store, path.join(projectFolder, 'demo'));
    browser = await openAdmin(wordpress, await wordpress.login('admin'));
  });
  afterAll(async () => {
    await browser.close();
    await wordpress.close();
  });

  it('has blocks that the editor accepts, in every entry', async () => {
    const contents = await wordpress.run<Record<string, string>>(
      `global $wpdb;
      return array_column( $wpdb->get_results( "SELECT ID, post_content FROM {$wpdb->posts} WHERE post_content <> ''" ), 'post_content', 'ID' );`,
    );
    const editor = await openEditor(browser, 'page');
    expect(await findInvalidBlocks(editor, contents)).toEqual([]);
    expect(editor.complaints).toEqual([]);
  });
});
