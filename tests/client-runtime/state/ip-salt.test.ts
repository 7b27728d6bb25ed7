import { describe, expect, it, vi } from 'vitest';
import { createCache } from '../../../client-runtime/state/cache.ts';
import { readIpSalt } from '../../../client-runtime/state/ip-salt.ts';
import { serve } from '../../support/serve.ts';
import { makeStore } from './map-store.ts';

const hourMs = 3_600_000;

/** A look-up that answers with a body, and a cache with a clock. */
async function makeLookup(body: string, status = 200) {
  let asked = 0;
  let now = 0;
  const url = await serve((_, response) => {
    asked += 1;
    response.writeHead(status).end(body);
  });
  const store = makeStore();
  const cache = createCache(store, () => now);
  return {
    store,
    read: () => readIpSalt({ url, cache }),
    asked: () => asked,
    goTo: (moment: number) => {
      now = moment;
    },
  };
}

describe('readIpSalt', () => {
  it('makes a salt of the address, another for another, and stores no address', async () => {
    const here = await makeLookup('{"ip":"192.0.2.1"}');
    const there = await makeLookup('{"ip":"192.0.2.2"}');
    const salt = await here.read();
    expect(salt).not.toBe(await there.read());
    expect(here.store.getItem('popup-salt')).toContain(salt);
    expect(here.store.getItem('popup-salt')).not.toContain('192.0.2.1');
  });

  it('asks once in twelve hours', async () => {
    const { read, asked, goTo } = await makeLookup('{"ip":"192.0.2.1"}');
    const salt = await read();
    goTo(12 * hourMs);
    expect(await read()).toBe(salt);
    expect(asked()).toBe(1);
    goTo(12 * hourMs + 1);
    expect(await read()).toBe(salt);
    expect(asked()).toBe(2);
  });

  for (const [body, status] of [
    ['{"ip":"192.0.2.1"}', 500],
    ['<title>', 200],
    ['{}', 200],
    ['{"ip":""}', 200],
    ['null', 200],
  ] as const) {
    it(`rejects, and keeps nothing, when the answer is ${body} with status ${status}`, async () => {
      const { read, store } = await makeLookup(body, status);
      await expect(read()).rejects.toThrow();
      expect(store.getItem('popup-salt')).toBeNull();
    });
  }

  it('rejects when the answer takes longer than five seconds', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      expect(ms).toBe(5000);
      return AbortSignal.abort(new DOMException('too long', 'TimeoutError'));
    });
    const url = await serve(() => undefined);
    const cache = createCache(makeStore(), () => 0);
    await expect(readIpSalt({ url, cache })).rejects.toThrow('too long');
    timeout.mockRestore();
  });
});
