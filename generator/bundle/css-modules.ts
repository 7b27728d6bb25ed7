import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Metafile, Plugin } from 'esbuild';
import * as z from 'zod';

/** The class names of a css module by the name it was written with: `{ title: 'Card_title' }`. */
export type ClassNames = Readonly<Record<string, Readonly<Record<string, string>>>>;

export const classNamesSchema = z.record(z.string(), z.record(z.string(), z.string()));

/** The module that tells the class names of all css modules; the templates' entry exports them. */
export const registryModule = 'boardwalk:class-names';

export interface ClassNameRegistry {
  readonly plugin: Plugin;
  /** Learns which css modules a bundle holds. True when it told the names of just those; if not, the next of the same files does. */
  readonly learn: (metafile: Metafile) => boolean;
}

/**
 * For the templates' build: so the browser's build can use the very same names, even where two files share a name and the
 * bundler had to number them. Which css modules are used is known when they are bundled. To ask at each import
 * instead would take as long as the bundle itself.
 */
export function openClassNameRegistry(root: string): ClassNameRegistry {
  let used: readonly string[] = [];
  let told = used;
  const plugin: Plugin = {
    name: 'class-name-registry',
    setup(build) {
      build.onResolve({ filter: new RegExp(`^${registryModule}$`) }, () => ({
        path: registryModule,
        namespace: 'registry',
      }));
      build.onLoad({ filter: /.*/, namespace: 'registry' }, () => {
        told = used.filter((file) => existsSync(path.join(root, file)));
        return { contents: registryOf(told), resolveDir: root };
      });
    },
  };
  return {
    plugin,
    learn: (metafile) => {
      used = usedModules(metafile);
      return used.join() === told.join();
    },
  };
}

function registryOf(files: readonly string[]): string {
  const imports = files.map((file, index) => `import names${index} from ${JSON.stringify(`./${file}`)};`);
  const entries = files.map((file, index) => `${JSON.stringify(file)}: names${index},`);
  return [...imports, 'export const classNames = {', ...entries, '};'].join('\n');
}

/** The css modules that something but the registry imports, relative to the project, sorted. */
function usedModules({ inputs }: Metafile): readonly string[] {
  const importers = Object.entries(inputs).filter(([name]) => !name.startsWith('registry:'));
  const imported = importers.flatMap(([, { imports }]) => imports.map((found) => found.path));
  return [...new Set(imported.filter((file) => file.endsWith('.module.css')))].sort();
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
                  text: 'This CSS module is imported only in the browser: import it from a page or section too',
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
