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
});
