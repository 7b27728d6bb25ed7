import { describe, expect, it } from 'vitest';
import { readUntilStill } from '../../../generator/crawl/read-until-still.ts';
import { createClient } from '../../../generator/graphql/client.ts';
import { withDeadline } from '../../../generator/graphql/with-deadline.ts';
import { startServer } from '../http/loopback.ts';

describe('a crawl with a deadline', () => {
  it('ends what is under way, what waits, and what is asked for later (faults 11)', async () => {
    const { endpoint, host, seen } = await startServer(() => null);
    const client = withDeadline(createClient('default', { endpoint, options: { concurrency: 1 } }), 1_000);
    const late = {
      name: 'BuildError',
      kind: 'source',
      message: `The crawl of ${host} did not end within 1 s`,
    };
    const asked = [
      client.request('{ a }'),
      client.rawRequest('{ b }'),
      client.batch([{ document: '{ c }' }]),
    ];
    for (const result of await Promise.allSettled(asked))
      expect(result).toMatchObject({ status: 'rejected', reason: late });
    await expect(client.request('{ d }')).rejects.toMatchObject(late);
    expect(seen).toHaveLength(1);
  });

  it('ends during a pause that the CMS asked for', async () => {
    const { endpoint } = await startServer(() => ({
      status: 429,
      headers: { 'retry-after': '20' },
      body: {},
    }));
    const client = withDeadline(createClient('default', { endpoint }), 80);
    await expect(client.request('{ a }')).rejects.toMatchObject({ name: 'BuildError', kind: 'source' });
  });

  it('lets all through in time, and a caller call off its own', async () => {
    const { endpoint } = await startServer(({ body }) =>
      body.includes('never') ? null : { body: { data: { a: 1 } } },
    );
    const client = withDeadline(createClient('default', { endpoint }), 60_000);
    expect(await client.request('{ a }')).toEqual({ a: 1 });
    const controller = new AbortController();
    const asked = client.request('{ never }', {}, { signal: controller.signal });
    controller.abort(new Error('superseded'));
    await expect(asked).rejects.toThrow('superseded');
  });
});

describe('content that changes while it is read', () => {
  const states =
    (...seen: string[]) =>
    async () =>
      seen.shift() ?? '';

  it('is read once where it stays', async () => {
    const passes: unknown[] = [];
    const read = async (seen: string, before: string | undefined) => {
      passes.push([seen, before]);
      return 'content';
    };
    expect(await readUntilStill({ look: states('a', 'a'), read })).toBe('content');
    expect(passes).toEqual([['a', undefined]]);
  });

  it('is read again, given what was read before, until it stays (faults 26)', async () => {
    const read = async (seen: string, before: string | undefined) => `${before ?? 'nothing'}, ${seen}`;
    expect(await readUntilStill({ look: states('a', 'b', 'b'), read })).toBe('nothing, a, b');
  });

  it('is given up after three passes (faults 26)', async () => {
    let passes = 0;
    const read = async () => ++passes;
    await expect(readUntilStill({ look: states('a', 'b', 'c', 'd'), read })).rejects.toMatchObject({
      kind: 'content',
      message: expect.stringContaining('The content keeps changing'),
    });
    expect(passes).toBe(3);
  });
});
