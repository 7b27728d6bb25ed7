import { readdir, realpath, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { serveSite } from '../../bin/commands/serve.ts';
import { readConfig } from '../../bin/read-config.ts';
import { describeFailure } from '../../bin/report/failure.ts';
import { demoNow } from '../../demo/clock.ts';
import { sampleOf } from '../support/depth.ts';
import { hashFiles } from '../support/hash-files.ts';
import { projectRoot } from '../support/project-root.ts';
import { publish } from '../support/publish.ts';
import { startBoardwalk } from '../support/start-boardwalk.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { until } from '../support/until.ts';
import { forwardAll } from './support/fault-proxy.ts';
import { openFaultSite } from './support/fault-site.ts';
import { answerWith, on, rewrite } from './support/faults.ts';

const site = openFaultSite();

describe('a build', () => {
  it('that is interrupted twice ends at once, and the next one leaves nothing of it (faults 96)', async () => {
    const title = rewrite((text) => text.replace(site.cms.store.settings.title, 'Another Pier'));
    site.proxy.inject(on('Settings', title));
    const out = path.join(site.parent, 'site');
    const where = ['--endpoint', site.proxy.endpoint, '--now', demoNow, '--out', out];
    const build = startBoardwalk(['generate', '--quiet', ...where]);
    const isWriting = async () =>
      (await readdir(site.parent)).some((name) => name.startsWith('.site.staging-'));
    await Promise.race([until(isWriting), build.ended]);
    build.kill('SIGINT');
    build.kill('SIGINT');
    // The second one may come before the first is handled, during the clean-up, or after that.
    expect(['SIGINT', 130]).toContain((await build.ended).end);
    expect(await hashFiles(out)).toEqual(site.clean);
    await site.expectBuild(forwardAll, { exitCode: 0 });
  });

  it('whose output nobody reads goes on to its end, and keeps its exit code (faults 113)', async () => {
    await site.expectRun(forwardAll, { exitCode: 0 }, { isUnread: true });
    await site.expectRun(answerWith(401), { exitCode: 3 }, { isUnread: true });
  });

  it('prints no colours where there is no terminal, and of a thousand warnings the first (faults 113)', async () => {
    const { menuItems } = site.cms.store;
    const unsafe = { location: 'PRIMARY', parentId: 0, target: '' } as const;
    const url = 'javascript:alert(1)';
    site.cms.store.menuItems = [
      ...menuItems,
      ...Array.from({ length: 1000 }, (_, index) => ({
        ...unsafe,
        id: 100_000 + index,
        order: 100 + index,
        label: `Item ${index}`,
        leadsTo: { url },
      })),
    ];
    const { stdout, report } = await site.expectRun(forwardAll, { exitCode: 0 }, { env: { NO_COLOR: '1' } });
    site.cms.store.menuItems = menuItems;
    expect(stdout).not.toContain('\u001b');
    expect(report?.warnings.length).toBeGreaterThan(1000);
    expect(stdout.split('\n').length).toBeLessThan(120);
  });
});

describe('a visitor', () => {
  it('of a served site meets whole files of one build or the next, while builds follow each other (faults 105)', async () => {
    const root = await realpath(await temporaryFolder());
    const outDir = path.join(root, 'dist');
    const publishVersion = (letter: string) => {
      const contents = letter.repeat(100_000);
      const page = { path: 'index.html', class: 'page', contents } as const;
      return publish({ files: [page, { path: '_assets/a.png', class: 'asset', contents }], outDir, root });
    };
    await publishVersion('a');
    const server = await serveSite({ dir: outDir, port: 0 });
    onTestFinished(server.close);
    let isDone = false;
    const visit = async (at: string): Promise<Set<string>> => {
      const seen = new Set<string>();
      while (!isDone) {
        const answer = await fetch(server.url + at);
        const text = await answer.text();
        seen.add(`${answer.status} ${text === 'a'.repeat(100_000) || text === 'b'.repeat(100_000)}`);
      }
      return seen;
    };
    const visits = Promise.all(['/', '/_assets/a.png'].map(visit));
    for (let count = 0; count < 40; count += 1) await publishVersion(count % 2 === 0 ? 'b' : 'a');
    isDone = true;
    expect(await visits).toEqual([new Set(['200 true']), new Set(['200 true'])]);
  });
});

describe('the clock of the machine', () => {
  const clocks: readonly [moves: string, byMs: number, zone: string][] = [
    ['goes back by twenty minutes', -20 * 60_000, 'UTC'],
    ['goes forward by a year', 365 * 24 * 3_600_000, 'America/New_York'],
    ['enters daylight saving time', 3_600_000, 'Australia/Lord_Howe'],
  ];

  it.each(sampleOf(clocks, 1))(
    '%s during a build, and no byte differs (faults 106)',
    async (_, byMs, zone) => {
      const file = path.join(site.folder, 'clock.mjs');
      await writeFile(file, movingClock(byMs));
      const env = { NODE_OPTIONS: `--import file://${file}`, TZ: zone };
      const { report } = await site.expectRun(forwardAll, { exitCode: 0 }, { env, isFresh: false });
      const durations = Object.values(report?.stages ?? {});
      expect(durations.length).toBeGreaterThan(3);
      expect(Math.min(...durations)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...durations)).toBeLessThan(3_600_000);
    },
  );
});

/** A module after which the clock is moved once it has been looked at some times: the process's, not the machine's. */
function movingClock(byMs: number): string {
  return `
    const machine = Date.now;
    let looks = 0;
    const now = () => machine() + ((looks += 1) > 30 ? ${byMs} : 0);
    globalThis.Date = new Proxy(Date, {
      construct: (target, parts, called) => Reflect.construct(target, parts.length === 0 ? [now()] : parts, called),
      get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
    });
  `;
}

describe('settings that cannot be used', () => {
  const address = "siteUrl: 'https://www.pier.example'";

  it.each([
    ['are missing', null, 'config file not found'],
    ['have a wrong type', `export default { ${address}, concurrency: 'many' }`, '"concurrency"'],
    ['have an unknown key', `export default { ${address}, menus: { top: 1 } }`, '"menus.top"'],
    ['are no JavaScript', `export default {\n${address},,}`, 'site.config.ts:2:'],
    [
      'need a variable that is not set',
      `const { CMS_TOKEN } = process.env; if (!CMS_TOKEN) throw new Error('CMS_TOKEN is not set');`,
      'CMS_TOKEN is not set',
    ],
    [
      'hold a secret in an address',
      `export default { ${address}, endpoint: 'https://editor:hunter2@cms.example/graphql' }`,
      '"endpoint"',
    ],
  ])('%s: that ends the command with 2, and is named (faults 114)', async (_, settings, says) => {
    const file = path.join(await temporaryFolder(), 'site.config.ts');
    if (settings !== null) await writeFile(file, settings);
    const read = readConfig({ configFile: file, flags: {}, root: projectRoot });
    const { exitCode, lines } = describeFailure(await read.catch((error: unknown) => error));
    const text = lines.join('\n');
    expect(exitCode, text).toBe(2);
    expect(text).toContain('site.config.ts');
    expect(text).toContain(says);
    expect(text).not.toMatch(/hunter2|^\s+at .+:\d+/m);
  });
});
