/** Marks a question of ours: a plugin answers it no second time. */
export const asked = {};

/**
 * Finds what a file of a site imports by the name of a package: among the packages of its own folder, or else among Boardwalk's.
 * @param {{ resolve: import('esbuild').PluginBuild['resolve'], root: string }} bundler `root` is Boardwalk's own folder
 * @param {Pick<import('esbuild').OnResolveArgs, 'path' | 'kind' | 'importer' | 'resolveDir'>} imported
 */
export async function findPackage({ resolve, root }, { path: name, kind, importer, resolveDir }) {
  const find = (/** @type {string} */ from) =>
    resolve(name, { kind, importer, resolveDir: from, pluginData: asked });
  const own = await find(resolveDir);
  return own.errors.length > 0 ? find(root) : own;
}
