import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { addEntry, deleteEntry, editEntry } from '../../demo/edits.ts';
import type { DemoEntry, DemoStore } from '../../demo/store-types.ts';
import { crawlDemo, startDemo } from '../generator/crawl-demo.ts';
import { type Exchange, type Fault, forwardAll } from './support/fault-proxy.ts';
import { openFaultSite } from './support/fault-site.ts';

const site = openFaultSite();

/** The ids of entries that were asked for in full, and of those that were answered. */
function recordIds(inner: Fault): {
  readonly fault: Fault;
  readonly asked: number[];
  readonly arrived: number[];
} {
  const asked: number[] = [];
  const arrived: number[] = [];
  const fault: Fault = async (exchange) => {
    const ids = idsOf(exchange);
    asked.push(...ids);
    await inner({
      ...exchange,
      forward: async () => {
        await exchange.forward();
        arrived.push(...ids);
      },
    });
  };
  return { fault, asked, arrived };
}

function idsOf({ operation, variables }: Exchange): number[] {
  if (!operation.endsWith('Details') || operation === 'MediaDetails') return [];
  return Array.isArray(variables.ids) ? variables.ids.map(Number) : [];
}

describe('a crawl that fails', () => {
  it('leaves what arrived to the next run, which asks for the rest only and makes the same site (faults 3)', async () => {
    const all = recordIds(forwardAll);
    await site.expectBuild(all.fault, { exitCode: 0 });
    await rm(site.cache, { recursive: true });

    let answers = 0;
    const dying = recordIds(async (exchange) => {
      if (answers >= 3) return site.proxy.stop();
      await exchange.forward();
      if (idsOf(exchange).length > 0) answers += 1;
    });
    // One at a time: an answer has been read whole when the next request is sent, so none is cut off on its way.
    await site.expectBuild(
      dying.fault,
      { exitCode: 3, says: [site.proxy.host] },
      { isFresh: false, settings: { concurrency: 1 } },
    );
    expect(dying.arrived.length).toBeGreaterThan(0);
    await site.proxy.start();

    const rest = recordIds(forwardAll);
    await site.expectBuild(rest.fault, { exitCode: 0 }, { isFresh: false });
    expect(rest.asked.length).toBeLessThan(all.asked.length);
    expect([...rest.asked, ...dying.arrived].sort()).toEqual(all.asked.sort());
  });
});

describe('a crawl of content that is edited meanwhile', () => {
  const insert = (store: DemoStore): void => {
    addEntry(store, { ...copyOf(store, 'event'), slug: 'announced-just-now', title: 'Announced just now' });
  };

  it('reads the list again when an entry came while it was paged (faults 26)', async () => {
    const expected = await site.siteOf(insert);
    const before = structuredClone(site.cms.store);
    const editing: Fault = async ({ operation, earlier, forward }) => {
      await forward();
      if (operation === 'EventIndex' && earlier === 0) insert(site.cms.store);
    };
    const look = async () => void Object.assign(site.cms.store, before);
    await site.expectBuild(editing, { exitCode: 0, site: expected, look });
    expect(Object.keys(expected)).toContain('event/announced-just-now/index.html');
  });

  it('reads again when something was edited that no entry dates: menu, category, settings, a deletion (faults 26)', async () => {
    const change = (store: DemoStore): void => {
      // The one that was edited last would be missed.
      const [oldest] = publicOf(store, 'location').toSorted((a, b) => (a.modified < b.modified ? -1 : 1));
      deleteEntry(store, oldest?.id ?? 0);
      for (const item of store.menuItems.slice(-1)) item.label = 'Relabelled';
      for (const category of store.categories) category.name = `${category.name}, renamed`;
      store.settings.title = 'Another Pier';
    };
    const expected = await site.siteOf(change);
    const before = structuredClone(site.cms.store);
    const editing: Fault = async ({ operation, earlier, forward }) => {
      await forward();
      if (operation === 'MediaDetails' && earlier === 0) change(site.cms.store);
    };
    const look = async () => void Object.assign(site.cms.store, before);
    await site.expectBuild(editing, { exitCode: 0, site: expected, look });
  });

  it('gives up content that never stays as it is (faults 26)', async () => {
    const before = structuredClone(site.cms.store);
    let edits = 0;
    const importing: Fault = async ({ operation, forward }) => {
      if (operation === 'NewestEdits') {
        edits += 1;
        editEntry(site.cms.store, copyOf(site.cms.store, 'event').id, { title: `Edit ${edits}` });
      }
      await forward();
    };
    await site.expectBuild(importing, { exitCode: 4, says: ['content keeps changing', 'read 3 times'] });
    Object.assign(site.cms.store, before);
    expect(edits).toBe(4);
  });
});

