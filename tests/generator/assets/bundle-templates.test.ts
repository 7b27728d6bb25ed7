import { access, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { bundleTemplates, openTemplateBundler } from '../../../generator/assets/bundle-templates.ts';
import { makeFolder, makeProject } from '../../support/make-project.ts';
import { smallProject } from './small-project.ts';

describe('bundleTemplates', () => {
  it('makes one module that renders without the packages beside it', async () => {
    const root = await makeProject(smallProject);
    const { module } = await bundleTemplates({ root, cacheDir: await makeFolder() });
    const { renderPage } = await import(pathToFileURL(module).href);
    expect(renderPage()).toBe(
      '<p class="Card_title"><b class="Card_title2">card</b><b class="Card_title2">card</b></p>',
    );
  });

  it('tells the class names of every css module, also of two with one name', async () => {
    const root = await makeProject(smallProject);
    const { classNames } = await bundleTemplates({ root, cacheDir: await makeFolder() });
    expect(classNames).toEqual({
      'templates/pages/Card.module.css': { title: 'Card_title' },
      'templates/sections/Card.module.css': { title: 'Card_title2' },
    });
  });

  it('gathers the css with urls of the site, without the css of an island', async () => {
    const root = await makeProject(smallProject);
    const { css, files } = await bundleTemplates({ root, cacheDir: await makeFolder() });
    expect(css).toContain('.Card_title2');
    expect(css).not.toContain('leaflet');
    const fonts = files.map((file) => file.path);
    expect(fonts).toContainEqual(
      expect.stringMatching(/^_assets\/figtree-latin-wght-normal-[A-Z0-9]{8}\.woff2$/),
    );
    for (const font of fonts) expect(css).toContain(`url("/${font}")`);
  });

  it('gives the same hash and css for the same templates in another folder', async () => {
    const [first, second] = await Promise.all(
      [smallProject, smallProject].map(async (files) =>
        bundleTemplates({ root: await makeProject(files), cacheDir: await makeFolder() }),
      ),
    );
    expect(second?.hash).toBe(first?.hash);
    expect(second?.css).toBe(first?.css);
  });

  it('gives after an edit what a new bundler gives, under another name', async () => {
    const root = await makeProject(smallProject);
    const cacheDir = await makeFolder();
    const bundler = await openTemplateBundler({ root, cacheDir });
    const before = await bundler.bundle();
    await writeFile(
      path.join(root, 'templates/sections/Card.tsx'),
      smallProject['templates/sections/Card.tsx'].replace('>card<', '>edited<'),
    );
    const after = await bundler.bundle();
    await bundler.close();
    expect(after.module).not.toBe(before.module);
    expect(after).toEqual(await bundleTemplates({ root, cacheDir }));
  });

  it('keeps only the last few modules', async () => {
    const root = await makeProject(smallProject);
    const cacheDir = await makeFolder();
    const bundler = await openTemplateBundler({ root, cacheDir });
    for (let edit = 0; edit < 7; edit++) {
      await writeFile(path.join(root, 'templates/islands/grow.ts'), `export const grow = () => ${edit};`);
      const { module } = await bundler.bundle();
      await access(module);
    }
    await bundler.close();
    expect((await readdir(cacheDir)).length).toBeLessThanOrEqual(5);
  });

  it('names file and line of a mistake', async () => {
    const root = await makeProject({ ...smallProject, 'templates/islands/grow.ts': 'export const grow = ;' });
    await expect(bundleTemplates({ root, cacheDir: await makeFolder() })).rejects.toMatchObject({
      name: 'BuildError',
      kind: 'render',
      problems: [{ message: expect.stringMatching(/^templates\/islands\/grow\.ts:1:\d+: /) }],
    });
  });
});
