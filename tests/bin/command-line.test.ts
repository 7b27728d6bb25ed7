import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createDemoCms } from '../../demo/demo-cms.ts';
import type { DemoStore } from '../../demo/store.ts';
import { emptyManifest } from '../support/empty-manifest.ts';
import { listFiles } from '../support/list-files.ts';
import { writeFiles } from '../support/make-project.ts';
import { smallStore } from '../support/random-edits.ts';
import { runBoardwalk } from '../support/run-boardwalk.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** Runs a build against a demo whose content was changed. */
async function generateFrom(change: (store: DemoStore) => void, args: readonly string[]) {
  const store = smallStore();
  change(store);
  const cms = await createDemoCms({ store });
  try {
    return await runBoardwalk(['generate', '--endpoint', cms.url, '--now', '2026-06-13T14:00:00Z', ...args]);
  } finally {
    await cms.close();
  }
}

describe('boardwalk', () => {
  it('lists its commands with --help, and exits 0', async () => {
    const { exitCode, stdout } = await runBoardwalk(['--help']);
    expect(exitCode).toBe(0);
    for (const command of ['generate', 'serve', 'cms']) expect(stdout).toContain(command);
  });

  it('exits 2 for an unknown command or flag and for a bad value, naming it', async () => {
    const calls = [
      { args: ['generat'], named: 'generat' },
      { args: ['generate', '--colour', 'teal'], named: '--colour' },
      { args: ['generate', '--concurrency', 'many'], named: '--concurrency' },
      { args: ['generate', '--now', 'yesterday'], named: '--now' },
      { args: ['generate', '--config', 'nowhere.ts'], named: 'nowhere.ts' },
      { args: ['serve', '--port', 'x'], named: '--port' },
      { args: ['preview', '--port', 'x'], named: '--port' },
    ];
    for (const { args, named } of calls) {
      const { exitCode, stderr } = await runBoardwalk(args);
      expect({ args, exitCode }).toEqual({ args, exitCode: 2 });
      expect(stderr).toContain(named);
    }
  });

  it('says what is wrong with a flag, which one was meant, and where all are listed', async () => {
    const { stderr } = await runBoardwalk(['generate', '--output', 'public']);
    expect(stderr).toBe(
      [
        "✖ Unknown option '--output'",
        '  (Did you mean --out?)',
        '  → Run boardwalk --help for the commands, boardwalk COMMAND --help for the flags of one.',
        '',
      ].join('\n'),
    );
  });

  it('exits 2 for an unknown or broken config file, naming key or line', async () => {
    const folder = await temporaryFolder();
    const unknown = path.join(folder, 'unknown.config.ts');
    await writeFile(unknown, `export default { siteUrl: 'https://www.pier.example', colour: 'teal' };`);
    const broken = path.join(folder, 'broken.config.ts');
    await writeFile(broken, `export default {\n  siteUrl: 'https://www.pier.example\n};`);
    const first = await runBoardwalk(['generate', '--config', unknown]);
    expect(first.exitCode).toBe(2);
    expect(first.stderr).toContain('colour');
    const second = await runBoardwalk(['generate', '--config', broken]);
    expect(second.exitCode).toBe(2);
    expect(second.stderr).toMatch(/broken\.config\.ts:2/);
  });

  it('exits 2 for an unknown variable of ours in the environment', async () => {
    const { exitCode, stderr } = await runBoardwalk(['generate'], { BOARDWALK_COLOUR: 'teal' });
    expect(exitCode).toBe(2);
    expect(stderr).toContain('BOARDWALK_COLOUR');
  });

  it('exits 3 when the CMS is not there, says so once, and leaves the previous site as it was', async () => {
    const out = path.join(await temporaryFolder(), 'site');
    await writeFiles(out, { '_boardwalk/manifest.json': emptyManifest, 'index.html': 'the previous site' });
    const { exitCode, stderr, stdout } = await runBoardwalk([
      ...['generate', '--endpoint', 'http://127.0.0.1:1/graphql', '--out', out],
    ]);
    expect(exitCode).toBe(3);
    expect(stderr.match(/127\.0\.0\.1:1/g)).toHaveLength(1);
    expect(stderr + stdout).not.toMatch(/\n\s+at /);
    expect(await listFiles(out)).toEqual(['_boardwalk/manifest.json', 'index.html']);
    expect(await readFile(path.join(out, 'index.html'), 'utf8')).toBe('the previous site');
  });

  it('exits 4 for a slug that would leave its folder and for a path that is taken, naming every entry', async () => {
    const out = path.join(await temporaryFolder(), 'site');
    const json = path.join(await temporaryFolder(), 'report.json');
    const { exitCode, stderr } = await generateFrom(
      (store) => {
        const [first, second, third] = store.entries.filter((entry) => entry.kind === 'event');
        if (!first || !second || !third) throw new Error('the demo has fewer than three events');
        first.slug = '../../x';
        first.title = 'The Climber';
        second.title = 'The Twin';
        third.slug = second.slug;
        Object.assign(second, { status: 'publish', password: '' });
        Object.assign(third, { status: 'publish', password: '' });
        third.title = 'The Other Twin';
      },
      ['--out', out, '--json', json],
    );
    expect(exitCode).toBe(4);
    for (const title of ['The Climber', 'The Twin', 'The Other Twin']) expect(stderr).toContain(title);
    expect(JSON.parse(await readFile(json, 'utf8'))).toMatchObject({ outcome: 'failed' });
    await expect(listFiles(out)).rejects.toThrow('ENOENT');
  });

  it('exits 6 for an output folder with files that are not ours, and touches none of them', async () => {
    const out = await temporaryFolder();
    await writeFile(path.join(out, 'thesis.txt'), 'precious');
    const { exitCode, stderr } = await runBoardwalk(['generate', '--out', out]);
    expect(exitCode).toBe(6);
    expect(stderr).toContain(out);
    expect(await listFiles(out)).toEqual(['thesis.txt']);
  });

  it('prints plain lines and a summary without a terminal, writes the report as JSON, and prints nothing with --quiet', async () => {
    const folder = await temporaryFolder();
    const json = path.join(folder, 'report.json');
    const args = ['generate', '--out', path.join(folder, 'site')];
    const { exitCode, stdout } = await runBoardwalk([...args, '--json', json]);
    expect(exitCode).toBe(0);
    expect(stdout).not.toContain('\u001b');
    expect(stdout).toMatch(/^Crawled (\d+) of \1 entries$/m);
    expect(stdout).toMatch(/^Fetched (\d+) of \1 files$/m);
    expect(stdout).toMatch(/^Rendered (\d+) of \1 pages$/m);
    const summary = stdout.slice(stdout.indexOf('✔')).trimEnd().split('\n');
    expect(summary.length).toBeLessThanOrEqual(6);
    for (const word of ['pages', 'Changed', 'Warnings', 'Next due', 'npx boardwalk serve'])
      expect(summary.join('\n')).toContain(word);
    const report = JSON.parse(await readFile(json, 'utf8'));
    expect(report).toMatchObject({
      version: 1,
      outcome: 'published',
      now: '2026-06-13T14:00:00.000Z',
      problems: [],
    });
    expect(report.pages.event).toBeGreaterThanOrEqual(24);
    expect(report.requests.count).toBeGreaterThan(5);
    expect(await runBoardwalk([...args, '--quiet'])).toEqual({ exitCode: 0, stdout: '', stderr: '' });
  });
});
