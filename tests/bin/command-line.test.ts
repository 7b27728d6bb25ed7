import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { describeFailure } from '../../bin/report/failure.ts';
import { demoNow } from '../../demo/clock.ts';
import { createDemoCms } from '../../demo/demo-cms.ts';
import { build } from '../../generator/build.ts';
import { sampleOf } from '../support/depth.ts';
import { listFiles } from '../support/list-files.ts';
import { smallStore } from '../support/random-edits.ts';
import { runBoardwalk } from '../support/run-boardwalk.ts';
import { spawnBoardwalk } from '../support/spawn-boardwalk.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { openTestSite } from '../support/test-site.ts';

describe('boardwalk', () => {
  it('lists its commands with --help, and exits 0', async () => {
    const { exitCode, stdout } = await spawnBoardwalk(['--help']);
    expect(exitCode).toBe(0);
    for (const command of ['generate', 'serve', 'cms']) expect(stdout).toContain(command);
    expect(stdout).toMatch(/^Examples:\n {2}boardwalk /m);
    expect(stdout).toContain('README.md and docs/ in ');
    const { stdout: flags } = await runBoardwalk(['generate', '--help']);
    expect(flags).toContain('--allow-loss');
    expect(flags).toContain('(default: 4173)');
    expect(flags).not.toMatch(/\(default: (false|\{\})/);
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
      { args: ['generate', '--port', '80'], named: "'--port' does nothing without --watch" },
      { args: ['generate', '--run', 'seven'], named: "'--run' does nothing without --store" },
      { args: ['sync', 's3:/pier'], named: 's3://bucket/prefix' },
      { args: ['deploys', 'gs://pier'], named: 's3://bucket/prefix' },
    ];
    for (const { args, named } of sampleOf(calls, 6)) {
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
    const plain = await runBoardwalk(['generate', '--output', 'public'], { LC_ALL: 'C' });
    expect(plain.stderr).toBe(stderr.replace('✖', 'x').replace('→', '->'));
  });

  it('refuses a slug that would leave its folder and a path that is taken with exit code 4, naming every entry', async () => {
    const store = smallStore({ posts: 3 });
    const [first, second, third] = store.entries.filter((entry) => entry.kind === 'event');
    if (!first || !second || !third) throw new Error('the demo has fewer than three events');
    first.slug = '../../x';
    first.title = 'The Climber';
    second.title = 'The Twin';
    third.slug = second.slug;
    Object.assign(second, { status: 'publish', password: '' });
    Object.assign(third, { status: 'publish', password: '' });
    third.title = 'The Other Twin';
    const cms = await createDemoCms({ store });
    onTestFinished(cms.close);
    const place = { endpoint: cms.url, folder: await temporaryFolder() };
    const site = await openTestSite(place);
    const { failure, report } = await build(site);
    const { exitCode, lines } = describeFailure(failure);
    expect(exitCode).toBe(4);
    for (const title of ['The Climber', 'The Twin', 'The Other Twin'])
      expect(lines.join('\n')).toContain(title);
    expect(report).toMatchObject({ outcome: 'failed' });
    await expect(listFiles(site.config.outDir)).rejects.toThrow('ENOENT');
  });

  it('prints plain lines and a summary without a terminal, and writes the report as JSON', async () => {
    const folder = await temporaryFolder();
    const json = path.join(folder, 'report.json');
    const cms = await createDemoCms({ store: smallStore({ posts: 3 }) });
    onTestFinished(cms.close);
    const where = ['--endpoint', cms.url, '--now', demoNow];
    const args = ['generate', ...where, '--out', path.join(folder, 'site')];
    const { exitCode, stdout } = await spawnBoardwalk([...args, '--json', json]);
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
    expect(report.pages.event).toBe(5);
    expect(report.requests.count).toBeGreaterThan(5);
  });
});
