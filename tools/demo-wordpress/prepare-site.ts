import { createStore } from '../../demo/store.ts';
import { type Plugins, pluginFiles } from '../../tests/wordpress/server/find-plugins.ts';
import { installWordpress } from '../../tests/wordpress/server/install-wordpress.ts';
import type { Wordpress } from '../../tests/wordpress/server/start-wordpress.ts';
import { importDemo } from './import-demo.ts';
import { isInstalled, moveSite, readAddress, writeAddress } from './kept-site.ts';

export interface SiteParts {
  readonly plugins: Plugins;
  /** The folder of the demo. */
  readonly demo: string;
}

/** Installs WordPress and imports the demo, or brings a site that was kept to its present address. */
export async function prepareSite(wordpress: Wordpress, { plugins, demo }: SiteParts): Promise<void> {
  if (await isInstalled(wordpress.content)) {
    const former = await readAddress(wordpress);
    if (former === null)
      throw new Error(`The site in ${wordpress.content} is not complete: remove the folder and start again`);
    await moveSite(wordpress, former);
    await activatePlugins(wordpress, plugins);
  } else {
    await installWordpress(wordpress, { plugins: pluginFiles(plugins) });
    await importDemo(wordpress, createStore(), demo);
  }
  await writeAddress(wordpress);
}

/** Activates what was not there at the last start. */
async function activatePlugins({ run }: Wordpress, plugins: Plugins): Promise<void> {
  await run(
    `foreach ( $given as $plugin ) {
      $error = activate_plugin( $plugin );
      if ( is_wp_error( $error ) ) {
        throw new Exception( $plugin . ': ' . $error->get_error_message() );
      }
    }`,
    { as: 'admin', inAdmin: true, given: pluginFiles(plugins) },
  );
}
