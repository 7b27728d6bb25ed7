import path from 'node:path';
import type { Plugin } from 'esbuild';

/** The css that a build keeps: css of packages imported by islands, or all other css. */
export type KeptCss = 'of-islands' | 'of-pages';

/**
 * Loads a stylesheet that an island imports from a package (a map's, a carousel's) with the island;
 * all other css belongs to the one stylesheet of the site. Both builds see the same imports, so
 * each drops the other's.
 */
export function keepCss(root: string, kept: KeptCss): Plugin {
  const islands = path.join(root, 'templates', 'islands') + path.sep;
  // The build of the pages drops only css of packages: a filter on each own file would slow it
  // down.
  const filter = kept === 'of-pages' ? /^[^.].*\.css$/ : /\.css$/;
  return {
    name: `keep-css-${kept}`,
    setup(build) {
      build.onResolve({ filter }, ({ path: name, kind, importer }) => {
        if (kind !== 'import-statement' || /\.module\.css$/.test(name)) return undefined;
        const isOfIsland = importer.startsWith(islands) && !name.startsWith('.');
        return isOfIsland === (kept === 'of-islands') ? undefined : { path: name, namespace: 'dropped' };
      });
      build.onLoad({ filter: /.*/, namespace: 'dropped' }, () => ({ contents: '' }));
    },
  };
}
