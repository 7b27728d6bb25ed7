import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { openClientBundler } from '../../../generator/bundle/bundle-client.ts';
import type { OutputFile } from '../../../generator/publish/output-file.ts';
import { bundleClient, bundleTemplates } from '../../support/bundle-once.ts';
import { makeProject } from '../../support/make-project.ts';
import { smallProject } from './small-project.ts';

describe('bundleClient', () => {
  it('gives every url a file, named by the hash of its bytes', async () => {
    const { files, urls } = await bundleSmall();
    const named = [
      urls.stylesheet,
      urls.runtime,
      urls.hydrate,
      ...urls.sheets.map(({ url }) => url),
      ...urls.preloadFonts,
      ...Object.values(urls.islands),
      ...Object.values(urls.islandStyles),
    ];
    const paths = files.map((file) => `/${file.path}`);
    expect(paths).toEqual(expect.arrayContaining(named));
    for (const url of named) expect(url).toMatch(/^\/_assets\/[\w.-]+-[A-Za-z0-9]{8}\.(js|css|woff2)$/);
    expect(new Set(files.map((file) => file.class))).toEqual(new Set(['asset']));
  });

  it('names an island after its file, not the helpers beside it, with the class names that the server wrote', async () => {
    const { files, urls } = await bundleSmall();
    expect(Object.keys(urls.islands)).toEqual(['pier-map']);
    expect(textOf(files, urls.islands['pier-map'])).toContain('Card_title');
  });

  it("keeps an island's package css in a file of its own, and css modules in the stylesheet of every page or their own", async () => {
    const { files, urls } = await bundleSmall();
    const style = textOf(files, urls.islandStyles['pier-map']);
    expect(style).toContain('.leaflet-pane');
    expect(style).not.toContain('Card_');
    const sheet = textOf(files, urls.stylesheet);
    expect(sheet).toContain('.Card_title{color:#00f}');
    expect(sheet).not.toContain('leaflet');
    const [label, ...others] = urls.sheets;
    expect(others).toEqual([]);
    expect(label).toMatchObject({ name: 'site.Label', modules: ['Label'], scripts: [] });
    expect(textOf(files, label?.url)).toContain('.Label_title{color:green}');
  });

  it('lowers css that older browsers of ours do not know, and preloads the latin upright font only', async () => {
    const { files, urls } = await bundleSmall();
    expect(textOf(files, urls.stylesheet)).toContain('body p{color:red}');
    expect(urls.preloadFonts).toEqual([expect.stringContaining('figtree-latin-wght-normal')]);
  });

  it('keeps react out of the runtime and in a chunk that islands share', async () => {
    const { metafile, urls } = await bundleSmall();
    const { inputs = {} } = metafile.outputs[urls.runtime.slice(1)] ?? {};
    expect(Object.keys(inputs)).toEqual(['client-runtime/main.ts']);
    const chunksOf = (url = '') =>
      metafile.outputs[url.slice(1)]?.imports
        .filter(({ kind }) => kind === 'import-statement')
        .map(({ path }) => path) ?? [];
    const ofIsland = chunksOf(urls.islands['pier-map']);
    expect(chunksOf(urls.hydrate).filter((chunk) => ofIsland.includes(chunk))).not.toEqual([]);
  });

  it('gives the same files for the same sources in another folder', async () => {
    const [first, second] = [await bundleSmall(), await bundle(smallProject)];
    expect(second.files).toEqual(first.files);
    expect(second.urls).toEqual(first.urls);
  });

  it('finds an island that was added since the last time', async () => {
    const root = await makeProject(smallProject);
    const templates = await bundleTemplates({ root });
    const bundler = openClientBundler({ root });
    await bundler.bundle(templates);
    const island = path.join(root, 'templates/islands/HTMLTicker.tsx');
    await writeFile(island, 'export const HTMLTicker = () => <i />;');
    const { urls } = await bundler.bundle(templates);
    await bundler.close();
    expect(Object.keys(urls.islands)).toEqual(['html-ticker', 'pier-map']);
  });

  it('uses every edit of the imports of an island, and gives the same without one', async () => {
    const root = await makeProject(smallProject);
    const templates = await bundleTemplates({ root });
    const bundler = openClientBundler({ root });
    const grow = path.join(root, 'templates/islands/grow.ts');
    const urls: string[] = [];
    for (const edit of [1, 1, 2, 2, 1]) {
      if (urls.length % 2 === 0)
        await writeFile(grow, `export const grow = () => document.title = '${edit}';`);
      urls.push(JSON.stringify((await bundler.bundle(templates)).files.map((file) => file.path)));
      // Longer than the clock of the files is behind: what was built is remembered.
      await setTimeout(30);
    }
    await bundler.close();
    expect(urls.map((url) => urls.indexOf(url))).toEqual([0, 0, 2, 2, 0]);
  });

  it('names the islands that may show a class of a stylesheet', async () => {
    const label = "import label from '../pages/Label.module.css';\n";
    const { urls } = await bundle({
      ...smallProject,
      'templates/islands/grow.ts': `${label}export const grow = () => label.title;`,
    });
    expect(urls.sheets.map(({ name, scripts }) => [name, scripts])).toEqual([['site.Label', ['pier-map']]]);
  });

  it('refuses a css module that no page has the css of', async () => {
    const files = {
      ...smallProject,
      'templates/islands/Pin.module.css': '.pin { color: red; }',
      'client-runtime/hydrate.ts':
        "import styles from '../templates/islands/Pin.module.css'; document.title = styles.pin;",
    };
    await expect(bundle(files)).rejects.toMatchObject({
      kind: 'render',
      problems: [{ message: 'templates/islands/Pin.module.css is imported in the browser only' }],
    });
  });

  it('refuses package css that no island would load', async () => {
    const files = {
      ...smallProject,
      'templates/islands/grow.ts': "import 'leaflet/dist/leaflet.css'; export const grow = () => 1;",
      'templates/islands/PierMap.tsx':
        "export const PierMap = () => <b onClick={() => import('./grow.ts')}>map</b>;",
    };
    await expect(bundle(files)).rejects.toMatchObject({
      kind: 'render',
      problems: [{ message: expect.stringContaining('templates/islands/grow.ts') }],
    });
  });
});

let small: ReturnType<typeof bundle> | undefined;

/** The bundles of the small project, made once. */
function bundleSmall() {
  small ??= bundle(smallProject);
  return small;
}

async function bundle(files: Readonly<Record<string, string>>) {
  const root = await makeProject(files);
  return bundleClient(root, await bundleTemplates({ root }));
}

function textOf(files: readonly OutputFile[], url = ''): string {
  const file = files.find(({ path }) => `/${path}` === url);
  return file !== undefined && 'contents' in file ? Buffer.from(file.contents).toString() : '';
}
