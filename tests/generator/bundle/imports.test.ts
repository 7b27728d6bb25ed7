import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Import, listImports } from '../../support/list-imports.ts';
import { makeProject } from '../../support/make-project.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const folders = [
  'bin',
  'config',
  'extend',
  'generator',
  'sync',
  'hosts',
  'templates',
  'client-runtime',
  'words',
  'demo',
];

/** The command that is all about the demo; it is loaded when it is called. */
const demoCommand = 'bin/commands/cms.ts';

/** The kinds of entries, as data: the demo's schema is made from them. */
const descriptions = ['descriptions', 'field-types'].map((name) => `generator/content/kinds/${name}.ts`);

/** The fields, the services and the words of forms, as data: the demo answers them as the plugin does. */
const formData = ['config/forms.ts', 'templates/forms/form-fields.ts', 'words/default-words.ts'];

const sharedWords = ['words', 'search/stems', 'search/words'].map((name) => `client-runtime/${name}`);

/** The days of the programme are the same on the page and in the browser. */
const sharedDays = [
  'events/decode-times',
  'events/event-state',
  'today/programme-days',
  'today/say-day',
  'today/say-happening',
].map((name) => `client-runtime/${name}.ts`);

/** The look without settings, and contrast: settings, styles and templates judge alike. */
const brand = ['contrast', 'default-brand'].map((name) => `config/brand/${name}.ts`);

/** The only files of the settings that the generator uses: the guess of a slip, and the folders and packages of a site. */
const sharedSettings = ['config/closest-name.ts', 'config/site-folders.mjs', 'config/find-package.mjs'];

/** What a mapping of the settings may name, which is data. */
const mapped = [
  ...['date-form', 'descriptions', 'mapping'].map((name) => `generator/content/kinds/${name}.ts`),
  'generator/util/is-time-zone.ts',
];

/** Allowed imports at run time. Packages only where they matter to the browser or to purity. */
const rules: Readonly<Record<string, (to: Import) => boolean>> = {
  bin: ({ from, to, isPackage, isLazy }) =>
    isIn(to, 'demo') || to === demoCommand
      ? isLazy || from === demoCommand
      : isPackage || isIn(to, 'bin', 'generator', 'config', 'sync', 'hosts', 'words'),
  config: ({ from, to, isPackage }) =>
    isPackage || isIn(to, 'config', 'words') || (from === 'config/mapping.ts' && mapped.includes(to)),
  extend: ({ to }) => isIn(to, 'config', 'generator'),
  // Words are folded alike where the index of the search is made and where it is asked, and a page has
  // the language of its words.
  generator: ({ to, isPackage }) =>
    isPackage ||
    isIn(to, 'generator', 'words', ...sharedWords) ||
    sharedSettings.includes(to) ||
    brand.includes(to),
  sync: ({ to, isPackage }) => isPackage || isIn(to, 'sync', 'generator'),
  hosts: ({ to, isPackage }) => isPackage || isIn(to, 'hosts', 'generator'),
  templates: ({ from, to, isPackage }) =>
    isPackage
      ? /^(react|react-dom|react\/jsx-runtime|react-dom\/server)$/.test(to) ||
        (isIn(from, 'templates/islands') && !to.startsWith('node:'))
      : isIn(to, 'templates', 'words', 'client-runtime/words') ||
        sharedDays.includes(to) ||
        brand.includes(to),
  'client-runtime': ({ from, to, isPackage }) =>
    isPackage
      ? from === 'client-runtime/hydrate.ts' && /^react(-dom\/client)?$/.test(to)
      : isIn(to, 'client-runtime', 'words'),
  words: ({ to, isPackage }) => !isPackage && isIn(to, 'words'),
  demo: ({ to, isPackage }) =>
    isPackage || isIn(to, 'demo') || descriptions.includes(to) || formData.includes(to),
};

describe('imports', () => {
  it('go only where the design lets them', async () => {
    const imports = await listImports(root, folders);
    expect(imports.length).toBeGreaterThan(100);
    expect(findWrong(imports)).toEqual([]);
  });

  it.each([
    ['client-runtime/main.ts', 'react'],
    ['client-runtime/main.ts', '../templates/card.ts'],
    ['templates/card.ts', '../generator/build.ts'],
    ['templates/card.ts', 'node:fs'],
    ['generator/build.ts', '../templates/card.ts'],
    ['generator/build.ts', '../config/settings.ts'],
    ['bin/cli.ts', '../demo/cms.ts'],
    ['hosts/nginx.ts', '../bin/cli.ts'],
    ['generator/build.ts', '../hosts/nginx.ts'],
    ['demo/cms.ts', '../generator/build.ts'],
    ['generator/build.ts', '../sync/sync.ts'],
    ['sync/sync.ts', '../bin/cli.ts'],
  ])('are found out when %s imports %s', async (from, to) => {
    const files = ['bin/cli', 'client-runtime/main', 'config/settings', 'demo/cms', 'generator/build']
      .concat('sync/sync', 'hosts/nginx', 'templates/card')
      .map((name) => [`${name}.ts`, '']);
    const project = await makeProject({ ...Object.fromEntries(files), [from]: `import '${to}';` });
    expect(findWrong(await listImports(project, folders))).toHaveLength(1);
  });

  it('may name the types of another folder, and load the demo when it is called for', async () => {
    const project = await makeProject({
      'bin/cli.ts': "export const open = () => import('../demo/cms.ts');",
      'demo/cms.ts': '',
      'generator/build.ts':
        "import type { Card } from '../templates/card.ts'; export const cards: Card[] = [];",
      'templates/card.ts': 'export interface Card {}',
    });
    expect(findWrong(await listImports(project, folders))).toEqual([]);
  });
});

function findWrong(imports: readonly Import[]): string[] {
  return imports
    .filter((found) => rules[found.from.split('/')[0] ?? '']?.(found) === false)
    .map(({ from, to }) => `${from} -> ${to}`);
}

function isIn(file: string, ...places: readonly string[]): boolean {
  return places.some((place) => file.startsWith(`${place}/`));
}
