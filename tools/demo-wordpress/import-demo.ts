import type { DemoStore } from '../../demo/store-types.ts';
import type { Wordpress } from '../../tests/wordpress/server/start-wordpress.ts';
import { withAddressesOf } from './import/addresses.ts';
import { importCategories } from './import/categories.ts';
import { importEntries } from './import/entries.ts';
import { importMedia } from './import/media.ts';
import { importMenus } from './import/menus.ts';
import { importSettings } from './import/settings.ts';
import { copyUploads } from './import/uploads.ts';

/**
 * Brings the content of the demo into a WordPress that was just installed. `folder` is that of the demo. Texts for search
 * engines and redirects of the SEO plugin stay behind: WordPress alone has no place for them.
 */
export async function importDemo(
  { run, content, url }: Pick<Wordpress, 'run' | 'content' | 'url'>,
  store: DemoStore,
  folder: string,
): Promise<void> {
  const atWordpress = withAddressesOf(url);
  await copyUploads(store.media, { demo: folder, content });
  await importMedia(run, store.media);
  await importCategories(run, store.categories);
  await importEntries(run, store, atWordpress);
  await importMenus(run, store, atWordpress);
  await importSettings(run, store.settings);
}
