import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { packPlugin } from './wordpress-zip/pack-plugin.ts';

/** Packs the plugin for WordPress as `wordpress/boardwalk.zip`, to be uploaded under Plugins, Add plugin. */
export async function main(root: string): Promise<void> {
  const file = 'wordpress/boardwalk.zip';
  const bytes = await packPlugin(path.join(root, 'wordpress/boardwalk'));
  await writeFile(path.join(root, file), bytes);
  process.stdout.write(
    `${file}: ${Math.ceil(bytes.length / 1_000)} kB. Upload it in WordPress under Plugins, Add plugin, Upload plugin.\n`,
  );
}
