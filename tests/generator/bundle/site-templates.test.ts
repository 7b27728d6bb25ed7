import { rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openBundler } from '../../../generator/bundle/open-bundler.ts';
import { BuildError } from '../../../generator/problems/problem.ts';
import { makeProject, writeFiles } from '../../support/make-project.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { smallProject } from './small-project.ts';

const project = {
  ...smallProject,
  'package.json': '{"name":"boardwalk"}',
  'package-lock.json': '{}',
  'templates/render.tsx': `
import { renderToString } from 'react-dom/server';
import '@fontsource-variable/figtree';
import './styles/base.css';
import { pages } from './pages/index.ts';
export const renderPage = () => renderToString(<><pages.plain /><pages.tall /></>);
`,
  'templates/component-names.ts': `
import { pages } from './pages/index.ts';
export const componentNames = Object.fromEntries(Object.entries(pages).map(([name, page]) => [name, page.name]));
export const blockNames = {};
export const ourNames = componentNames;
`,
  'templates/pages/index.ts':
    "import { Plain } from './Plain.tsx'; import { Tall } from './Tall.tsx'; export const pages = { plain: Plain, tall: Tall };",
  'templates/pages/Plain.tsx': 'export function Plain() { return <p>plain</p>; }',
  'templates/pages/Tall.tsx': `
import { PierMap } from '../islands/PierMap.tsx';
export function Tall() { return <PierMap />; }
`,
};

/** Boardwalk in the packages of a site, with files of the site. */
async function openSite(files: Readonly<Record<string, string>>) {
  const root = await makeProject(project);
  const site = await temporaryFolder();
  const cache = { folder: await temporaryFolder(), code: 'c1' };
  const add = (more: Readonly<Record<string, string>>) => writeFiles(site, more);
  await add(files);
  const open = () => {
    const bundler = openBundler({ root, site, cache });
    onTestFinished(bundler.close);
    return bundler;
  };
  return { root, site, open, add };
}

const htmlOf = ({ templates }: Awaited<ReturnType<ReturnType<typeof openBundler>['bundle']>>) =>
  String(templates.module.renderPage(Object.create(null)));

async function problemsOf(files: Readonly<Record<string, string>>) {
  const { open } = await openSite(files);
  const failure = await open()
    .bundle('en-US')
    .then(() => null)
    .catch((error: unknown) => error);
  if (!(failure instanceof BuildError)) throw new Error(`It was bundled, or failed otherwise: ${failure}`);
  return failure.problems.map(({ message, hint }) => `${message} → ${hint}`);
}

const ownCard = `
import { Card as Original } from 'boardwalk/templates/sections/Card.tsx';
import styles from './Card.module.css';
export const Card = () => <i className={styles.title}>own <Original /></i>;
`;

it('a file of the site takes the place of ours wherever it is imported, on the server and in the browser, and can import ours', async () => {
  const { open } = await openSite({ 'templates/sections/Card.tsx': ownCard });
  const bundles = await open().bundle('en-US');
  expect(htmlOf(bundles)).toMatch(
    /^<p>plain<\/p><i class="Card_title">own <b class="Card_title">card<\/b><\/i>$/,
  );
  const island = bundles.assets.files.find(({ path: file }) => file.includes('/pier-map-'));
  const scripts = bundles.assets.files.filter(({ path: file }) => file.endsWith('.js'));
  const texts = scripts.map((file) => ('contents' in file ? Buffer.from(file.contents).toString() : ''));
  expect(island).toBeDefined();
  expect(texts.filter((text) => text.includes('"own "'))).toHaveLength(1);
});

it('a stylesheet, an island and a font list of the site take the place of ours, too', async () => {
  const { open } = await openSite({
    'templates/sections/Card.module.css': '.title { color: hotpink; }',
    'templates/styles/base.css': 'body { margin: 3px; }',
    'templates/islands/PierMap.tsx': `
import { Card } from '../sections/Card.tsx';
import { words } from './words.ts';
export function PierMap() { return <><Card />{words}</>; }
export { PierMap as Island };
`,
    'templates/islands/words.ts': "export const words = 'ours alone';",
  });
  const bundles = await open().bundle('en-US');
  expect(htmlOf(bundles)).toContain('ours alone');
  expect(bundles.templates.css).toMatch(/hotpink/);
  expect(bundles.templates.css).toMatch(/margin: 3px/);
  expect(bundles.templates.css).not.toMatch(/blue|red/);
  expect(Object.keys(bundles.assets.urls.islands)).toEqual(['pier-map']);
});

it('a folder that is a symbolic link has its templates', async () => {
  const { root, site } = await openSite({
    'templates/sections/Card.tsx': `import 'react';\nimport '../../lib/words.ts';${ownCard}`,
    'lib/words.ts': '',
  });
  const link = path.join(await temporaryFolder(), 'current');
  await symlink(site, link);
  const bundler = openBundler({ root, site: link });
  onTestFinished(bundler.close);
  expect(htmlOf(await bundler.bundle('en-US'))).toContain('own ');
});

