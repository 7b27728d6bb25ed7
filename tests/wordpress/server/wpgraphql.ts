import { readdir } from 'node:fs/promises';
import path from 'node:path';

/**
 * Finds WPGraphQL and what belongs to it in the folder that `BOARDWALK_WPGRAPHQL` names: names with absolute folders; none without
 * the variable. It is in no registry, so whoever has it says where.
 */
export async function findWpgraphql(): Promise<Readonly<Record<string, string>>> {
  const folder = process.env.BOARDWALK_WPGRAPHQL;
  if (folder === undefined) return {};
  const names = await readdir(folder);
  // WPGraphQL comes first: others ask for it when they are activated.
  return Object.fromEntries(
    names.sort((one, other) => one.length - other.length).map((name) => [name, path.resolve(folder, name)]),
  );
}

/** Lists the main files of plugins, as WordPress names them. */
export function mainFiles(plugins: Readonly<Record<string, string>>): readonly string[] {
  return Object.keys(plugins).map((name) => `${name}/${name}.php`);
}
