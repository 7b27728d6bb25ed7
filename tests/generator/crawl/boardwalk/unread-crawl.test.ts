import { describe, expect, it } from 'vitest';
import type { KnownPlugin, SavedCrawl } from '../../../../generator/content/saved/saved-crawl.ts';
import type { PluginState } from '../../../../generator/crawl/boardwalk/ask-state.ts';
import { isStillSo, unreadCrawl } from '../../../../generator/crawl/boardwalk/unread-crawl.ts';
import { stampState } from '../../../../generator/crawl/crawl-keys.ts';
import { createClient } from '../../../../generator/graphql/client.ts';
import { savedCrawl, savedPost } from '../../content/saved/saved.ts';

const client = createClient('default', { endpoint: 'https://cms.pier.example/graphql' });
const readAt = '2026-06-01T12:00:00.000Z';
const plugin: KnownPlugin = {
  ...{
    stamp: 'a stamp',
    plugins: ['one 1'],
    unknown: [],
    asked: '',
    hosts: [''],
    problems: [],
    mediaVersions: {},
  },
  skipped: { gone: 0, unpublished: 0, protected: 0, scheduled: 0 },
  mediaReadAt: readAt,
};
const state: PluginState = {
  ...{ version: '1', stamp: 'a stamp', isSure: true, plugins: ['one 1'], nextChange: null, index: null },
};

function known(changes: Partial<KnownPlugin> = {}, posts = [savedPost(1)]): SavedCrawl {
  return { ...savedCrawl(posts), plugin: { ...plugin, ...changes } };
}

const edited = savedPost(1);
const soonAfter = new Date(Date.parse(edited.entry.modified) + 30_000).toISOString();

describe('a saved crawl', () => {
  it('holds unread while the plugin gives the same stamp, of the same plugins', () => {
    const unread = unreadCrawl(known(), client);
    if (unread === null) throw new Error('nothing is remembered');
    const rules = { fetchedAt: '2026-06-02T12:00:00.000Z', maxAgeMs: 48 * 3_600_000 };
    expect(isStillSo(unread, state, rules)).toBe(true);
    for (const other of [{ stamp: 'another' }, { isSure: false }, { plugins: ['one 2'] }, { plugins: [] }])
      expect(isStillSo(unread, { ...state, ...other }, rules), JSON.stringify(other)).toBe(false);
    // Too old, and a clock that was set back.
    for (const fetchedAt of ['2026-06-04T12:00:00.000Z', '2026-05-31T12:00:00.000Z'])
      expect(isStillSo(unread, state, { ...rules, fetchedAt }), fetchedAt).toBe(false);
  });

  it('is read again on another day where an entry shows others', () => {
    const day = '2026-06-01T23:00:00.000Z';
    const post = { ...savedPost(1), state: stampState('a stamp', { timeZone: 'UTC' }, day) };
    const unread = unreadCrawl(known({}, [post]), client);
    if (unread === null) throw new Error('nothing is remembered');
    expect(isStillSo(unread, state, { fetchedAt: day })).toBe(true);
    expect(isStillSo(unread, state, { fetchedAt: '2026-06-02T00:30:00.000Z' })).toBe(false);
  });

  it.each<readonly [string, SavedCrawl]>([
    ['without the plugin', savedCrawl([savedPost(1)])],
    ['without a stamp', known({ stamp: '' })],
    ['with a scheduled entry', known({ skipped: { ...plugin.skipped, scheduled: 1 } })],
    [
      'with an entry that was edited about the time at which it was read',
      known({}, [{ ...edited, fetchedAt: soonAfter }]),
    ],
  ])('is read in each build %s', (_, saved) => expect(unreadCrawl(saved, client)).toBeNull());
});
