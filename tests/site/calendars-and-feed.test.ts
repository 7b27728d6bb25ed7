import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { parseFeed } from '@rowanmanning/feed-parser';
import ICAL from 'ical.js';
import { describe, expect, inject, it } from 'vitest';
import { toGmt } from '../../demo/clock.ts';
import { cmsOrigin } from '../../demo/site-address.ts';
import { createStore } from '../../demo/store.ts';
import type { DemoEntry } from '../../demo/store-types.ts';

const siteUrl = 'https://www.halyardpier.example';
const store = createStore();
/** Before the title of an event that does not take place as planned. */
const words: Readonly<Record<string, string>> = {
  cancelled: 'Canceled: ',
  postponed: 'Postponed: ',
  'sold-out': 'Sold out: ',
};
const read = (file: string) => readFile(path.join(inject('demoSite'), file), 'utf8');

describe('the calendars of the demo site', () => {
  const events = ofKind('event');

  it('say of every event what its editor wrote, in a file of its own and in the one for all (faults 72)', async () => {
    const all = new Map(eventsIn(await read('event/calendar.ics')).map((event) => [urlOf(event), event]));
    expect(all.size).toBe(events.length);
    for (const entry of events.filter(({ eventDates }) => eventDates === null)) {
      const [own, ...others] = eventsIn(await read(`event/${entry.slug}/event.ics`));
      expect(others).toEqual([]);
      const url = `${siteUrl}/event/${encodeURIComponent(entry.slug)}/`;
      for (const event of [own, all.get(url)])
        expect(factsOf(event), entry.slug).toEqual(expected(entry, url));
    }
  });

  it('give every event an id of its own', async () => {
    const ids = eventsIn(await read('event/calendar.ics')).map((event) => event.getFirstPropertyValue('uid'));
    expect(new Set(ids).size).toBe(events.length);
  });

  it('say of an event with several dates its rule, in the local time of the pier', async () => {
    const [market, ...special] = eventsIn(await read('event/thursday-market/event.ics'));
    expect(market?.getFirstPropertyValue('rrule')?.toString()).toMatch(/^FREQ=WEEKLY.*BYDAY=TH/);
    expect(market?.getFirstPropertyValue('dtstart')?.toString()).toBe('2026-06-25T15:00:00');
    expect(special.map((event) => event.getFirstPropertyValue('summary'))).toEqual([
      'Thursday Market',
      'Canceled: Thursday Market',
      'Thursday Market',
    ]);
  });

  function expected(event: (typeof events)[number], url: string) {
    const { title, startDate, endDate, venue, excerpt, eventState } = event;
    const isWholeDays =
      startDate.endsWith('T00:00:00') && /T(00:00:00|23:59:\d\d)$/.test(endDate || startDate);
    const end = isWholeDays ? dayAfter(endDate || startDate) : endDate && `${toGmt(endDate)}Z`;
    return {
      summary: `${words[eventState] ?? ''}${title}`,
      start: isWholeDays ? startDate.slice(0, 10) : `${toGmt(startDate)}Z`,
      end: end || undefined,
      location: `${venue === '' ? '' : `${venue}, `}Halyard Pier, 1 Pier Road, Port Ellery, ME 04099`,
      description: excerpt,
      url,
    };
  }
});

describe('the feed of the demo site', () => {
  it('says of the newest twenty posts what their editors wrote (faults 71)', async () => {
    const feed = parseFeed(await read('news/feed.xml'));
    expect([feed.title, feed.url, feed.self]).toEqual([
      store.settings.title,
      `${siteUrl}/news/`,
      `${siteUrl}/news/feed.xml`,
    ]);
    const newest = ofKind('post')
      .toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0))
      .slice(0, 20);
    const names = new Map(store.categories.map(({ id, name }) => [id, name]));
    for (const [index, post] of newest.entries()) {
      const item = feed.items[index];
      expect(item?.title).toBe(post.title || post.slug);
      expect(item?.url).toBe(`${siteUrl}/news/p/${encodeURIComponent(post.slug)}/`);
      expect(item?.published?.toISOString()).toBe(`${toGmt(post.date)}.000Z`);
      expect(item?.updated?.toISOString()).toBe(`${toGmt(post.modified)}.000Z`);
      expect(item?.categories.map(({ term }) => term).sort()).toEqual(
        post.categoryIds.map((id) => names.get(id)).sort(),
      );
      expect(item?.description?.length, post.slug).toBeGreaterThan(9);
      // Addresses in it are those of this site.
      if (post.excerpt !== '' && !post.excerpt.includes(cmsOrigin))
        expect(item?.description).toBe(post.excerpt);
    }
    expect(feed.items).toHaveLength(20);
  });

  it('is there for each category, with the newest posts of its list, whole and with their pictures', async () => {
    const used = store.categories.filter(({ id }) =>
      ofKind('post').some((post) => isBelow(post.categoryIds, id)),
    );
    expect(used.length).toBeGreaterThan(5);
    for (const { id, slug, name } of used) {
      const feed = parseFeed(await read(`news/c/${slug}/feed.xml`));
      expect([feed.title, feed.url]).toEqual([
        `${store.settings.title}: ${name}`,
        `${siteUrl}/news/c/${slug}/`,
      ]);
      const newest = ofKind('post')
        .filter((post) => isBelow(post.categoryIds, id))
        .map((post) => post.date)
        .sort()
        .reverse()
        .slice(0, 20);
      expect(feed.items.map(({ published }) => published?.toISOString())).toEqual(
        newest.map((date) => `${toGmt(date)}.000Z`),
      );
      // Some posts of the demo have neither text nor picture.
      expect(feed.items.filter(({ content }) => (content ?? '').length < 100).length).toBeLessThan(4);
      for (const { content, media } of feed.items) {
        expect(content ?? '').not.toMatch(/(?:href|src)="(?!https:|mailto:|tel:)|<script|<style|class=/);
        for (const { url, length, mimeType } of media) {
          const file = await stat(path.join(inject('demoSite'), new URL(url).pathname));
          expect([length, mimeType]).toEqual([file.size, 'image/jpeg']);
        }
      }
    }
  });

  /** Returns true for a category, and for those above it. */
  function isBelow(ids: readonly number[], id: number): boolean {
    return ids.some((own) => {
      const parent = store.categories.find((category) => category.id === own)?.parentId ?? 0;
      return own === id || (parent !== 0 && isBelow([parent], id));
    });
  }
});

/** The published entries of a kind without a password. */
function ofKind<Kind extends DemoEntry['kind']>(kind: Kind): readonly Extract<DemoEntry, { kind: Kind }>[] {
  return store.entries.filter(
    (entry): entry is Extract<DemoEntry, { kind: Kind }> =>
      entry.kind === kind && entry.status === 'publish' && entry.password === '',
  );
}

type Component = InstanceType<typeof ICAL.Component>;

function eventsIn(calendar: string): readonly Component[] {
  return new ICAL.Component(ICAL.parse(calendar)).getAllSubcomponents('vevent');
}

function factsOf(event: Component | undefined) {
  const value = (name: string) => event?.getFirstPropertyValue(name) ?? undefined;
  return {
    summary: value('summary'),
    start: value('dtstart')?.toString(),
    end: value('dtend')?.toString(),
    location: value('location'),
    description: value('description'),
    url: value('url'),
  };
}

function urlOf(event: Component): string {
  return String(event.getFirstPropertyValue('url'));
}

/** A calendar's whole days end before the day that it names. */
function dayAfter(local: string): string {
  const day = new Date(`${local.slice(0, 10)}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}