describe('a crawl', () => {
  it('reads lists of 101, 200 and 201 entries whole (faults 27)', async () => {
    const sizes = { post: 101, event: 200, location: 201 };
    const store = structuredClone(site.cms.store);
    fill(store, sizes);
    const { content } = await crawlDemo((await startDemo({ store })).url);
    const { post, event, location } = content.entries;
    expect({ post: post.length, event: event.length, location: location.length }).toEqual(sizes);
  });

  it('names events with dates that cannot be, and bounds those that never end (faults 36, 37)', async () => {
    const dates: Readonly<Record<string, readonly [start: string, end: string]>> = {
      'no such day': ['2026-02-30T10:00:00', ''],
      'year 10000': ['10000-01-01T10:00:00', ''],
      'leap day': ['2028-02-29T10:00:00', '2028-02-29T12:00:00'],
      'in the gap of daylight saving': ['2027-03-14T02:30:00', '2027-03-14T04:00:00'],
      'ends first': ['2026-07-02T10:00:00', '2026-07-01T10:00:00'],
      'never ends': ['2026-07-02T10:00:00', '9999-12-31T10:00:00'],
      'to be announced': ['9999-12-31T00:00:00', ''],
      'some time': ['9999-12-01T10:00:00', '9999-12-24T12:00:00'],
      'last of the days': ['9999-12-31T23:59:59', '9999-12-31T23:59:59'],
      'the year 26': ['0026-06-13T10:00:00', ''],
    };
    const before = structuredClone(site.cms.store);
    for (const [title, [startDate, endDate]] of Object.entries(dates)) {
      const event = copyOf(site.cms.store, 'event');
      addEntry(site.cms.store, { ...event, slug: title.replaceAll(' ', '-'), title, startDate, endDate });
    }
    const look = async (folder: string) => {
      Object.assign(site.cms.store, before);
      // Each has its page, and is in the list or named.
      const slugs = Object.keys(dates).map((title) => title.replaceAll(' ', '-'));
      expect(await readdir(path.join(folder, 'event'))).toEqual(expect.arrayContaining(slugs));
    };
    const { report } = await site.expectBuild(forwardAll, { exitCode: 0, site: null, look });
    const told = report?.warnings.map(({ message, entry }) => `${entry?.title}: ${message}`).join('\n');
    expect(told).toMatch(/no such day: "2026-02-30T10:00:00" is not a date/);
    expect(told).toMatch(/year 10000: "10000-01-01T10:00:00" is not a date/);
    expect(told).toMatch(/ends first: The event ends before it starts/);
    expect(told).toMatch(/never ends: The event lasts more than 20 years/);
    for (const title of ['to be announced', 'some time', 'last of the days', 'the year 26'])
      expect(told).toMatch(new RegExp(`${title}: The event starts in the year (9999|26), probably`));
    expect(told).toMatch(/in the gap of daylight saving: .*2:30/);
    expect(told).not.toMatch(/leap day/);
  });
});

/** A public entry of a kind, to be added under another slug. */
function copyOf<K extends DemoEntry['kind']>(store: DemoStore, kind: K): Extract<DemoEntry, { kind: K }> {
  const [found] = publicOf(store, kind);
  if (found === undefined) throw new Error(`the demo has no ${kind}`);
  return structuredClone(found);
}

function publicOf<K extends DemoEntry['kind']>(
  store: DemoStore,
  kind: K,
): readonly Extract<DemoEntry, { kind: K }>[] {
  return store.entries.filter(
    (entry): entry is Extract<DemoEntry, { kind: K }> =>
      entry.kind === kind && entry.status === 'publish' && entry.password === '',
  );
}

/** Adds entries until there are so many public ones of each kind. */
function fill(store: DemoStore, sizes: Readonly<Partial<Record<DemoEntry['kind'], number>>>): void {
  for (const kind of ['post', 'event', 'location'] as const) {
    const known = publicOf(store, kind).length;
    for (let count = known; count < (sizes[kind] ?? 0); count += 1)
      addEntry(store, {
        ...copyOf(store, kind),
        slug: `${kind}-${count}`,
        title: `Further ${kind} ${count}`,
      });
  }
}
