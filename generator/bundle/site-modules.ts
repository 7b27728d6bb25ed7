import path from 'node:path';
import type { Plugin } from 'esbuild';
import { defaultLanguage, type Language } from '../../words/languages.ts';

/**
 * Texts that a site has in place of source files, by path relative to the project. The files
 * themselves are those of the default: tests load them, and bundles of a site that sets nothing.
 */
export type SiteModules = ReadonlyMap<string, string>;

/** Makes the modules of a site in a language. */
export function siteModules(language: Language): SiteModules {
  if (language === defaultLanguage) return new Map();
  return new Map([['words/site-language.ts', `export const siteLanguage = ${JSON.stringify(language)};\n`]]);
}

/** Loads these texts in place of the files. Without any, esbuild is given no plugin. */
export function replaceModules(root: string, modules: SiteModules): readonly Plugin[] {
  if (modules.size === 0) return [];
  const names = [...modules.keys()].map((file) => path.basename(file).replaceAll('.', '\\.'));
  return [
    {
      name: 'replace-modules',
      setup: ({ onLoad }) => {
        onLoad({ filter: new RegExp(`[\\\\/](?:${names.join('|')})$`) }, ({ path: file }) => {
          const contents = modules.get(path.relative(root, file).split(path.sep).join('/'));
          return contents === undefined
            ? undefined
            : { contents, loader: 'default', resolveDir: path.dirname(file) };
        });
      },
    },
  ];
}
