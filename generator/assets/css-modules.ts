import path from 'node:path';
import type { Plugin } from 'esbuild';
import * as z from 'zod';

/** The class names of a css module by the name it was written with: `{ title: 'Card_title' }`. */
export type ClassNames = Readonly<Record<string, Readonly<Record<string, string>>>>;

export const classNamesSchema = z.record(z.string(), z.record(z.string(), z.string()));

/** The module that collects the class names while the template bundle loads; its entry exports them. */
export const registryModule = 'boardwalk:class-names';

/**
 * For the templates' build: every css module that is used enters its class names into the registry. So the browser's
 * build can use the very same names, even where two files share a name and the bundler had to number them.
 */
export function registerClassNames(root: string): Plugin {
  return {
    name: 'register-class-names',
    setup(build) {
      build.onResolve({ filter: new RegExp(`^${registryModule}$`) }, () => ({
        path: registryModule,
        namespace: 'registry',
      }));
      build.onLoad({ filter: /.*/, namespace: 'registry' }, () => ({
        contents: 'export const classNames = {};',
      }));
      build.onResolve({ filter: /\.module\.css$/, namespace: 'file' }, ({ path: name, kind, resolveDir }) =>
        kind === 'import-statement'
          ? { path: moduleKey(root, path.resolve(resolveDir, name)), namespace: 'registered' }
          : undefined,
      );
      build.onLoad({ filter: /.*/, namespace: 'registered' }, ({ path: key }) => ({
        contents: `import { classNames } from '${registryModule}';
import names from ${JSON.stringify(`./${key}`)};
classNames[${JSON.stringify(key)}] = names;
export default names;`,
        resolveDir: root,
      }));
    },
  };
}

/** For the browser's build: a css module is its class names and no css, for the stylesheet has it already. */
export function reuseClassNames(root: string, classNames: () => ClassNames): Plugin {
  return {
    name: 'reuse-class-names',
    setup(build) {
      build.onLoad({ filter: /\.module\.css$/ }, ({ path: file }) => {
        const names = classNames()[moduleKey(root, file)];
        return names === undefined
          ? {
              errors: [
                {
                  text: 'this css module is imported in the browser only: import it from a page or section too',
                },
              ],
            }
          : { contents: JSON.stringify(names), loader: 'json' };
      });
    },
  };
}

function moduleKey(root: string, file: string): string {
  return path.relative(root, file).split(path.sep).join('/');
}
