import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { createDemoCms } from '../../demo/demo-cms.ts';
import { hashFiles } from '../support/hash-files.ts';
import { listFiles } from '../support/list-files.ts';
import { writeFiles } from '../support/make-project.ts';
import { projectRoot } from '../support/project-root.ts';
import { smallStore } from '../support/random-edits.ts';
import { spawnBoardwalk } from '../support/spawn-boardwalk.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** Bytes, compressed with brotli: docs/decisions/0132. */
const budget = { text: 9 * 1024, page: 14 * 1024, everyBlock: 16 * 1024 } as const;

interface Styled {
  readonly file: string;
  readonly html: string;
  readonly sheets: readonly string[];
}

describe('the styles of the demo site', () => {
  let pages: readonly Styled[] = [];
  const css = new Map<string, string>();

  beforeAll(async () => {
    const files = await listFiles(inject('demoSite'));
    const read = (file: string) => readFile(path.join(inject('demoSite'), file), 'utf8');
    for (const file of files.filter((name) => /^_assets\/site[.-].*\.css$/.test(name)))
      css.set(`/${file}`, await read(file));
    pages = await Promise.all(
      files
        .filter((file) => file.endsWith('.html'))
        .map(async (file) => {
          const html = await read(file);
          const links = html.matchAll(/<link rel="stylesheet" href="([^"]*)"/g);
          return { file, html, sheets: [...links].map(([, url = '']) => url) };
        }),
    );
    expect(pages.length).toBeGreaterThan(100);
    expect(css.size).toBeGreaterThan(10);
  });

  const weigh = ({ sheets }: Styled) =>
    sheets.reduce((sum, url) => sum + brotliCompressSync(css.get(url) ?? '').length, 0);
  const popup = '_boardwalk/popup.html';

  it('are within their budgets on every page: least on pages of text', () => {
    const budgetOf = (file: string): number => {
      if (/^(privacy|terms|accessibility|about\/(history|team)|search|404\.html)/.test(file))
        return budget.text;
      return file.startsWith('style-guide/') ? budget.everyBlock : budget.page;
    };
    const weights = pages.map((page) => ({
      file: page.file,
      bytes: weigh(page),
      least: budgetOf(page.file),
    }));
    expect(weights.filter(({ least }) => least === budget.text).length).toBeGreaterThan(6);
    expect(weights.filter(({ bytes, least }) => bytes > least || bytes === 0)).toEqual([]);
  });

  it('hold the rules of every class on each page, in the order of their names, and no stylesheet for nothing', () => {
    const classes = new Map(
      [...css].map(([url, text]) => [
        url,
        new Set([...text.matchAll(/\.(\w+_\w+)/g)].map(([, name]) => name)),
      ]),
    );
    const [main = '', ...others] = [...css.keys()].sort();
    expect(main).toMatch(/^\/_assets\/site-/);
    for (const { file, html, sheets } of pages) {
      const used = new Set(
        [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
      );
      const needed = others.filter((url) => [...used].some((name) => classes.get(url)?.has(name)));
      const known = file === popup ? sheets : sheets.slice(1);
      expect(known, file).toEqual(expect.arrayContaining(needed));
      expect(sheets, file).toEqual([...sheets].sort());
      if (file !== popup) expect(sheets[0], file).toBe(main);
      // An island may show what its html does not have yet.
      const prefixes = new Set([...used].map((name) => name.split('_')[0]));
      const idle = known.filter(
        (url) => ![...(classes.get(url) ?? [])].some((name) => prefixes.has(name?.split('_')[0] ?? '')),
      );
      expect(html.includes('data-island') ? [] : idle, file).toEqual([]);
    }
  });
});

it('an edit of the css of one component renders and changes the pages that show it, and no other', {
  timeout: 600_000,
}, async () => {
  const cms = await createDemoCms({ store: smallStore({ posts: 3 }) });
  onTestFinished(cms.close);
  const folder = await temporaryFolder();
  const settings = { siteUrl: 'https://www.pier.example', endpoint: cms.url, now: '2026-06-13T14:00:00Z' };
  const module = 'templates/components/PracticalFacts.module.css';
  const css = await readFile(path.join(projectRoot, module), 'utf8');
  await writeFiles(folder, {
    'site.config.ts': `export default ${JSON.stringify(settings)};`,
    [module]: css,
  });
  const generate = async () => {
    const run = await spawnBoardwalk(['generate', '--config', path.join(folder, 'site.config.ts')]);
    expect(run).toMatchObject({ exitCode: 0 });
    return {
      rendered: Number(/(\d+) pages? rendered/.exec(run.stdout)?.[1]),
      files: await hashFiles(path.join(folder, 'dist')),
    };
  };
  const before = await generate();
  await writeFiles(folder, { [module]: css.replace('{', '{\n  outline: 1px solid;') });
  const { rendered, files } = await generate();
  const changed = Object.keys(files).filter(
    (file) => file.endsWith('.html') && files[file] !== before.files[file],
  );
  const showing: string[] = [];
  for (const file of Object.keys(files).filter((name) => name.endsWith('.html')))
    if ((await readFile(path.join(folder, 'dist', file), 'utf8')).includes('"PracticalFacts_'))
      showing.push(file);
  expect(changed).toEqual(showing);
  expect(rendered).toBe(showing.length);
  expect(showing.length).toBeGreaterThan(0);
  expect(showing.length).toBeLessThan(5);
});
