import path from 'node:path';
import type { Plugin } from 'esbuild';
import { asked, findPackage } from '../../config/find-package.mjs';
import { moduleOfOwn } from './list-own-templates.ts';
import {
  isBesideTemplates,
  isFile,
  isReplaced,
  pathIn,
  placeOf,
  type SiteTemplates,
  templatesFolder,
} from './site-templates.ts';

/**
 * Resolves imports of and from a site's templates. Without any, esbuild is given no plugin. `noteBeside` is called with each file beside
 * the folder of templates that is imported, whether it is there or not.
 */
export function resolveSiteTemplates(
  templates: SiteTemplates | undefined,
  noteBeside: (file: string) => void = () => undefined,
): readonly Plugin[] {
  if (templates === undefined) return [];
  const { root, site } = templates;
  return [
    {
      name: 'site-templates',
      setup: ({ onResolve, onLoad, resolve }) => {
        onResolve({ filter: /^\.\.?\// }, ({ path: name, resolveDir }) => {
          const target = path.resolve(resolveDir, name);
          const { ours, own } = placeOf(target, templates);
          if (ours !== undefined)
            return isReplaced(ours, templates) ? { path: path.join(site, ours) } : undefined;
          // By its own name: the neighbours of a symbolic link are beside the link.
          if (own?.startsWith(`${templatesFolder}/`) && isFile(target)) return { path: target };
          const fallback = own !== undefined && !isFile(target) ? path.join(root, own) : undefined;
          if (fallback !== undefined && isFile(fallback)) return { path: fallback };
          if (isBesideTemplates(target, templates)) noteBeside(target);
          return undefined;
        });
        onLoad({ filter: /[\\/]own-(pages|blocks)\.ts$/ }, ({ path: file }) => {
          const contents = moduleOfOwn(pathIn(root, file) ?? '', templates);
          return contents === undefined
            ? undefined
            : { contents, loader: 'ts', resolveDir: path.dirname(file) };
        });
        onResolve({ filter: /^[^./]/ }, async (imported) => {
          const { path: name, kind, importer, pluginData } = imported;
          const isOfSite = placeOf(importer, templates).own !== undefined;
          if (!isOfSite || kind === 'entry-point' || pluginData === asked || isAddress.test(name))
            return undefined;
          if (!ofBoardwalk.test(name)) return findPackage({ resolve, root }, imported);
          return original(name, root) ?? findPackage({ resolve, root }, { ...imported, resolveDir: root });
        });
      },
    },
  ];
}

const isAddress = /^(https?:|data:|#)/;

/** One React renders and hydrates all. */
const ofBoardwalk = /^(react|react-dom|boardwalk)(\/|$)/;

/** Finds the original that a site's template imports by its name: `boardwalk/templates/components/Card.tsx`. */
function original(name: string, root: string): { readonly path: string } | undefined {
  const file = path.join(root, name.slice('boardwalk/'.length));
  return name.startsWith('boardwalk/') && isFile(file) ? { path: file } : undefined;
}
