import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openTemplateBundler } from '../../../generator/bundle/bundle-templates.ts';
import { bundleTemplates } from '../../support/bundle-once.ts';
import { makeProject } from '../../support/make-project.ts';
import { projectRoot } from '../../support/project-root.ts';
import { smallProject } from './small-project.ts';

/** Files of this project. A package that is bundled is a file below `node_modules`. */
const own = /^(templates|client-runtime)\//;

describe('bundleTemplates', () => {
  it('makes one module that renders without the packages beside it', async () => {
    const root = await makeProject(smallProject);
    const { module } = await bundleTemplates({ root });
    expect(Reflect.apply(module.renderPage, undefined, [])).toBe(
      '<p class="Label_title"><b class="Card_title">card</b><b class="Card_title">card</b></p>',
    );
  });

  it('leaves every package that an island imports when it runs to the browser', async () => {
    const { metafile } = await bundleTemplates({ root: projectRoot });
    const imports = Object.values(metafile.inputs).flatMap((input) => input.imports);
    const ofPackages = imports.filter(({ kind, path: file }) => kind === 'dynamic-import' && !own.test(file));
    expect(ofPackages.map(({ path: file }) => file).sort()).toEqual(['leaflet', 'photoswipe']);
  });

  it('gathers the css with urls of the site, without the css of an island', async () => {
    const root = await makeProject(smallProject);
    const { css, files } = await bundleTemplates({ root });
    for (const name of ['.Card_title', '.Label_title']) expect(css).toContain(`${name} {`);
    expect(css).not.toContain('leaflet');
    const fonts = files.map((file) => file.path);
    const latin = /^_assets\/figtree-latin-wght-normal-[A-Z0-9]{8}\.woff2$/;
    expect(fonts).toContainEqual(expect.stringMatching(latin));
    for (const font of fonts) expect(css).toContain(`url("/${font}")`);
  });

  it('gives the same hash and css for the same templates in another folder', async () => {
    const [first, second] = await Promise.all(
      [smallProject, smallProject].map(async (files) => bundleTemplates({ root: await makeProject(files) })),
    );
    expect(second?.hash).toBe(first?.hash);
    expect(second?.css).toBe(first?.css);
  });

  it('gives after an edit what a new bundler gives, with another hash', async () => {
    const root = await makeProject(smallProject);
    const bundler = await openTemplateBundler({ root });
    const before = await bundler.bundle();
    const edited = smallProject['templates/sections/Card.tsx'].replace('>card<', '>edited<');
    await writeFile(path.join(root, 'templates/sections/Card.tsx'), edited);
    const after = await bundler.bundle();
    await bundler.close();
    expect(after.hash).not.toBe(before.hash);
    const { module, describeError, ...fresh } = await bundleTemplates({ root });
    expect(after).toMatchObject(fresh);
    expect(Reflect.apply(after.module.renderPage, undefined, [])).toContain('edited');
  });

  it('gives what a new bundler gives while css modules come, are not imported any more, and go', async () => {
    const root = await makeProject(smallProject);
    const file = (name: string) => path.join(root, 'templates/sections', name);
    const bundler = await openTemplateBundler({ root });
    const edits = [
      async () => {
        await writeFile(file('New.module.css'), '.new { color: teal; }');
        const card = 'export const Card = () => <b className={styles.new} />;';
        await writeFile(file('Card.tsx'), `import styles from './New.module.css'; ${card}`);
      },
      () => rm(file('Card.module.css')),
      () => writeFile(file('Card.tsx'), 'export const Card = () => <b />;'),
    ];
    const used: (readonly string[])[] = [];
    for (const edit of [async () => undefined, ...edits]) {
      await edit();
      // Of the metafile, a rebuild leaves out at times which fonts a stylesheet names.
      const { module, describeError, metafile, ...bundled } = await bundler.bundle();
      expect(await bundleTemplates({ root })).toMatchObject(bundled);
      used.push(['Label_title', 'Card_title', 'New_new'].filter((name) => bundled.css.includes(name)));
    }
    await bundler.close();
    expect(used).toEqual([
      ['Label_title', 'Card_title'],
      ['Label_title', 'New_new'],
      ['Label_title', 'New_new'],
      ['Label_title'],
    ]);
  });

  it('names file and line of a mistake', async () => {
    const root = await makeProject({ ...smallProject, 'templates/islands/grow.ts': 'export const grow = ;' });
    await expect(bundleTemplates({ root })).rejects.toMatchObject({
      name: 'BuildError',
      kind: 'render',
      problems: [{ message: expect.stringMatching(/^templates\/islands\/grow\.ts:1:\d+: /) }],
    });
  });

  const names = 'const names: string[] = [];';
  const card = 'templates/sections/Card.tsx';
  const cannotRead = /^templates\/sections\/Card\.tsx:3:\d+: Cannot read/;

  it('names file and line where a template fails while it is loaded', async () => {
    const loaded = [names, 'export const Card = () => <b />;', 'Card.displayName = names[0]!.trim();'];
    const root = await makeProject({ ...smallProject, [card]: loaded.join('\n') });
    await expect(bundleTemplates({ root })).rejects.toMatchObject({
      ...{ kind: 'render', problems: [{ message: expect.stringMatching(cannotRead) }] },
    });
  });

  it('names file and line where a template fails while it is rendered', async () => {
    const rendered = [names, 'export const Card = () => (', '<b>{names[0]!.trim()}</b>', ');'];
    const root = await makeProject({ ...smallProject, [card]: rendered.join('\n') });
    const { module, describeError } = await bundleTemplates({ root });
    const error = thrownBy(() => Reflect.apply(module.renderPage, undefined, []));
    expect(describeError(error)).toMatch(cannotRead);
  });
});

function thrownBy(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
}
