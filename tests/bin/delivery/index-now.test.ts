import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { tellIndexNow } from '../../../bin/delivery/tell-index-now.ts';
import { demoNow } from '../../../demo/clock.ts';
import { createDemoCms } from '../../../demo/demo-cms.ts';
import { deleteEntry, editEntry } from '../../../demo/edits.ts';
import { smallStore } from '../../support/random-edits.ts';
import { type AnswerReport, answerWith, openReportReceiver } from '../../support/report-receiver.ts';
import { runBoardwalk } from '../../support/run-boardwalk.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const key = 'b0a7-d0c4-4a1f';
const siteUrl = 'https://www.pier.example';
const accepted: AnswerReport = answerWith(202, '');

it('tells which pages a sync has published and removed, and no others', async () => {
  const store = smallStore({ posts: 3 });
  const cms = await createDemoCms({ store });
  onTestFinished(cms.close);
  const engine = await openReportReceiver(accepted);
  const folder = await temporaryFolder();
  const [config, out] = [path.join(folder, 'site.config.mjs'), path.join(folder, 'dist')];
  const indexNow = { key, endpoint: engine.url };
  await writeFile(config, `export default ${JSON.stringify({ siteUrl, indexNow })};`);
  const generate = ['generate', '--endpoint', cms.url, '--now', demoNow, '--config', config, '--out', out];
  const publish = async (...args: readonly string[]) => {
    expect((await runBoardwalk(generate)).exitCode).toBe(0);
    const to = ['--config', config, '--out', out, ...args];
    const { exitCode, stderr } = await runBoardwalk(['sync', path.join(folder, 'live'), ...to]);
    expect(exitCode, stderr).toBe(0);
  };

  await publish();
  expect(await readFile(path.join(folder, 'live', `${key}.txt`), 'utf8')).toBe(key);
  const [first] = engine.received;
  expect(first?.body).toMatchObject({ host: 'www.pier.example', key, keyLocation: `${siteUrl}/${key}.txt` });
  expect(first?.body.urlList).toEqual(expect.arrayContaining([`${siteUrl}/`, `${siteUrl}/visit/`]));
  expect(String(first?.body.urlList)).not.toMatch(/404|search|thanks|_boardwalk|\.(xml|json|ics|txt)/);

  await publish();
  expect(engine.received).toHaveLength(1);

  const [edited, gone] = store.entries.filter(({ kind }) => kind === 'artwork');
  if (edited === undefined || gone === undefined) throw new Error('the demo has two works of art');
  editEntry(store, edited.id, { title: 'A title of today' });
  deleteEntry(store, gone.id);
  await publish('--dry-run');
  expect(engine.received).toHaveLength(1);
  await publish();
  const told = engine.received[1]?.body.urlList;
  expect(told).toEqual(
    expect.arrayContaining([
      `${siteUrl}/art/${edited.slug}/`,
      `${siteUrl}/art/${gone.slug}/`,
      `${siteUrl}/art/`,
    ]),
  );
  expect(told).not.toContain(`${siteUrl}/contact/`);
});

it('sends at most ten thousand addresses at once, percent-encoded', async () => {
  const engine = await openReportReceiver(accepted);
  const changed = Array.from({ length: 10_001 }, (_, index) => `event/größe-${index}/index.html`);
  expect(await tellIndexNow({ siteUrl, indexNow: { key, endpoint: engine.url }, changed })).toBeNull();
  const lists = engine.received.map(({ body }) => body.urlList as readonly string[]);
  expect(lists.map(({ length }) => length)).toEqual([10_000, 1]);
  expect(lists[1]).toEqual([`${siteUrl}/event/gr%C3%B6%C3%9Fe-10000/`]);
});

it.each([
  [403, 'the key is not that of the site (403)', 1],
  [422, 'not those of the host', 1],
  [503, 'the status 503', 3],
])(
  'says what is wrong where the answer is %i, and tries again what may pass',
  async (status, reason, attempts) => {
    const engine = await openReportReceiver(answerWith(status));
    const site = { siteUrl, indexNow: { key, endpoint: engine.url }, changed: ['index.html'] };
    const problem = await tellIndexNow(site, () => 1);
    expect(problem?.message).toContain('not told of 1 changed');
    expect(problem?.message).toContain(reason);
    expect(problem?.hint).toContain(`The site is published`);
    expect(engine.received).toHaveLength(attempts);
  },
);
