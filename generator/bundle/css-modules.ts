import path from 'node:path';
import type { Metafile, Plugin } from 'esbuild';
import { BuildError } from '../problems/problem.ts';
import { evaluateScript } from './evaluate-script.ts';

/**
 * For the browser's build: a css module is its class names and no css, for a stylesheet of the page
 * has it already. esbuild makes a class name from the names of the file and the class alone, so those of
 * the templates' build are the same: no two modules have one name. See
 * tests/templates/css-modules.test.ts.
 */
export function readClassNames(root: string): Plugin {
  return {
    name: 'read-class-names',
    setup: ({ onLoad, esbuild }) => {
      onLoad({ filter: /\.module\.css$/ }, async ({ path: file }) => {
        const { outputFiles } = await esbuild.build({
          stdin: {
            contents: `export { default } from './${path.basename(file)}';`,
            resolveDir: path.dirname(file),
          },
          outdir: root,
          bundle: true,
          write: false,
          format: 'cjs',
          logLevel: 'silent',
        });
        const script = outputFiles.find((made) => made.path.endsWith('.js'))?.text ?? '';
        const names = evaluateScript<{ readonly default: object }>({ script, name: file, root }).default;
        return { contents: JSON.stringify(names), loader: 'json' };
      });
    },
  };
}

/**
 * Finds the names of classes in the script of a bundle, as text by the file of their module. A module that esbuild
 * writes in another way is missing.
 */
export function classNamesIn(script: string): ReadonlyMap<string, string> {
  const modules = script.matchAll(/^\/\/ (.+\.module\.css)\nvar \w+ = (\{\n(?: .*\n)+\});$/gm);
  return new Map(Array.from(modules, ([, file = '', names = '']) => [file, names]));
}

interface Inputs {
  readonly metafile: Metafile;
}

/**
 * Throws BuildError 'render' when a css module is loaded in the browser and no page has its css.
 */
export function refuseMissingCss(client: Inputs, templates: Inputs): void {
  const missing = Object.keys(client.metafile.inputs).filter(
    (file) => file.endsWith('.module.css') && !Object.hasOwn(templates.metafile.inputs, file),
  );
  if (missing.length === 0) return;
  const hint = 'Import it from a page or a section, too.';
  const problems = missing.map((file) => ({ message: `${file} is imported in the browser only`, hint }));
  throw new BuildError('render', 'The stylesheet lacks css that a script of the browser needs', problems);
}

/** The css that a build keeps: css of packages imported by islands, or all other css. */
type KeptCss = 'of-islands' | 'of-pages';

/**
 * Loads a stylesheet that an island imports from a package (a map's, a carousel's) with the island;
 * all other css belongs to the stylesheets of the pages. Both builds see the same imports, so
 * each drops the other's. `roots` are the folders with templates, absolute.
 */
export function keepCss(roots: readonly string[], kept: KeptCss): Plugin {
  const islands = roots.map((root) => path.join(root, 'templates', 'islands') + path.sep);
  // The build of the pages drops only css of packages: a filter on each own file would slow it
  // down.
  const filter = kept === 'of-pages' ? /^[^.].*\.css$/ : /\.css$/;
  return {
    name: `keep-css-${kept}`,
    setup(build) {
      build.onResolve({ filter }, ({ path: name, kind, importer }) => {
        if (kind !== 'import-statement' || /\.module\.css$/.test(name)) return undefined;
        const isOfIsland = islands.some((folder) => importer.startsWith(folder)) && !name.startsWith('.');
        return isOfIsland === (kept === 'of-islands') ? undefined : { path: name, namespace: 'dropped' };
      });
      build.onLoad({ filter: /.*/, namespace: 'dropped' }, () => ({ contents: '' }));
    },
  };
}
