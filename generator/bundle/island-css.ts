import path from 'node:path';
import type { Plugin } from 'esbuild';

/** Which css a build keeps: that which a package brings for an island, or all the other. */
export type KeptCss = 'of-islands' | 'of-pages';

/**
 * A stylesheet that an island imports from a package (a map's, a carousel's) is loaded with the island; all other css is
 * the site's one stylesheet. The two builds see the same imports, so each drops what is the other's.
 */
export function keepCss(root: string, kept: KeptCss): Plugin {
  const islands = path.join(root, 'templates', 'islands') + path.sep;
  // The build of the pages drops only what packages bring. It would wait for an answer about each file of its own.
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
