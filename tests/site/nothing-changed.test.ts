import { readFile, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import * as z from 'zod';
import { createDemoCms } from '../../demo/demo-cms.ts';
import { fileTimes } from '../support/file-times.ts';
import { listFiles } from '../support/list-files.ts';
import { projectRoot } from '../support/project-root.ts';
import { smallStore } from '../support/random-edits.ts';
import { runBoardwalk } from '../support/run-boardwalk.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const reportSchema = z.object({
  pages: z.record(z.string(), z.number()),
  files: z.number(),
  bytes: z.number(),
  warnings: z.array(z.unknown()),
  rebuilt: z.object({
    written: z.number(),
    rendered: z.number(),
    nextChange: z.object({ at: z.string(), why: z.string() }),
  }),
  stages: z.record(z.string(), z.number()),
});

async function startPier() {
  const cms = await createDemoCms({ store: smallStore() });
  onTestFinished(cms.close);
  const folder = await temporaryFolder();
  const out = path.join(folder, 'site');
  const run = (flags: readonly string[]) =>
    runBoardwalk([
      'generate',
      ...['--endpoint', cms.url, '--now', '2026-06-13T14:00:00Z', '--out', out],
      ...flags,
    ]);
  const report = async (...flags: readonly string[]) => {
    const file = path.join(folder, 'report.json');
    const { exitCode, stderr } = await run(['--json', file, ...flags]);
    expect(exitCode, stderr).toBe(0);
    return reportSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  };
  const { host } = new URL(cms.url);
  const cache = path.join(projectRoot, 'node_modules/.cache/boardwalk', encodeURIComponent(host));
  return { out, cache, run, report };
}

it('a second build makes no page and touches no file; --fresh makes them all', async () => {
  const { out, report } = await startPier();
  const first = await report();
  const before = await fileTimes(out);
  const second = await report();
  expect(second.rebuilt).toMatchObject({ written: 0, rendered: 0, nextChange: first.rebuilt.nextChange });
  const { pages, files, bytes, warnings } = first;
  expect(second).toMatchObject({ pages, files, bytes, warnings });
  expect(Object.keys(second.stages)).not.toContain('render');
  expect(Object.keys((await report('--fresh')).stages)).toContain('render');
  expect(await fileTimes(out)).toEqual(before);
});

it('a build that makes nothing reads nothing of what is remembered of the pages', async () => {
  const { cache, report } = await startPier();
  const { warnings } = await report();
  await writeFile(path.join(cache, 'pages.jsonl'), 'damaged');
  expect((await report()).warnings).toEqual(warnings);
  expect(JSON.stringify((await report('--fresh')).warnings)).toContain('cache is unreadable');
});

it('--verify trusts no memory: it finds a byte that was changed in secret', async () => {
  const { out, cache, run, report } = await startPier();
  await report();
  const file = path.join(out, 'visit/index.html');
  const { atime, mtime } = await stat(file);
  const bytes = await readFile(file);
  bytes[1000] = (bytes[1000] ?? 0) ^ 1;
  await writeFile(file, bytes);
  await utimes(file, atime, mtime);
  // A build goes by size and time, and sees nothing.
  expect(Object.keys((await report()).stages)).not.toContain('render');
  const cached = await listFiles(cache);
  const { exitCode, stderr } = await run(['--verify']);
  expect(exitCode).toBe(1);
  expect(stderr).toContain('visit/index.html is different');
  expect(await listFiles(cache)).toEqual(cached);
});
