import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** Further plugins: names with absolute folders. */
export type Plugins = Readonly<Record<string, string>>;

/** Finds the plugins in the folder that `BOARDWALK_WPGRAPHQL` names: WPGraphQL and what belongs to it. */
export async function findPlugins(): Promise<Plugins> {
  const folder = process.env.BOARDWALK_WPGRAPHQL;
  if (folder === undefined) return {};
  const names = await readdir(folder);
  // WPGraphQL comes first: others ask for it when they are activated.
  return Object.fromEntries(
    names.sort((one, other) => one.length - other.length).map((name) => [name, path.resolve(folder, name)]),
  );
}

/** Names the files by which WordPress activates these plugins, then the one of this project, which needs WPGraphQL. */
export function pluginFiles(plugins: Plugins): readonly string[] {
  return [...Object.keys(plugins).map((name) => `${name}/${name}.php`), 'boardwalk/boardwalk.php'];
}
