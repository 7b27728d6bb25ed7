import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openBundler } from '../../../generator/bundle/open-bundler.ts';
import type { Language } from '../../../words/languages.ts';
import { makeProject } from '../../support/make-project.ts';
import { projectRoot } from '../../support/project-root.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { smallProject } from './small-project.ts';

/** A project whose page and runtime show the site's language, and whose other page does not. */
async function project() {
  const root = await makeProject({
    ...smallProject,
    'package-lock.json': '{}',
    'words/site-language.ts': await readFile(path.join(projectRoot, 'words/site-language.ts'), 'utf8'),
    'words/languages.ts': '',
    'client-runtime/main.ts':
      "import { siteLanguage } from '../words/site-language.ts'; document.title = siteLanguage;",
    'templates/pages/index.ts': "export { Plain } from './Plain.tsx'; export { Spoken } from './Spoken.tsx';",
    'templates/pages/Plain.tsx': 'export const Plain = () => null;',
    'templates/pages/Spoken.tsx':
      "import { siteLanguage } from '../../words/site-language.ts'; export const Spoken = () => siteLanguage;",
    'templates/component-names.ts': "export const componentNames = { plain: 'Plain', spoken: 'Spoken' };",
    'templates/render.tsx': `
import '@fontsource-variable/figtree';
import { PierMap } from './islands/PierMap.tsx';
import { Plain, Spoken } from './pages/index.ts';
export const renderPage = () => [PierMap.name, Plain(), Spoken()].join();
`,
  });
  const cache = { folder: await temporaryFolder(), code: 'c1' };
  const open = () => {
    const bundler = openBundler({ root, cache });
    onTestFinished(bundler.close);
    return bundler;
  };
  return { root, open };
}

it.each([
  ['for the language of each site', false],
  ['from what was stored for it', true],
])('a bundler makes templates and scripts %s', async (_, isStored) => {
  const { open } = await project();
  const first = open();
  const languages: readonly Language[] = ['de', 'en-US', 'fr'];
  for (const language of languages) await first.bundle(language);
  await first.save();
  const bundler = isStored ? open() : first;
  const runtimes = new Set<string>();
  for (const language of languages) {
    const bundles = await bundler.bundle(language);
    expect(bundles.language).toBe(language);
    expect(`${bundles.templates.module.renderPage(Object.create(null))}`).toBe(`PierMap,,${language}`);
    // Its name contains the hash of its bytes.
    runtimes.add(bundles.assets.urls.runtime);
  }
  expect(runtimes.size).toBe(languages.length);
});

it('the hash of a template is of the language only where it shows it', async () => {
  const { open } = await project();
  const bundler = open();
  const hashes = async (language: Language) =>
    Object.entries((await bundler.bundle(language)).templateHashes);
  const [english, german, again] = [await hashes('en-US'), await hashes('de'), await hashes('en-US')];
  expect(english).toEqual(again);
  const changed = english.flatMap(([name, hash], index) => (german[index]?.[1] === hash ? [] : [name]));
  expect(changed).toEqual(['spoken']);
});

it('an edit of the file itself changes nothing in another language', async () => {
  const { root, open } = await project();
  const bundler = open();
  const { templates } = await bundler.bundle('de');
  await writeFile(
    path.join(root, 'words/site-language.ts'),
    "export const siteLanguage = 'en-US'; // edited",
  );
  expect((await bundler.bundle('de')).templates.hash).toBe(templates.hash);
});
