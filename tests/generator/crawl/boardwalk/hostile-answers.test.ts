import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createDemoCms } from '../../../../demo/demo-cms.ts';
import { createStore } from '../../../../demo/store.ts';
import type { SavedCrawl } from '../../../../generator/content/saved/saved-crawl.ts';
import { smallStore } from '../../../support/random-edits.ts';
import { contentText, crawlDemo, type DemoCrawl, startDemo } from '../../crawl-demo.ts';
import { startServer } from '../../http/loopback.ts';

const plugins = { seo: true, boardwalk: true };
const fetchedAt = '2026-06-20T14:00:00Z';

type Boardwalk = {
  [Field in 'stamp' | 'plugins' | 'nextChange' | 'index' | 'settings' | 'redirects']?: unknown;
};

/** Crawls of the small pier: the whole result without the plugin, the saved content with it. */
let whole: DemoCrawl;
let saved: SavedCrawl;

beforeAll(async () => {
  const [plain, extended] = await Promise.all([
    createDemoCms({ store: smallStore({ posts: 3 }) }),
    createDemoCms({ plugins, store: smallStore({ posts: 3 }) }),
  ]);
  whole = await crawlDemo(plain.url, { fetchedAt });
  ({ saved } = await crawlDemo(extended.url, { fetchedAt }));
  await Promise.all([plain.close(), extended.close()]);
});

/** A demo with the plugin, whose answers `change` may damage. */
async function startDamaged(
  change: (boardwalk: Boardwalk, operation: string) => unknown,
  store = smallStore({ posts: 3 }),
): Promise<string> {
  const cms = await createDemoCms({ plugins, store });
  onTestFinished(cms.close);
  const { endpoint } = await startServer(async ({ body }) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(cms.url, { method: 'POST', headers, body });
    const value = JSON.parse(await answer.text());
    for (const [key, part] of Object.entries(value.data ?? {}))
      if (/^(q\d+_)?boardwalk$/.test(key))
        value.data[key] = change(Object(part), JSON.parse(body).operationName) ?? part;
    return { body: value };
  });
  return endpoint;
}

/** Damages the lists of the index. */
const lists =
  (damage: (lists: Record<string, Record<string, unknown>[]>) => unknown) =>
  (boardwalk: Boardwalk): void => {
    if (typeof boardwalk.index !== 'string') return;
    const value = JSON.parse(boardwalk.index);
    boardwalk.index = JSON.stringify(damage(value) ?? value);
  };

/** Sets fields of the answer. */
const setting = (values: Boardwalk) => (boardwalk: Boardwalk) => void Object.assign(boardwalk, values);

const damages: readonly [string, (boardwalk: Boardwalk) => unknown, RegExp | null][] = [
  ['an index that is not JSON', setting({ index: '{"post":[' }), /not JSON/],
  ['an index that is null', setting({ index: null }), /is missing/],
  ['an index that is a list', lists(() => []), /not JSON/],
  ['a kind that is not a list', lists((all) => ({ ...all, post: {} })), /"post" lacks/],
  ['a row without its id', lists(({ event }) => void delete event?.[0]?.databaseId), /"event" lacks/],
  ['a row without its status', lists(({ page }) => void delete page?.[3]?.status), /"page" lacks/],
  ['a row without its password', lists(({ post }) => void delete post?.[1]?.hasPassword), /"post" lacks/],
  ['an id as text', lists(({ post }) => void Object.assign(post?.[1] ?? {}, { databaseId: '12' })), /"post"/],
  ['an id that is there twice', lists(({ post }) => void post?.push({ ...post[0] })), /appears twice/],
  ['an id in two kinds', lists(({ post, page }) => void post?.push({ ...page?.[0] })), /appears twice/],
  ['media without versions', lists(({ media }) => void delete media?.[0]?.version), /list of media/],
  ['no media', lists((all) => void delete all.media), /list of media/],
  ['a kind that it does not list', lists((all) => void delete all.experience), null],
  ['an empty stamp', setting({ stamp: ' ' }), null],
  ['a stamp that is a number', setting({ stamp: 7 }), null],
  ['an answer without fields', () => ({}), null],
];

