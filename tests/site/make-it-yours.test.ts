import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ordinary } from '../../demo/blocks/ordinary.ts';
import { createDemoCms } from '../../demo/demo-cms.ts';
import { editEntry } from '../../demo/edits.ts';
import { readDocument } from '../support/documents.ts';
import { writeFiles } from '../support/make-project.ts';
import { smallStore } from '../support/random-edits.ts';
import { spawnBoardwalk } from '../support/spawn-boardwalk.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

it('the examples of docs/make-it-yours.md make a site', { timeout: 600_000 }, async () => {
  const page = await readDocument('docs/make-it-yours.md');
  const examples = page.split(/\n(?! {4}|$)/m).flatMap((part) => {
    const lines = part.split('\n');
    const code = lines.filter((line) => line.startsWith('    ')).map((line) => line.slice(4));
    return code.length === 0 ? [] : [{ before: lines[0] ?? '', code: code.join('\n') }];
  });
  const settings = examples.filter(({ code }) => /^\w+: \{/.test(code)).map(({ code }) => code);
  expect(settings).toHaveLength(3);
  const files = examples.flatMap(({ before, code }) => {
    const [, file] = /`((?:templates|page-types|sections)\/[\w/-]+\.tsx?)`/.exec(before) ?? [];
    return file === undefined ? [] : [[file, code] as const];
  });
  expect(files.map(([file]) => file)).toEqual([
    'templates/pages/EventPage.tsx',
    'sections/tide-note.ts',
    'templates/sections/TideNote.tsx',
    'templates/pages/TidesPage.tsx',
    'page-types/tides.ts',
  ]);
  const [, note = ''] = /`(<div data-pier-block.*?)`/.exec(page) ?? [];
  const store = smallStore({ posts: 3 });
  const [post] = store.entries.filter(({ kind }) => kind === 'post');
  if (post === undefined) throw new Error('the store has posts');
  editEntry(store, post.id, { blocks: [ordinary('html', note)] });
  const cms = await createDemoCms({ store });
  onTestFinished(() => cms.close());
  const folder = await temporaryFolder();
  await writeFiles(folder, {
    ...Object.fromEntries(files),
    'brand/mark.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7v7z" fill="currentColor"/></svg>',
    'site.config.ts': `import { defineConfig } from 'boardwalk';
      export default defineConfig({
        siteUrl: 'https://www.pier.example', endpoint: '${cms.url}', now: '2026-06-13T14:00:00Z',
        language: 'de', kinds: { artwork: false },
        ${settings.join('\n')}
      });`,
  });
  const config = ['--config', path.join(folder, 'site.config.ts')];
  const { exitCode, stdout, stderr } = await spawnBoardwalk(['generate', '--verbose', ...config], {});
  expect(exitCode, stderr + stdout).toBe(0);
  const read = (file: string) => readFile(path.join(folder, 'dist', file), 'utf8');
  expect(await read('tides/index.html')).toContain('High water at ');
  expect(await read(`news/p/${post.slug}/index.html`)).toContain('<aside>Spring tide today</aside>');
  expect(await read('contact/index.html')).toContain('King’s Road, Brighton');
  expect(await read('contact/index.html')).toContain('https://formspree.io/f/abcdwxyz');
  expect(await read('index.html')).toContain('<html lang="de"');
  expect(JSON.parse(await read('site.webmanifest')).short_name).toBe('Brighton West');
  const events = JSON.parse(await read('_boardwalk/manifest.json')).files.filter(
    ({ path }: { path: string }) => /^event\/[^/]+\/index\.html$/.test(path),
  );
  expect(events.length).toBeGreaterThan(0);
  for (const { path } of events) expect(await read(path)).toContain('Mind the tide.');
});
