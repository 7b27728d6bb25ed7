import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exitCodes } from '../../bin/exit-codes.ts';
import { demoSiteUrl } from '../../bin/read-config.ts';
import { demoNow } from '../../demo/clock.ts';
import { createDemoCms, type DemoCms } from '../../demo/demo-cms.ts';
import { cacheOf } from '../../tools/soak/cache-of.ts';
import { sampleOf } from '../support/depth.ts';
import { hashFiles } from '../support/hash-files.ts';
import { writeFiles } from '../support/make-project.ts';
import { projectRoot } from '../support/project-root.ts';
import { smallStore } from '../support/random-edits.ts';
import { faultsOfReport, parseJunit } from '../support/report-schema.ts';
import { runBoardwalk } from '../support/run-boardwalk.ts';
import { startSilentCms } from '../support/silent-cms.ts';
import { spawnBoardwalk } from '../support/spawn-boardwalk.ts';
import { startBoardwalk } from '../support/start-boardwalk.ts';
import { makeTemporaryFolder, removeFolder } from '../support/temporary-folder.ts';
import { until } from '../support/until.ts';

/** The settings of the demo, and middleware that refuses one page. */
const closingVisit = `
export default {
  siteUrl: 'https://www.halyardpier.example',
  middleware: {
    close: ({ path }) => {
      if (path === '/visit/') throw new Error('out of ink');
    },
  },
  everyPage: ['close'],
};
`;

