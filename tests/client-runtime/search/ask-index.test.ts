import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addressChange as runtimesEvent } from '../../../client-runtime/visits/address-change.ts';

const nothing = { fillers: [], days: [], answers: [], until: [`until-${new Date().getFullYear()}-1`] };
const until = `/_assets/search/${nothing.until[0]}.json`;

const row = [5, 0, 'Quay', '/news/p/quay/', '', '', ''];

/** Answers by address; a function is asked each time. */
let host: Record<string, unknown>;
let asked: string[];

beforeEach(() => {
  vi.resetModules();
  asked = [];
  host = {
    '/_boardwalk/search.json': {
      language: 'en-US',
      count: 1,
      kinds: ['News'],
      ...nothing,
      shards: ['q-1'],
      rows: ['rows-5-1'],
    },
    '/_assets/search/q-1.json': { quay: [5 * 32 + 9] },
    '/_assets/search/rows-5-1.json': [row],
    [until]: [],
  };
  vi.stubGlobal('fetch', async (address: string, { cache }: RequestInit) => {
    asked.push(cache === 'reload' ? `${address} again` : address);
    const found = host[address];
    if (found instanceof Error) throw found;
    return { ok: found !== undefined, status: found === undefined ? 404 : 200, json: async () => found };
  });
});

afterEach(() => vi.unstubAllGlobals());

const open = async () => (await import('../../../client-runtime/search/ask-index.ts')).askIndex;

describe('asking the index', () => {
  it('loads each file once, and order and rows only of what is shown', async () => {
    const askIndex = await open();
    expect(await askIndex(['quay'], 0)).toMatchObject({ count: 1, rows: [] });
    expect(asked).toEqual(['/_boardwalk/search.json', '/_assets/search/q-1.json']);
    expect(await askIndex(['quay'], 5)).toMatchObject({ count: 1, rows: [row] });
    await askIndex(['qu'], 5);
    expect(asked.slice(2)).toEqual([until, '/_assets/search/rows-5-1.json']);
  });

  it('takes the new directory after a deploy, when a file of the old one is missing', async () => {
    const askIndex = await open();
    await askIndex(['quay'], 0);
    host = {
      '/_boardwalk/search.json': {
        language: 'en-US',
        count: 1,
        kinds: ['News'],
        ...nothing,
        ...nothing,
        shards: ['q-2'],
        rows: ['rows-5-2'],
      },
      '/_assets/search/q-2.json': { quay: [5 * 32 + 9] },
      [until]: [],
      '/_assets/search/rows-5-2.json': [row],
    };
    expect(await askIndex(['quay'], 5)).toMatchObject({ rows: [row] });
    expect(asked).toContain('/_boardwalk/search.json again');
  });

  it('gives up after one more try, and tries again with the next words', async () => {
    const askIndex = await open();
    const shard = host['/_assets/search/q-1.json'];
    delete host['/_assets/search/q-1.json'];
    await expect(askIndex(['quay'], 5)).rejects.toThrow('/_assets/search/q-1.json');
    expect(asked.filter((address) => address.includes('search.json'))).toHaveLength(2);
    host['/_assets/search/q-1.json'] = shard;
    expect(await askIndex(['quay'], 5)).toMatchObject({ rows: [row] });
  });

  it('rejects at once without a network', async () => {
    const askIndex = await open();
    host['/_boardwalk/search.json'] = new TypeError('Failed to fetch');
    await expect(askIndex(['quay'], 5)).rejects.toThrow('Failed to fetch');
    expect(asked).toHaveLength(1);
  });
});

describe('the words in the address', () => {
  it('follow the event of the runtime, whose name is written twice', async () => {
    const listeners: string[] = [];
    vi.stubGlobal('addEventListener', (type: string) => listeners.push(type));
    const { onWords } = await import('../../../client-runtime/search/words-in-address.ts');
    onWords({ isConnected: true } as Element, () => undefined);
    expect(listeners).toEqual([runtimesEvent]);
  });
});