describe('a damaged answer of the plugin', () => {
  it.each(damages)('%s leads to the lists, and loses no page (faults 172)', async (_, damage, reason) => {
    const endpoint = await startDamaged(damage);
    const { plugin } = saved;
    const older = { ...saved, ...(plugin && { plugin: { ...plugin, stamp: 'older' } }) };
    for (const options of [{}, { saved: older }]) {
      const { content, warnings, operations } = await crawlDemo(endpoint, { fetchedAt, ...options });
      expect(contentText(content)).toBe(contentText(whole.content));
      expect(operations).toContain('NewestEdits');
      const told = warnings.filter(({ message }) => message.includes('Boardwalk'));
      expect(told.map(({ message }) => message)).toEqual(reason ? [expect.stringMatching(reason)] : []);
    }
  });

  it('that says nothing has changed, and gives no index, is asked again', async () => {
    const endpoint = await startDamaged(setting({ index: null, stamp: 'x' }));
    const { content, operations } = await crawlDemo(endpoint, { fetchedAt, saved });
    expect(operations).toContain('NewestEdits');
    expect(Object.values(content.entries).flat()).toHaveLength(Object.values(saved.entries).flat().length);
  });

  it('without its plugins asks again what the CMS knows', async () => {
    const endpoint = await startDamaged(setting({ plugins: null }));
    expect((await crawlDemo(endpoint, { fetchedAt, saved })).operations).toContain('Schema');
  });

  it('without a stamp at the end is an error (faults 173)', async () => {
    const endpoint = await startDamaged((boardwalk, operation) =>
      operation === 'BoardwalkStamp' ? { stamp: '' } : boardwalk,
    );
    await expect(crawlDemo(endpoint, { fetchedAt })).rejects.toThrow('The answer for the plugin Boardwalk');
  });

  it('with rows of entries that the CMS does not have is an error, not a site without them', async () => {
    const unknown = (row: object, place: number) => ({ ...row, databaseId: 9000 + place });
    const damage = lists((all) => ({ ...all, artwork: all.artwork?.map(unknown) }));
    const endpoint = await startDamaged(damage, createStore());
    await expect(crawlDemo(endpoint, { fetchedAt })).rejects.toThrow('are listed by the CMS, but missing');
  });

  it('with another kind of settings is an error, and with odd values skips them', async () => {
    const wrong = await startDamaged((boardwalk) => ({ ...boardwalk, settings: 'a pier' }));
    await expect(crawlDemo(wrong, { fetchedAt })).rejects.toThrow('The answer for the plugin Boardwalk');
    const good = { label: 'Good', url: 'https://social.example/pier' };
    const odd = await startDamaged((boardwalk) => ({
      ...boardwalk,
      nextChange: 'soon',
      settings: {
        ...{ name: 'The <b>Pier\u202e', email: 'nobody', directionsUrl: 'javascript:alert(1)' },
        ...{ latitude: 99, longitude: 1, hours: 'Monday 09:00–17:00\nTuesday: closed\nby arrangement' },
        social: [{ label: 'Evil', url: 'data:text/html,x' }, null, good],
        openingHours: {
          week: [
            { day: 1, opens: '09:00', closes: '17:00' },
            { day: 9, opens: '', closes: '' },
          ],
        },
        notice: { text: 'Storm', url: '/visit/', until: '2026-06-14T10:00:00' },
      },
      redirects: [{ kind: 'tide', databaseId: 1, slug: 'x', uri: '/x/' }, null, { kind: 'post' }],
    }));
    const { content, warnings, nextScheduled } = await crawlDemo(odd, { fetchedAt });
    expect(content.pier).toEqual({
      ...{ name: 'The <b>Pier', address: '', phone: '', email: '', directionsUrl: '', position: null },
      hours: [
        ['Monday', '09:00–17:00'],
        ['Tuesday', 'closed'],
        ['', 'by arrangement'],
      ].map(([days, hours]) => ({ days, hours })),
      ...{ openingHours: null, social: [good] },
      notice: {
        text: 'Storm',
        link: { ref: 'link', to: '/visit/', isInternal: true },
        until: '2026-06-14T10:00:00',
      },
    });
    expect(content.formerAddresses).toBeUndefined();
    expect(nextScheduled).toBeNull();
    expect(warnings.filter(({ field = '' }) => field.startsWith('boardwalk.settings'))).toHaveLength(4);
  });
});

describe('an answer to another question', () => {
  it('is refused, with what to do: something caches GraphQL', async () => {
    const endpoint = await startDamaged((boardwalk) => ({ ...boardwalk, echo: 'former' }));
    await expect(crawlDemo(endpoint, { fetchedAt })).rejects.toMatchObject({
      kind: 'source',
      message: expect.stringContaining('Something caches GraphQL'),
      problems: [expect.objectContaining({ hint: expect.stringContaining('Exclude the GraphQL endpoint') })],
    });
  });

  it('is not told from a new one by an older plugin, which reads the lists in each build', async () => {
    const store = smallStore({ posts: 3 });
    const cms = await startDemo({ plugins, store, lacks: ['Boardwalk.echo', 'Boardwalk.moment'] });
    const first = await crawlDemo(cms.url, { fetchedAt });
    const second = await crawlDemo(cms.url, { fetchedAt, saved: first.saved });
    expect(second.operations.length).toBeGreaterThan(1);
    expect(second.askedFor).toEqual([]);
    expect(contentText(second.content)).toBe(contentText(first.content));
  });
});
