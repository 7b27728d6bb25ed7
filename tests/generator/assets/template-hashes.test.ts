import type { ImportKind, Metafile } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { hashTemplates } from '../../../generator/assets/template-hashes.ts';
import { makeFolder, writeFiles } from '../../support/make-project.ts';

const files = { home: 'templates/pages/HomePage.tsx', visit: 'templates/pages/VisitPage.tsx' };
const font = 'node_modules/font.woff2';

/** What each file imports. */
const imports = {
  'templates/render.tsx': ['templates/pages/index.ts', 'templates/styles/site.css'],
  'templates/pages/index.ts': [files.home, files.visit],
  [files.home]: ['templates/sections/Card.tsx'],
  [files.visit]: ['templates/sections/Hours.tsx'],
  'templates/sections/Card.tsx': ['templates/sections/Card.module.css'],
  'templates/sections/Card.module.css': [],
  'templates/sections/Hours.tsx': [],
  'templates/styles/site.css': [],
  [font]: [],
};

/** The hashes after an edit of one file. `fonts`: those that the bundler lists for the stylesheet. */
async function hashAfter(edited: string, fonts: readonly string[] = [font]) {
  const root = await makeFolder();
  const texts = Object.keys(imports).map((file) => [
    file,
    file === edited ? 'edited' : `the code of ${file}`,
  ]);
  await writeFiles(root, Object.fromEntries(texts));
  const inputs: Metafile['inputs'] = {};
  const listOf = (paths: readonly string[], kind: ImportKind) => paths.map((path) => ({ path, kind }));
  for (const [file, imported] of Object.entries(imports)) {
    const named = file.endsWith('site.css') ? listOf(fonts, 'url-token') : [];
    inputs[file] = { bytes: 1, imports: [...listOf(imported, 'import-statement'), ...named] };
  }
  const metafile = { inputs, outputs: {} };
  return hashTemplates({ root, metafile, files, commonHash: 'react', bundleHash: 'all' });
}

describe('the hashes of templates', () => {
  it.each([
    [files.home, ['home']],
    ['templates/sections/Card.tsx', ['home']],
    ['templates/sections/Card.module.css', ['home']],
    ['templates/sections/Hours.tsx', ['visit']],
    ['templates/render.tsx', ['home', 'visit']],
    ['templates/styles/site.css', ['home', 'visit']],
    ['templates/pages/index.ts', []],
    [font, []],
  ])('after an edit of %s differ for %j', async (edited, expected) => {
    const [before, after] = [await hashAfter('nothing'), await hashAfter(edited)];
    const differing = (['home', 'visit'] as const).filter((name) => before[name] !== after[name]);
    expect(differing).toEqual(expected);
  });

  it('are the same when the bundler leaves out which fonts a stylesheet names', async () => {
    expect(await hashAfter('nothing', [])).toEqual(await hashAfter('nothing'));
  });
});