it('the hash of a template is of the files that it shows, those of the site too', async () => {
  const { open, add } = await openSite({
    'templates/pages/Plain.tsx': 'export function Plain() { return <p>1</p>; }',
  });
  const bundler = open();
  const first = await bundler.bundle('en-US');
  await add({ 'templates/sections/Card.tsx': ownCard });
  const second = await bundler.bundle('en-US');
  expect(second.templateHashes).toMatchObject({ plain: Object(first.templateHashes).plain });
  expect(Object(second.templateHashes).tall).not.toBe(Object(first.templateHashes).tall);
  await add({ 'templates/pages/Plain.tsx': 'export function Plain() { return <p>2</p>; }' });
  const third = await bundler.bundle('en-US');
  expect(third.templateHashes).toMatchObject({ tall: Object(second.templateHashes).tall });
  expect(Object(third.templateHashes).plain).not.toBe(Object(first.templateHashes).plain);
  expect(htmlOf(third)).toContain('<p>2</p>');
});

it('stored bundles are used while the site has the same templates, and made again when one comes or goes', async () => {
  const { site, open, add } = await openSite({});
  const save = async () => {
    const bundler = open();
    const bundles = await bundler.bundle('en-US');
    await bundler.save();
    return htmlOf(bundles);
  };
  const without = await save();
  await add({ 'templates/sections/Card.tsx': ownCard });
  expect(await save()).toContain('own ');
  expect(await save()).toContain('own ');
  await rm(path.join(site, 'templates'), { recursive: true });
  expect(await save()).toBe(without);
});

it('a bundler that is open sees the first template of a site, and that the last one is gone', async () => {
  const { site, open, add } = await openSite({});
  const bundler = open();
  expect(htmlOf(await bundler.bundle('en-US'))).not.toContain('own ');
  await add({ 'templates/sections/Card.tsx': ownCard });
  expect(htmlOf(await bundler.bundle('en-US'))).toContain('own ');
  await rm(path.join(site, 'templates'), { recursive: true });
  expect(htmlOf(await bundler.bundle('en-US'))).not.toContain('own ');
});

it('an error of a template names the file of the site, with its line', async () => {
  const { open } = await openSite({
    'templates/pages/Plain.tsx': "\n\nexport function Plain() {\n  throw new Error('out of ink');\n}",
  });
  const { templates } = await open().bundle('en-US');
  const told = (() => {
    try {
      return htmlOf(Object({ templates }));
    } catch (error) {
      return templates.describeError(error);
    }
  })();
  expect(told).toMatch(/^templates\/pages\/Plain\.tsx:4:\d+: out of ink$/);
});

it.each([
  [
    'a syntax error',
    { 'templates/pages/Plain.tsx': 'export function Plain() {\n  return 3 +;\n}' },
    [/^templates\/pages\/Plain\.tsx:\d:\d+: .* → Fix the template and build again\.$/],
  ],
  [
    'a missing export',
    { 'templates/pages/Plain.tsx': 'export function Plaine() {}' },
    [
      /^templates\/pages\/Plain\.tsx:1: it has no export "Plain", which templates\/pages\/index\.ts:1 imports → /,
    ],
  ],
  [
    'an export that is no component',
    { 'templates/pages/Plain.tsx': 'export const Plain = { of: "words" };' },
    [/^templates\/pages\/Plain\.tsx:1: Plain is not a function → Export function Plain\(props\) from it\.$/],
  ],
  [
    'a name that is almost one of ours',
    { 'templates/pages/Pllain.tsx': 'export const Plain = () => null;' },
    [/^templates\/pages\/Pllain\.tsx replaces nothing: .* → Did you mean templates\/pages\/Plain\.tsx\?/],
  ],
  [
    'another folder',
    { 'templates/Plain.tsx': 'export const Plain = () => null;' },
    [/^templates\/Plain\.tsx replaces nothing, .* → Did you mean templates\/pages\/Plain\.tsx\?$/],
  ],
  [
    'the list of all pages',
    { 'templates/pages/index.ts': 'export {};' },
    [/^templates\/pages\/index\.ts cannot be replaced/],
  ],
  [
    'the colours of the brand',
    { 'templates/styles/brand.css': ':root {}' },
    [
      /^templates\/styles\/brand\.css cannot be replaced.* → Remove it\. Set the colours.* in site\.config\.ts\.$/,
    ],
  ],
  ...['jsx', 'js', 'mts'].map((ending): [string, Record<string, string>, RegExp[]] => [
    `the ending .${ending}`,
    { [`templates/pages/Plain.${ending}`]: 'export const Plain = () => null;' },
    [/^templates\/pages\/Plain\.\w+ replaces nothing, .* → Did you mean templates\/pages\/Plain\.tsx\?$/],
  ]),
  [
    'an import of nothing',
    { 'templates/pages/Plain.tsx': "import './no.css';\nexport const Plain = () => null;" },
    [/^templates\/pages\/Plain\.tsx:1:7: Could not resolve/],
  ],
  [
    'a stylesheet with the name of one of ours',
    {
      'templates/pages/Plain.tsx':
        "import styles from './Card.module.css';\nexport const Plain = () => styles.x;",
      'templates/pages/Card.module.css': '.x { top: 0; }',
    },
    [/^templates\/.*Card\.module\.css and templates\/.*Card\.module\.css have one name → /],
  ],
])('a template of a site with %s is told in one line', async (_, files, expected) => {
  expect(await problemsOf(files)).toEqual(expected.map((line) => expect.stringMatching(line)));
});
