import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { findPlugins } from '../tests/wordpress/server/find-plugins.ts';
import { packagesFolder } from '../tests/wordpress/server/packages.ts';
import { startWordpress } from '../tests/wordpress/server/start-wordpress.ts';
import { prepareSite } from './demo-wordpress/prepare-site.ts';
import { installPackages } from './packages/install-packages.ts';
import { openChromium } from './quality/open-chromium.ts';

/** The screens that `readme.txt` names, in its order. */
const screens = [
  'edit.php?post_type=boardwalk_event',
  'post.php?post=%event%&action=edit',
  'post.php?post=%page%&action=edit',
  'admin.php?page=boardwalk-setup',
  'admin.php?page=boardwalk-publishing',
];

/** Takes the screenshots for wordpress.org from a real WordPress with the demo's content; `npm run wordpress:screenshots`. */
export async function main(root: string): Promise<void> {
  const folder = path.join(root, 'wordpress/screenshots');
  await mkdir(folder, { recursive: true });
  await installPackages(packagesFolder);
  const plugins = await findPlugins();
  const wordpress = await startWordpress({ plugins });
  const { browser } = await openChromium();
  try {
    await prepareSite(wordpress, { plugins, demo: path.join(root, 'demo') });
    const ids = await wordpress.run<Readonly<Record<string, number>>>(
      `$admin = get_user_by( 'login', 'admin' )->ID;
      $known  = array( 'core' => array( 'welcomeGuide' => false, 'enableChoosePatternModal' => false ), 'core/edit-post' => array( 'welcomeGuide' => false ) );
      update_user_meta( $admin, $GLOBALS['wpdb']->get_blog_prefix() . 'persisted_preferences', $known + array( '_modified' => gmdate( 'c' ) ) );
      return array(
        'event' => get_posts( array( 'post_type' => 'boardwalk_event', 'name' => 'meet-the-keeper' ) )[0]->ID,
        'page'  => get_page_by_path( 'visit' )->ID,
      );`,
    );
    const { cookies } = await wordpress.login('admin');
    const context = await browser.newContext({
      viewport: { width: 1200, height: 900 },
      reducedMotion: 'reduce',
    });
    await context.addCookies(cookies.map(({ name, value }) => ({ name, value, url: wordpress.url })));
    const page = await context.newPage();
    for (const [index, screen] of screens.entries()) {
      const address = screen.replace(/%(\w+)%/, (_, name: string) => String(ids[name]));
      await page.goto(`${wordpress.url}/wp-admin/${address}`, { timeout: 120_000 });
      if (screen.startsWith('post.php')) {
        await page.frameLocator('iframe[name="editor-canvas"]').locator('h1').first().waitFor();
        await page.waitForTimeout(5_000);
      }
      await page.screenshot({
        path: path.join(folder, `screenshot-${index + 1}.jpg`),
        type: 'jpeg',
        quality: 60,
      });
    }
  } finally {
    await browser.close();
    await wordpress.close();
  }
}
