import { appendFile, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openBundleStore, type SavedBundles } from '../../../generator/bundle/bundle-store.ts';
import { openBundler } from '../../../generator/bundle/open-bundler.ts';
import { saveValue } from '../../../generator/cache/one-value.ts';
import type { OutputFile } from '../../../generator/publish/output-file.ts';
import { bundleClient, bundleTemplates } from '../../support/bundle-once.ts';
import { sampleOf } from '../../support/depth.ts';
import { listedFiles } from '../../support/listed-files.ts';
import { makeProject, writeFiles } from '../../support/make-project.ts';
import { projectRoot } from '../../support/project-root.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { smallProject } from './small-project.ts';

/** Later than the last edit of any file, so that none was edited while we bundled. */
const afterAllEditsMs = () => Date.now() + 60_000;

async function bundle(root: string): Promise<SavedBundles> {
  const templates = await bundleTemplates({ root });
  return { templates, assets: await bundleClient(root, templates) };
}

let bundled: Promise<SavedBundles> | undefined;

/** A project whose bundles are saved. They are made once: those of another folder with the same files are the same. */
async function savedProject() {
  const root = await makeProject({ ...smallProject, 'package-lock.json': '{}' });
  const file = path.join(await temporaryFolder(), 'bundles.log');
  const open = (code = 'c1') => openBundleStore({ root, file, code });
  bundled ??= bundle(root);
  const bundles = await bundled;
  await open().save(bundles, afterAllEditsMs());
  return { root, file, open, bundles };
}

const editing = (change: (text: string) => string) => async (file: string) =>
  writeFile(file, change(await readFile(file, 'utf8')));

/** All parts that change with a bundle. */
async function partsOf({ templates, assets }: SavedBundles) {
  const { code, css, inputs, metafile } = templates;
  const bytesOf = async (files: readonly OutputFile[]) => listedFiles(files);
  return {
    templates: { code, css, inputs, metafile, files: await bytesOf(templates.files) },
    assets: { ...assets, files: await bytesOf(assets.files) },
  };
}

describe('the saved bundles', () => {
  it('are those that were saved, byte for byte', async () => {
    const { open, bundles } = await savedProject();
    const loaded = await open().load();
    expect(loaded && (await partsOf(loaded))).toEqual(await partsOf(bundles));
  });

  it('are missing at first', async () => {
    const file = path.join(await temporaryFolder(), 'bundles.log');
    expect(await openBundleStore({ root: await makeProject({}), file, code: 'c1' }).load()).toBeNull();
  });

  const inputs = [
    ...[
      'render.tsx',
      'sections/Card.tsx',
      'sections/Card.module.css',
      'styles/base.css',
      'islands/PierMap.tsx',
    ]
      .concat('islands/grow.ts')
      .map((name) => `templates/${name}`),
    ...['client-runtime/main.ts', 'client-runtime/hydrate.ts', 'package-lock.json', 'tsconfig.json'],
    'package.json',
  ];

  it.each(sampleOf(inputs, 5))(
    'are not used after an edit of %s, and are again when it is taken back',
    async (name) => {
      const { root, open } = await savedProject();
      const edited = path.join(root, name);
      const before = await readFile(edited).catch(() => '');
      await appendFile(edited, '\n');
      expect(await open().load()).toBeNull();
      await writeFile(edited, before);
      expect(await open().load()).not.toBeNull();
    },
  );

  it('are not used when an island was added, or a file that they need is gone', async () => {
    const { root, open } = await savedProject();
    await writeFiles(root, { 'templates/islands/Tide.tsx': 'export const Island = () => null;' });
    expect(await open().load()).toBeNull();
    await rm(path.join(root, 'templates/islands/Tide.tsx'));
    expect(await open().load()).not.toBeNull();
    await rm(path.join(root, 'templates/islands/grow.ts'));
    expect(await open().load()).toBeNull();
  });

  it('are used when a file was only touched', async () => {
    const { root, open } = await savedProject();
    const later = new Date(Date.now() + 3_600_000);
    await utimes(path.join(root, 'templates/render.tsx'), later, later);
    expect(await open().load()).not.toBeNull();
  });

  it('are not used by other code', async () => {
    const { open } = await savedProject();
    expect(await open('c2').load()).toBeNull();
  });

  it.each([
    ['damaged', editing((text) => text.replace('css', 'xss'))],
    ['cut off', editing((text) => text.slice(0, 999))],
    ['empty', editing(() => '')],
    ['of something else', (file: string) => saveValue('bundles', file, { key: 'k', inputs: 'none' })],
  ])('are not used when their file is %s', async (_, spoil) => {
    const { file, open } = await savedProject();
    await spoil(file);
    expect(await open().load()).toBeNull();
  });

  it('are not kept when a file was edited while we bundled: it may have been read before', async () => {
    const { root, open } = await savedProject();
    await appendFile(path.join(root, 'templates/styles/base.css'), 'p { color: teal; }');
    const startedMs = Date.now();
    const bundles = await bundle(root);
    await appendFile(path.join(root, 'templates/sections/Card.tsx'), '\n');
    await open().save(bundles, startedMs);
    expect(await open().load()).toBeNull();
  });

  it('cannot be stored in a read-only folder, which does not fail', async () => {
    const { root, file, bundles } = await savedProject();
    const below = openBundleStore({ root, file: path.join(file, 'bundles.log'), code: 'c1' });
    await below.save(bundles, afterAllEditsMs());
    expect(await below.load()).toBeNull();
  });
});

it('a bundler gives what an earlier one saved, and after an edit what is made of it', async () => {
  const cache = { folder: await temporaryFolder(), code: 'c1' };
  const open = () => {
    const bundler = openBundler({ root: projectRoot, cache });
    onTestFinished(bundler.close);
    return bundler;
  };
  const first = open();
  const made = await first.bundle('en-US');
  await first.save();
  const restored = await open().bundle('en-US');
  expect(restored.templates.hash).toBe(made.templates.hash);
  expect(restored.templateHashes).toEqual(made.templateHashes);
  expect(await partsOf(restored)).toEqual(await partsOf(made));
});
