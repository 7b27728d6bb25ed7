import { execFile } from 'node:child_process';
import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import { copyProject } from '../../support/copy-project.ts';
import { spawnBoardwalk } from '../../support/spawn-boardwalk.ts';
import { queryHtml, textOf } from '../../templates/query-html.ts';

/** A copy of the whole project, its tests and tools included. */
export function copyAll(folder: string): Promise<void> {
  return copyProject(folder, [
    'tests',
    'tools',
    'docs',
    'wordpress',
    'CONTRIBUTING.md',
    'README.md',
    'vitest.config.ts',
  ]);
}

/** Throws with what was printed, where the command fails. */
async function runInCopy(copy: string, ...args: readonly string[]): Promise<void> {
  await promisify(execFile)(process.execPath, args, { cwd: copy }).catch(
    ({ stdout, stderr }: { readonly stdout: string; readonly stderr: string }) => {
      throw new Error(`${stdout}${stderr}`);
    },
  );
}

/** All that can tell of a step that is missing, in the order in which one asks. Each throws with what it has to tell. */
export const tellers = {
  'the derived files': (copy: string) => runInCopy(copy, 'tools/run.mjs', 'kinds'),
  'the compiler': (copy: string) => runInCopy(copy, 'node_modules/typescript/bin/tsc'),
  'the tests of documents and blocks': (copy: string) =>
    runInCopy(copy, 'node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', ...areaTests),
  'the published page': async (copy: string) => {
    const site = path.join(copy, 'dist');
    const { exitCode, stderr } = await spawnBoardwalk(['generate', '--out', site], {}, copy);
    expect({ exitCode, stderr }).toMatchObject({ exitCode: 0 });
    await expectTour(site);
  },
} satisfies Readonly<Record<string, (copy: string) => Promise<void>>>;

const areaTests = ['tests/docs/content.test.ts', 'tests/templates/blocks/blocks.test.tsx'];

/** Expects the published tour in a site, with its title, block and island, whose button has this label, no page of the draft, and the field of an event. */
export async function expectTour(site: string, label = 'Copy the address'): Promise<void> {
  const page = queryHtml(await readFile(path.join(site, 'tours/under-the-deck/index.html'), 'utf8'));
  expect(textOf(page.all('h1')[0])).toBe('Under the Deck');
  expect(page.having('data-width', 'wide').map(({ name }) => name)).toEqual(['hr']);
  const [island] = page.having('data-island', 'copy-link');
  expect(textOf(island)).toBe(label);
  expect(await isThere(path.join(site, island?.attribs['data-module'] ?? ''))).toBe(true);
  expect(await isThere(path.join(site, 'tours/the-night-watch'))).toBe(false);
  const event = await readFile(path.join(site, 'event/pier-birthday-weekend/index.html'), 'utf8');
  expect(event).toContain('<dt>Host</dt><dd>The harbour choir</dd>');
  expect(await readFile(path.join(site, 'sitemap.xml'), 'utf8')).toContain('/tours/under-the-deck/');
}

export function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
