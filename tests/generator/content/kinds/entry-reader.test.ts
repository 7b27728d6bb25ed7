import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { demoNow } from '../../../../demo/clock.ts';
import { createDemoCms } from '../../../../demo/demo-cms.ts';
import { addGeneratedPosts } from '../../../../demo/generated-posts.ts';
import { createStore } from '../../../../demo/store.ts';
import { openEntryReader } from '../../../../generator/content/kinds/entry-reader.ts';
import type { ReadingJob } from '../../../../generator/content/kinds/read-records.ts';
import { crawl } from '../../../../generator/crawl/crawl.ts';
import { createClient } from '../../../../generator/graphql/client.ts';
import { BuildError, type Problem } from '../../../../generator/problems/problem.ts';
import { hosts } from '../html/context.ts';

const { read: workerFile } = inject('workers');

const node = (databaseId: number, values: object = {}) => ({
  databaseId,
  slug: `post-${databaseId}`,
  uri: `/news/post-${databaseId}/`,
  title: `Post ${databaseId}`,
  dateGmt: '2026-05-01T10:00:00',
  html: '<p>Tide <em>tables</em></p></p><form><input name="q"></form>',
  ...values,
});

const jobOf = (nodes: ReadingJob['nodes']): ReadingJob<'post'> => ({
  kind: 'post',
  nodes,
  hosts,
  timeZone: 'UTC',
  fetchedAt: demoNow,
  state: 'calm',
});

const numbers = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);

function open(workers: string | undefined) {
  const reader = openEntryReader(workers, 1);
  onTestFinished(reader.close);
  return reader;
}

describe('a reader of entries', () => {
  /** Ten jobs of a hundred entries at once: more than one thread reads alone. */
  const readAll = (reader: ReturnType<typeof open>) =>
    Promise.all(
      numbers(0, 10).map((part) => reader.read(jobOf(numbers(part * 100 + 1, 100).map((id) => node(id))))),
    );

  it('gives the same records from threads as from here', async () => {
    const [here, there] = [open(undefined), open(workerFile)];
    const expected = await readAll(here);
    expect(expected.flatMap(({ records }) => records)).toHaveLength(1000);
    expect(expected[0]?.records[0]?.problems.length).toBeGreaterThan(0);
    expect(await readAll(there)).toEqual(expected);
    // Now the thread is there.
    expect(await there.read(jobOf([node(1)]))).toEqual(await here.read(jobOf([node(1)])));
  });

  it('reads in threads when there is much to read', async () => {
    const reader = open('/nowhere/worker.js');
    expect((await reader.read(jobOf([node(1)]))).records).toHaveLength(1);
    await expect(readAll(reader)).rejects.toThrow("Cannot find module '/nowhere/worker.js'");
  });

  it('gives what can be read beside one error for all that cannot, from threads as well', async () => {
    const [here, there] = [open(undefined), open(workerFile)];
    await readAll(there);
    const job = jobOf([node(1), node(2, { dateGmt: null }), node(3, { slug: 7 }), node(4)]);
    const expected = await here.read(job);
    expect(expected.records.map(({ entry }) => entry.id)).toEqual([1, 4]);
    expect(expected.failure?.problems.map(({ field }) => field)).toEqual(['dateGmt', 'slug']);
    const { records, failure } = await there.read(job);
    expect(records).toEqual(expected.records);
    expect(failure).toBeInstanceOf(BuildError);
    expect(failure?.message).toBe(expected.failure?.message);
    expect(failure?.problems).toEqual(expected.failure?.problems);
  });
});

describe('a crawl with reading threads', () => {
  it('gives the content and the warnings of one without', async () => {
    const store = createStore();
    // Threads are started after the first four hundred.
    addGeneratedPosts(store, 450);
    const cms = await createDemoCms({ store });
    onTestFinished(cms.close);
    const crawlWith = async (readWorker: string | undefined) => {
      const warnings: Problem[] = [];
      const { content, saved } = await crawl({
        client: createClient('default', { endpoint: cms.url }),
        now: demoNow,
        menus: { primary: 'PRIMARY', footer: 'FOOTER' },
        warn: (problem) => warnings.push(problem),
        readWorker,
      });
      return JSON.stringify({ content, saved, warnings: warnings.map((one) => JSON.stringify(one)).sort() });
    };
    expect((await crawlWith(workerFile)) === (await crawlWith(undefined))).toBe(true);
  });
});
