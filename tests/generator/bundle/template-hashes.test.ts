import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { ImportKind, Metafile } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { hashInputs, hashTemplates } from '../../../generator/bundle/template-hashes.ts';
import { writeFiles } from '../../support/make-project.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const files = { home: 'templates/pages/HomePage.tsx', visit: 'templates/pages/VisitPage.tsx' };
const font = 'node_modules/font.woff2';

/** The imports of each file. */
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
async function hashAfter(
  edited: string,
  fonts: readonly string[] = [font],
  classNames?: ReadonlyMap<string, string>,
) {
  const root = await temporaryFolder();
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
  return hashTemplates({
    root,
    metafile,
    files,
    commonHash: 'react',
    bundleHash: 'all',
    ...(classNames && { classNames }),
  });
}

describe('the hashes of templates', () => {
  it.each([
    [files.home, ['home']],
    ['templates/sections/Card.tsx', ['home']],
    ['templates/sections/Card.module.css', ['home']],
    ['templates/sections/Hours.tsx', ['visit']],
    ['templates/render.tsx', ['home', 'visit']],
    ['templates/styles/site.css', []],
    ['templates/pages/index.ts', []],
    [font, []],
  ])('after an edit of %s differ for %j', async (edited, expected) => {
    const [before, after] = [await hashAfter('nothing'), await hashAfter(edited)];
    const differing = (['home', 'visit'] as const).filter((name) => before[name] !== after[name]);
    expect(differing).toEqual(expected);
  });

  it('differ with the names of classes in a css module, and not with its rules, where they are known', async () => {
    const module = 'templates/sections/Card.module.css';
    const known = (names: string) => new Map([[module, names]]);
    const before = await hashAfter('nothing', [font], known('{ card: "Card_card" }'));
    expect(await hashAfter(module, [font], known('{ card: "Card_card" }'))).toEqual(before);
    const renamed = await hashAfter('nothing', [font], known('{ tile: "Card_tile" }'));
    expect(renamed).toEqual({ home: expect.not.stringMatching(before.home), visit: before.visit });
  });

  it('are the same when the bundler leaves out which fonts a stylesheet names', async () => {
    expect(await hashAfter('nothing', [])).toEqual(await hashAfter('nothing'));
  });
});

it('tell each edit of a file from the one before, and a file that is gone', async () => {
  const root = await temporaryFolder();
  const file = 'templates/pages/HomePage.tsx';
  const hashes = new Set<string | undefined>();
  for (const text of ['one', 'two', 'six']) {
    await writeFiles(root, { [file]: text });
    hashes.add(hashInputs(root, [file]).get(file));
    // Long enough to be remembered.
    await setTimeout(30);
    hashes.add(hashInputs(root, [file]).get(file));
  }
  await rm(path.join(root, file));
  hashes.add(hashInputs(root, [file]).get(file));
  expect(hashes.size).toBe(4);
});