/** One site for all codes: with any code but 0 it has to be as it was. */
describe('the exit code', () => {
  let folder = '';
  let out = '';
  let cms: DemoCms;
  let published: Readonly<Record<string, string>>;

  const argsOf = (args: readonly string[]) => [
    ...['generate', '--endpoint', cms.url, '--now', demoNow, '--out', out],
    ...args,
  ];
  const generate = (args: readonly string[] = [], env: Readonly<Record<string, string>> = {}) =>
    runBoardwalk(argsOf(args), env);
  /** The same as a process, whose exit code is what the command returns. */
  const spawnGenerate = (args: readonly string[]) => spawnBoardwalk(argsOf(args));

  /** The report files of the last run, checked with the schema. */
  const readReports = async () => {
    const report = JSON.parse(await readFile(path.join(folder, 'reports', 'report.json'), 'utf8'));
    expect(faultsOfReport(report)).toEqual([]);
    return { report, junit: parseJunit(await readFile(path.join(folder, 'reports', 'junit.xml'), 'utf8')) };
  };
  const reportFlags = () => [
    ...['--json', path.join(folder, 'reports', 'report.json')],
    ...['--junit', path.join(folder, 'reports', 'junit.xml')],
  ];

  beforeAll(async () => {
    folder = await makeTemporaryFolder();
    out = path.join(folder, 'publish', 'site');
    cms = await createDemoCms({ store: smallStore({ posts: 3 }) });
  });
  afterAll(async () => {
    await cms.close();
    await removeFolder(folder);
    await removeFolder(cacheOf(projectRoot, cms.url));
  });

  it('is 0 when the site is published; both reports are written and are as their schema says', async () => {
    const { exitCode, stderr, stdout } = await spawnGenerate(reportFlags());
    expect(exitCode, stderr).toBe(exitCodes.ok);
    expect(stdout).not.toContain('::');
    published = await hashFiles(out);
    const { report, junit } = await readReports();
    expect(report).toMatchObject({ outcome: 'published', problems: [] });
    expect(junit['@failures']).toBe(0);
  });

  it('is 1 when --verify finds a difference', async () => {
    const file = path.join(out, 'visit/index.html');
    const html = await readFile(file, 'utf8');
    await writeFile(file, `${html} `);
    const { exitCode, stderr } = await generate(['--verify']);
    await writeFile(file, html);
    expect(exitCode).toBe(exitCodes.bug);
    expect(stderr).toContain('visit/index.html is different');
  });

  const misused: readonly [what: string, args: readonly string[], named: string][] = [
    ['a report of a run that makes none', ['--verify', '--json', 'x.json'], '--json'],
    ['an unknown measure', ['--allow-loss', 'commas=4'], 'Measures: entries, titles'],
    ['an invalid number of entries', ['--allow-loss', 'all'], '--allow-loss'],
    [
      'a report that cannot be written',
      ['--junit', '/dev/null/junit.xml'],
      '--junit: the file /dev/null/junit.xml cannot be written',
    ],
  ];
  it.each(sampleOf(misused, 3))('is 2 for %s, which is named', async (_, args, named) => {
    const { exitCode, stderr } = await generate(args);
    expect(exitCode).toBe(exitCodes.usage);
    expect(stderr).toContain(named);
  });

  it('is 3 when the CMS cannot be reached, which is said once, and the site stays', async () => {
    const config = path.join(folder, 'one-more-attempt.config.mjs');
    const options = { retries: 1 };
    const settings = { siteUrl: demoSiteUrl, graphql: { clients: { default: { options } } } };
    await writeFile(config, `export default ${JSON.stringify(settings)};`);
    const { exitCode, stderr, stdout } = await spawnGenerate([
      ...['--config', config, '--endpoint', 'http://127.0.0.1:1/graphql'],
    ]);
    expect(exitCode).toBe(exitCodes.source);
    expect(stderr.match(/127\.0\.0\.1:1/g)).toHaveLength(1);
    expect(stderr + stdout).not.toMatch(/\n\s+at /);
    expect(await hashFiles(out)).toEqual(published);
  });

  it('is 4 when a check refuses the site: the terminal, both reports and the annotations say the same; --allow-loss publishes it', async () => {
    const { entries } = cms.store;
    cms.store.entries = entries.filter(({ kind }) => kind !== 'event');
    const { exitCode, stderr, stdout } = await generate(reportFlags(), { GITHUB_ACTIONS: 'true' });
    expect(exitCode).toBe(exitCodes.content);
    const message =
      '5 of 5 pages of the kind "event" are missing since the last build (such as 601, 602, 603)';
    expect(stderr).toContain(`Lost entries: 1 (check lostEntries)\n  • ${message}\n    → `);
    expect(stderr).toContain('--allow-loss entries=5');
    expect(stdout).toContain(`::error title=Boardwalk%3A Lost entries::${message}%0A`);
    const { report, junit } = await readReports();
    expect(report).toMatchObject({
      outcome: 'failed',
      failure: 'content',
      rebuilt: null,
      problems: [{ check: 'lostEntries', message }],
    });
    const [failed] = junit.testsuite.find((suite) => suite['@name'] === 'lostEntries')?.testcase ?? [];
    expect(failed?.failure?.['@message']).toBe(message);
    expect(await hashFiles(out)).toEqual(published);
    const allowed = await generate(['--allow-loss', 'pictures=40', '--allow-loss', '5']);
    expect(allowed.exitCode, allowed.stderr).toBe(exitCodes.ok);
    expect(allowed.stdout).toMatch(/Warnings .*lostEntries 1/);
    cms.store.entries = entries;
    published = await hashFiles(out);
  });

  it('is 5 when a page cannot be rendered', async () => {
    const config = path.join(folder, 'closing.config.mjs');
    await writeFile(config, closingVisit);
    const { exitCode, stderr } = await generate(['--config', config, ...reportFlags()]);
    expect(exitCode, stderr).toBe(exitCodes.render);
    expect(stderr).toContain('"/visit/"');
    const { report } = await readReports();
    expect(report.problems).toMatchObject([{ message: expect.stringContaining('out of ink') }]);
    expect(await hashFiles(out)).toEqual(published);
  });

  it('is 6 when the folder, which is named, has files that are not ours: they stay', async () => {
    const foreign = path.join(folder, 'foreign');
    await writeFiles(foreign, { 'thesis.txt': 'precious' });
    const { exitCode, stderr } = await generate(['--out', foreign]);
    expect(exitCode).toBe(exitCodes.output);
    expect(stderr).toContain(foreign);
    expect(await readdir(foreign)).toEqual(['thesis.txt']);
  });

  it('is 7 while another build writes the folder, 129, 130 and 143 for one that is told to end, which leaves nothing (faults 96)', async () => {
    const endpoint = await startSilentCms();
    for (const [signal, code] of [
      ['SIGINT', exitCodes.interrupted],
      ['SIGTERM', exitCodes.terminated],
      ['SIGHUP', exitCodes.hungUp],
    ] as const) {
      const other = startBoardwalk(['generate', '--endpoint', endpoint, '--out', out]);
      await until(async () => (await readdir(path.dirname(out))).includes('.site.lock'));
      if (signal === 'SIGINT')
        expect(await spawnGenerate(['--quiet'])).toMatchObject({ exitCode: exitCodes.locked, stdout: '' });
      other.kill(signal);
      const { end, stderr } = await other.ended;
      expect(end).toBe(code);
      expect(stderr).toContain(`${signal}: stopped`);
      expect(await readdir(path.dirname(out))).toEqual(['site']);
      expect(await hashFiles(out)).toEqual(published);
    }
  });

  it('is listed in the README, each with its meaning', async () => {
    const readme = await readFile(path.join(projectRoot, 'README.md'), 'utf8');
    const listed = [...readme.matchAll(/^\| ([\d, ]+) \| .+ \|$/gm)].flatMap(([, codes = '']) =>
      codes.split(', ').map(Number),
    );
    expect(listed).toEqual(Object.values(exitCodes));
  });
});
