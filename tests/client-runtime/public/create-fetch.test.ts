import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFetch } from '../../../client-runtime/public/create-fetch.ts';

/** A fetch that ends after some milliseconds, and all that it told. */
function start(takesMs: number, error?: Error) {
  const told: (string | unknown[])[] = [];
  const started = Date.now();
  let requests = 0;
  const load = async (): Promise<void> => {
    requests += 1;
    await new Promise((resolve) => setTimeout(resolve, takesMs));
    if (error) throw error;
  };
  const fetchIt = createFetch(load, (state) => {
    told.push([Date.now() - started, state.status, ...(state.status === 'failed' ? [state.error] : [])]);
  });
  return { told, fetchIt, requests: () => requests };
}

describe('createFetch', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  for (const [takesMs, endsMs] of [
    [20, 200],
    [200, 200],
    [350, 350],
  ] as const) {
    it(`is pending until ${endsMs} ms have passed when the fetch takes ${takesMs} ms (behaviours 76)`, async () => {
      const { told, fetchIt } = start(takesMs);
      fetchIt();
      await vi.runAllTimersAsync();
      expect(told).toEqual([
        [0, 'pending'],
        [endsMs, 'done'],
      ]);
    });
  }

  it('is pending until 200 ms have passed when the fetch fails after 20 ms, and tells why (behaviours 76)', async () => {
    const error = new Error('offline');
    const { told, fetchIt } = start(20, error);
    fetchIt();
    await vi.runAllTimersAsync();
    expect(told).toEqual([
      [0, 'pending'],
      [200, 'failed', error],
    ]);
  });

  it('gives the same promise and asks once while it is pending, and asks again after (behaviours 77)', async () => {
    const { told, fetchIt, requests } = start(20);
    const first = fetchIt();
    expect(fetchIt()).toBe(first);
    await vi.runAllTimersAsync();
    expect(requests()).toBe(1);
    fetchIt();
    await vi.runAllTimersAsync();
    expect(requests()).toBe(2);
    expect(told).toHaveLength(4);
  });
});
