import { readFile, rm } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDemoCms } from '../../demo/demo-cms.ts';
import { writeFiles } from '../support/make-project.ts';
import { spawnBoardwalk } from '../support/spawn-boardwalk.ts';
import { startBoardwalk } from '../support/start-boardwalk.ts';
import { until } from '../support/until.ts';
import { queryHtml, textOf } from '../templates/query-html.ts';
import { guidedTours } from './own-code/guided-tours.ts';
import { openTourSite, type TourSite } from './own-code/open-tour-site.ts';

const patienceMs = 600_000;

describe('a site with a kind, page types, a section, a block, an island and an enhancement of its own', {
  timeout: patienceMs,
}, () => {
  let site: TourSite;
  const inSite = (name: string) => site.inSite(name);
  const boardwalk = (...args: readonly string[]) =>
    spawnBoardwalk([...args, '--config', site.configFile], {});
  const page = async (name: string) => queryHtml(await readFile(inSite(`dist/${name}/index.html`), 'utf8'));

  beforeAll(async () => {
    site = await openTourSite();
  }, patienceMs);
  afterAll(() => site.close());

  beforeEach(() => writeFiles(inSite(''), guidedTours));

  it('is built with them all, and a second build keeps it', async () => {
    const { exitCode, stdout, stderr } = await boardwalk('generate');
    expect({ exitCode, stderr }, stdout).toMatchObject({ exitCode: 0 });
    const tour = await page('tours/under-the-deck');
    expect(textOf(tour.all('h1')[0])).toBe('Under the Deck');
    expect(tour.all('p').map(textOf)).toContain('With Ada Finch, 45 minutes');
    expect(tour.having('data-width', 'wide').map(({ name }) => name)).toEqual(['hr']);
    expect(tour.having('class', 'tour-call').map(textOf)).toEqual(['Walk with us']);
    const [island] = tour.having('data-island', 'copy-link');
    expect(textOf(island)).toBe('Copy the link');
    const list = await page('tours');
    expect(list.having('href', '/tours/under-the-deck/').map(textOf)).toEqual(['Under the Deck']);
    const [counted] = list.having('data-enhance', 'own/count');
    for (const module of [island, counted].map((element) => element?.attribs['data-module'] ?? 'none'))
      expect(await readFile(inSite(`dist${module}`), 'utf8')).not.toBe('');
    expect(await readFile(inSite('dist/sitemap.xml'), 'utf8')).toContain('/tours/under-the-deck/');
    expect((await boardwalk('generate')).stdout).toContain('0 pages rendered');
  });

  it('is the same for a check of its folder, and an edit of its code is seen', async () => {
    expect((await boardwalk('generate', '--verify')).exitCode).toBe(0);
    const types = guidedTours['page-types/tours.ts'] ?? '';
    await writeFiles(inSite(''), {
      'page-types/tours.ts': types.replace('?? 60', '?? 60 + 1').replace('entry.fields.guide', "'Bo'"),
    });
    await boardwalk('generate');
    expect((await page('tours/under-the-deck')).all('p').map(textOf)).toContain('With Bo, 45 minutes');
  });

  it('is built again by a watch after an edit of its code, a template, a script or a file of public/', async () => {
    const { kill, ended } = startBoardwalk([
      ...['generate', '--watch', '--port', '0', '--config', inSite('site.config.ts')],
    ]);
    const has = (name: string, text: string) =>
      until(async () => (await readFile(inSite(`dist/${name}`), 'utf8').catch(() => '')).includes(text));
    const edit = async (file: string, before: string, after: string) =>
      writeFiles(inSite(''), { [file]: (guidedTours[file] ?? '').replace(before, after) });
    const tour = 'tours/under-the-deck/index.html';
    await has(tour, 'Ada Finch');
    await edit('templates/pages/TourPage.tsx', 'With {guide}', 'Led by {guide}');
    await has(tour, 'Led by');
    await writeFiles(inSite('public'), { 'robots.txt': 'User-agent: Watched' });
    await has('robots.txt', 'Watched');
    await edit('page-types/tours.ts', 'entry.fields.guide', "entry.fields.guide + ' and crew'");
    await has(tour, 'Ada Finch and crew');
    kill('SIGTERM');
    expect((await ended).stderr).toBe('');
  });

  it('is bundled again after an edit of any file below its folders, and of none beside them', async () => {
    const types = guidedTours['page-types/tours.ts'] ?? '';
    const importing = (name: string) => ({
      'page-types/tours.ts': `import prices from '${name}';\n${types.replace('entry.fields.guide', 'prices.guide')}`,
    });
    const guide = async () => {
      const { exitCode, stderr } = await boardwalk('generate');
      expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
      return (await page('tours/under-the-deck')).all('p').map(textOf).join();
    };
    await writeFiles(inSite(''), { ...importing('../lib/prices/list.mts') });
    for (const name of ['Flo', 'Gus']) {
      await writeFiles(inSite('lib/prices'), {
        'list.mts': "export { default } from './list.json';",
        'list.json': `{ "guide": "${name}" }`,
      });
      expect(await guide()).toContain(`With ${name},`);
    }
    await writeFiles(inSite(''), { 'prices.ts': 'export default {};', ...importing('../prices.ts') });
    expect((await boardwalk('generate')).stderr).toMatch(
      /page-types\/tours\.ts:1:\d+: \.\.\/prices\.ts is outside of/,
    );
    await rm(inSite('lib'), { recursive: true });
  });

  it('is told of a kind that the CMS does not offer, with what to do', async () => {
    const lacking = await createDemoCms();
    const { stdout } = await boardwalk('check', '--endpoint', lacking.url);
    await lacking.close();
    expect(stdout).toMatch(/does not offer tours: .*\n.*→ In WordPress register these post types/);
    expect(stdout).not.toContain('tour: false');
  });

  it.each([
    ['a syntax error', 'kinds/tour.ts', 'export default {', /kinds\/tour\.ts:1:\d+: /],
    [
      'no default export',
      'kinds/pet.ts',
      'export const pet = {};',
      /kinds\/pet\.ts:1: it has no default export/,
    ],
    [
      'a wrong export',
      'sections/pet.ts',
      'export default { settings: 1 };',
      /sections\/pet\.ts:1: its default export has no "fill"/,
    ],
    [
      'the name of one of ours',
      'kinds/event.ts',
      "export default { connection: 'x', folder: 'x', fields: {} };",
      /kinds\/event\.ts:1: Boardwalk has one of this name/,
    ],
    [
      'a folder of ours',
      'kinds/pet.ts',
      "export default { connection: 'pets', folder: 'news/p', fields: {} };",
      /kinds\/pet\.ts:1: folder "news\/p" has pages already/,
    ],
    [
      'a folder that ends with a slash',
      'kinds/pet.ts',
      "export default { connection: 'pets', folder: 'pets/', fields: {} };",
      /kinds\/pet\.ts:1: folder "pets\/" is not a folder/,
    ],
    [
      'something else as its export',
      'kinds/pet.ts',
      'export default 5;',
      /kinds\/pet\.ts:1: its default export has no "connection"/,
    ],
    [
      'no function to make routes',
      'page-types/pet.ts',
      'export default { routes: [] };',
      /page-types\/pet\.ts:1: "routes" of its default export must be a function/,
    ],
    [
      'settings that check nothing',
      'sections/pet.ts',
      'export default { settings: {}, fill: () => ({}) };',
      /sections\/pet\.ts:1: "settings" of its default export must be made by fields\.object/,
    ],
    [
      'no function that reads',
      'blocks/pet.ts',
      "export default { className: 'wp-block-pet', read: true };",
      /blocks\/pet\.ts:1: "read" of its default export must be a function/,
    ],
    [
      'an error while it is loaded',
      'page-types/pet.ts',
      "export default {\n  routes: missing('routes'),\n};",
      /page-types\/pet\.ts:2:\d+: missing is not defined/,
    ],
    [
      'a list that another kind has',
      'kinds/pet.ts',
      "export default { connection: 'events', folder: 'pets', fields: {} };",
      /kinds\/pet\.ts:1: connection "events" is that of Boardwalk's kind event/,
    ],
    [
      'a field of an unknown type',
      'kinds/pet.ts',
      "export default { connection: 'pets', folder: 'pets', fields: { fur: { type: 'colour' } } };",
      /kinds\/pet\.ts:1: field "fur" has the type "colour": known are text, /,
    ],
    [
      'the name of a section of ours',
      'sections/hero.ts',
      "import { fields } from 'boardwalk';\nexport default { settings: fields.object({}), fill: () => ({}) };",
      /sections\/hero\.ts:1: Boardwalk has one of this name/,
    ],
    [
      'the name of a page type of ours',
      'page-types/news.ts',
      'export default { routes: () => [] };',
      /page-types\/news\.ts:1: Boardwalk has one of this name/,
    ],
    [
      'the class of a block of ours',
      'blocks/pet.ts',
      "export default { className: 'wp-block-gallery', read: () => undefined };",
      /blocks\/pet\.ts:1: className "wp-block-gallery" is read by Boardwalk itself: replace its template in templates\/blocks/,
    ],
    [
      'the class of another block',
      'blocks/zebra.ts',
      "export default { className: 'wp-block-separator', read: () => undefined };",
      /blocks\/zebra\.ts:1: className "wp-block-separator" is that of blocks\/separator\.ts/,
    ],
    [
      'a folder below',
      'page-types/sub/pet.ts',
      'export default {};',
      /page-types\/sub\/pet\.ts:1: files of page-types\/ are in the folder itself/,
    ],
    [
      'another ending',
      'kinds/pet.js',
      'export default {};',
      /kinds\/pet\.js:1: only files with the ending \.ts/,
    ],
    [
      'a quote in its name',
      "kinds/it's.ts",
      'export default {};',
      /kinds\/it's\.ts:1: its name is made of small/,
    ],
    [
      'a hyphen in a kind',
      'kinds/dock-pet.ts',
      'export default {};',
      /kinds\/dock-pet\.ts:1: its name is made of/,
    ],
    [
      'a capital in a name',
      'page-types/Pet.ts',
      'export default {};',
      /page-types\/Pet\.ts:1: its name is made of/,
    ],
    [
      'an import of a template',
      'page-types/pet.ts',
      "import '../templates/pages/TourPage.tsx';\nexport default {};",
      /page-types\/pet\.ts:1:\d+: .*import types alone from templates/,
    ],
  ])('is told of code with %s in one line, with file and line', async (_, file, text, told) => {
    await writeFiles(inSite(''), { [file]: text });
    const { exitCode, stderr } = await boardwalk('generate');
    if (guidedTours[file] === undefined) await rm(inSite(file));
    else await writeFiles(inSite(''), { [file]: guidedTours[file] });
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(told);
    expect(stderr.trim().split('\n')).toHaveLength(3);
  });

  it.each([
    [
      'a page with another export',
      'pages/PetPage.tsx',
      'export const Pet = () => null;',
      /templates\/pages\/PetPage\.tsx:1: it has no export "PetPage"\n.*Export function PetPage/,
    ],
    [
      'a page with a default export',
      'pages/PetPage.tsx',
      'export default () => null;',
      /templates\/pages\/PetPage\.tsx:1: it has no export "PetPage"/,
    ],
    [
      'a page that is no component',
      'pages/PetPage.tsx',
      'export const PetPage = 5;',
      /templates\/pages\/PetPage\.tsx:1: PetPage is not a function/,
    ],
    [
      'a page with a name of ours',
      'pages/PagePage.tsx',
      'export const PagePage = () => null;',
      /PagePage\.tsx:1: the name "page" is that of Boardwalk's templates\/pages\/StandardPage\.tsx/,
    ],
    [
      'a section with another export',
      'sections/Pet.tsx',
      'export const Other = () => null;',
      /templates\/sections\/Pet\.tsx:1: it has no export "Pet"/,
    ],
    [
      'a section that is no component',
      'sections/Pet.tsx',
      'export const Pet = undefined;',
      /templates\/sections\/Pet\.tsx:1: Pet is not a function/,
    ],
    [
      'a section with a name of ours',
      'sections/Map.tsx',
      'export const Map = () => null;',
      /sections\/Map\.tsx:1: the name "pier\/map" is that of Boardwalk's templates\/sections\/PierMap\.tsx/,
    ],
    [
      'a block that is no component',
      'blocks/Pet.tsx',
      'export const Pet = {};',
      /templates\/blocks\/Pet\.tsx:1: Pet is not a function/,
    ],
    [
      'an island with another export',
      'islands/Pet.tsx',
      'export const Pet = () => null;',
      /templates\/islands\/Pet\.tsx:1: it has no export "Island"\n.*Export function Island/,
    ],
    [
      'an enhancement with another export',
      'enhancements/pet.ts',
      'export const begin = () => undefined;',
      /templates\/enhancements\/pet\.ts:1: it has no export "start"\n.*Export function start/,
    ],
    [
      'a syntax error in an enhancement',
      'enhancements/pet.ts',
      'export const start = ;',
      /templates\/enhancements\/pet\.ts:1:\d+: /,
    ],
  ])('is told of %s, with its file', async (_, file, text, told) => {
    await writeFiles(inSite('templates'), { [file]: text });
    const { exitCode, stderr } = await boardwalk('generate');
    await rm(inSite(`templates/${file}`));
    expect(exitCode).toBe(5);
    expect(stderr).toMatch(told);
  });

  it.each<[string, string, readonly string[], RegExp]>([
    [
      'a section without a template',
      'templates/sections/TourCall.tsx',
      [],
      /templates\/sections\/TourCall\.tsx/,
    ],
    ['a block without a template', 'templates/blocks/Separator.tsx', [], /templates\/blocks\/Separator\.tsx/],
    [
      'a template that does not exist',
      'page-types/tours.ts',
      ["'tour')", "'tuor')"],
      /tours\/under-the-deck.*\n?.*tuor/,
    ],
    [
      'an island that does not exist',
      'templates/pages/TourPage.tsx',
      ['name="copy-link"', 'name="copy"'],
      /No island or enhancement "copy"/,
    ],
    [
      'an enhancement that does not exist',
      'templates/pages/TourListPage.tsx',
      ['own/count', 'own/counts'],
      /No island or enhancement "own\/counts"/,
    ],
    [
      'routes that throw',
      'page-types/tour-list.ts',
      ["const title = 'Guided tours';", "const title = missing('title');"],
      /The code of the site cannot be used:\n {2}page-types\/tour-list\.ts:12:\d+: missing is not defined/,
    ],
    [
      'props that throw',
      'page-types/tours.ts',
      ['entry.fields.guide,', 'entry.fields.guides.length,'],
      /under-the-deck.*page-types\/tours\.ts:\d+/s,
    ],
  ])('is told of %s, with the page or file', async (_, file, edit, told) => {
    const text = guidedTours[file] ?? '';
    const [before, after] = edit;
    if (before === undefined || after === undefined) await rm(inSite(file));
    else await writeFiles(inSite(''), { [file]: text.replace(before, after) });
    const { exitCode, stderr } = await boardwalk('generate');
    expect([2, 5], stderr).toContain(exitCode);
    expect(stderr).toMatch(told);
  });
});
