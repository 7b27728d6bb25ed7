import path from 'node:path';
import type { Plugin } from 'esbuild';
import { spellings } from '../../client-runtime/search/words/spellings.ts';
import type { Brand } from '../../config/brand/brand.ts';
import type { Language } from '../../words/languages.ts';
import { type OwnWords, tableOf } from '../../words/words-of.ts';
import { writeRoom } from '../../words/write-room.ts';
import { toKebabCase } from '../util/to-kebab-case.ts';
import { brandModules } from './brand-modules.ts';

/**
 * Texts that a site has in place of source files, by path relative to the project. The files
 * themselves are those of the default: tests load them.
 */
export type SiteModules = ReadonlyMap<string, string>;

/** The brand of a site, and the words that it says differently. */
interface SiteOwn {
  readonly brand: Brand;
  readonly words?: OwnWords | undefined;
}

/**
 * Makes the modules of a site in a language: those of its brand, and a module for the words of each place, so that a browser
 * loads the words that it may show, and no others.
 */
export function siteModules(language: Language, { brand, words }: SiteOwn): SiteModules {
  const rooms = Object.entries(tableOf(language, words)).map(([room, texts]): [string, string] => {
    const name = `${room}Words`;
    return [`words/site/${toKebabCase(name)}.ts`, writeRoom(name, texts, language)];
  });
  const siteLanguage = `export const siteLanguage = ${JSON.stringify(language)};\n`;
  const formats = `${language.replace('-', '')}Formats`;
  const siteFormats = `export { ${formats} as siteFormats } from './formats/${language.toLowerCase()}.ts';\n`;
  const siteSpelling = `export const siteSpelling = ${spellings[language]};\n`;
  const siteStem = `export { stemWord } from './stems/${language.slice(0, 2)}.ts';\n`;
  return new Map([
    ['words/site-language.ts', siteLanguage],
    ['words/site-formats.ts', siteFormats],
    ['client-runtime/search/site-stem.ts', siteStem],
    ['client-runtime/search/site-spelling.ts', siteSpelling],
    ...rooms,
    ...brandModules(brand),
  ]);
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
