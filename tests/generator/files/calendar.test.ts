import * as fc from 'fast-check';
import ICAL from 'ical.js';
import ical, { escape as escapeText } from 'ical-generator';
import { describe, expect, it } from 'vitest';
import type { CalendarInput } from '../../../generator/files/calendar.ts';
import { calendar as files } from '../../../generator/files/calendar.ts';
import { foldLines } from '../../../generator/files/fold-lines.ts';
import type { CalendarEvent } from '../../../generator/files/write-event.ts';
import { withoutControls } from '../../../generator/util/without-controls.ts';
import { settings } from '../../properties/arbitraries.ts';
import { contentsOf } from '../../support/contents-of.ts';
import { countCases } from '../../support/count-cases.ts';

const site = {
  ...{ title: 'The Pier', language: 'en-US', siteUrl: 'https://pier.example', timeZone: 'America/New_York' },
  titled: (title: string, state: string | undefined) => (state === undefined ? title : `${state}: ${title}`),
  feeds: new Map<string, string>(),
};

const calendar = (input: CalendarInput) => [...files(input)];

describe('calendar', () => {
  it('writes one calendar and a file beside the page of each event', () => {
    const events = [event({ id: 1, path: '/event/b/' }), event({ id: 2, path: '/event/a/' })];
    const files = calendar({ ...site, events });
    expect(files.map((file) => file.path)).toEqual([
      'event/calendar.ics',
      ...['event/b/event.ics', 'event/b/reminder.ics'],
      ...['event/a/event.ics', 'event/a/reminder.ics'],
    ]);
    expect(contentsOf(files[0]).match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(contentsOf(files[1]).match(/BEGIN:VEVENT/g)).toHaveLength(1);
  });

  it.each([
    ['de', 'DE'],
    ['pt-BR', 'PT'],
  ])('names the language of the site: %s', (language, code) => {
    const [file] = calendar({ ...site, language, events: [] });
    expect(contentsOf(file)).toContain(`PRODID:-//pier.example//Events//${code}\r\n`);
  });

  it('says when, where and what, in utc, stamped by the last change', () => {
    expect(linesOf({ events: [event({})] })).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//pier.example//Events//EN',
      'NAME:The Pier',
      'X-WR-CALNAME:The Pier',
      'BEGIN:VEVENT',
      'UID:event-7@pier.example',
      'SEQUENCE:0',
      'DTSTAMP:20260501T080000Z',
      'DTSTART:20260613T230000Z',
      'DTEND:20260614T020000Z',
      'SUMMARY:Harbour lights',
      'LOCATION:Main deck',
      'DESCRIPTION:Boats with lanterns.',
      'URL;VALUE=URI:https://pier.example/event/harbour-lights/',
      'LAST-MODIFIED:20260501T080000Z',
      'END:VEVENT',
      'END:VCALENDAR',
    ]);
  });

  it('ends whole days on the day after the last one', () => {
    const lines = linesOf({ events: [event({ start: '2026-06-29', end: '2026-06-30' })] });
    expect(lines).toContain('DTSTART;VALUE=DATE:20260629');
    expect(lines).toContain('DTEND;VALUE=DATE:20260701');
  });

  it('takes one whole day, and a start without an end', () => {
    const { end: _, ...endless } = event({});
    expect(linesOf({ events: [{ ...endless, start: '2026-06-29' }] })).toContain('DTEND;VALUE=DATE:20260630');
    expect(linesOf({ events: [endless] }).filter((line) => line.startsWith('DTEND'))).toEqual([]);
  });

  it.each([
    ['line ends', 'One\nTWO:three\r\nEND:VEVENT\nBEGIN:VALARM'],
    ['commas and semicolons', 'a,b;c\\n\\,d\\'],
    ['control characters', 'a\u0007b', 'ab'],
    ['quotes and parameters', '"x";VALUE=DATE:20260101'],
    ['long lines of letters of several bytes', '🎆é灯台からの手紙 مرحبا '.repeat(30).trim()],
  ])('is read by a calendar as it was written: %s (faults 72)', (_name, text, written = text) => {
    const events = [event({ title: text, place: text, description: text })];
    const [file] = calendar({ ...site, title: text, events });
    const read = new ICAL.Component(ICAL.parse(contentsOf(file)));
    const [only, ...others] = read.getAllSubcomponents('vevent');
    const expected = written.replaceAll('\r\n', '\n');
    expect(others).toEqual([]);
    expect(contentsOf(file)).not.toContain('\u0007');
    for (const property of ['summary', 'location', 'description'])
      expect(only?.getFirstPropertyValue(property)).toBe(expected);
    expect(only?.getAllSubcomponents()).toEqual([]);
  });

  it('has every event once, whatever the texts are', () => {
    const texts = ['BEGIN:VEVENT', 'END:VCALENDAR', '\r\nEND:VCALENDAR\r\n', ''];
    const events = texts.map((title, index) => event({ id: index + 1, title, description: title }));
    const files = calendar({ ...site, title: 'END:VCALENDAR', events });
    const uidsIn = (file: (typeof files)[number] | undefined) =>
      new ICAL.Component(ICAL.parse(contentsOf(file)))
        .getAllSubcomponents('vevent')
        .map((one) => one.getFirstPropertyValue('uid'));
    expect(uidsIn(files[0])).toHaveLength(texts.length);
    const own = files.slice(1).filter(({ path }) => path.endsWith('event.ics'));
    expect(own.flatMap(uidsIn)).toEqual(uidsIn(files[0]));
  });

  it.each([
    ['the next ones of those to come', 0, 1],
    ['those to come, and the last ones that are over', 4_500, 3_001],
    ['the last ones that are over', 5_000, 3_001],
    ['the next ones, and none that is over', 1_000, 1_001],
  ])('has two thousand events, and a file for each of all: %s', (_, past, first) => {
    const events = Array.from({ length: 5_000 }, (_, index) => {
      const id = 1 + ((index * 7) % 5_000);
      const start = new Date(Date.UTC(2020, 0, id)).toISOString();
      return event({ id, path: `/event/${index}/`, isPast: id <= past, start });
    });
    const [all, ...own] = calendar({ ...site, events });
    const ids = [...contentsOf(all).matchAll(/UID:event-(\d+)@/g)].map(([, id]) => Number(id));
    expect(ids).toEqual(Array.from({ length: 2_000 }, (_, index) => first + index));
    expect(own.filter(({ path }) => path.endsWith('event.ics'))).toHaveLength(5_000);
  });

  it('gives the same bytes for the same events in any order', () => {
    const events = [event({ id: 3 }), event({ id: 1 }), event({ id: 2, start: '2026-01-01T00:00:00Z' })];
    const [first, ...own] = calendar({ ...site, events });
    const [same, ...reversed] = calendar({ ...site, events: events.toReversed() });
    expect(same).toEqual(first);
    const sorted = (files: typeof own) => files.map((file) => JSON.stringify(file)).sort();
    expect(sorted(reversed)).toEqual(sorted(own));
  });

  it.each([
    ['cancelled', 'CANCELLED'],
    ['postponed', 'TENTATIVE'],
    ['sold-out', undefined],
  ] as const)('says that an event is %s, and keeps the word before its title', (state, status) => {
    const lines = linesOf({ events: [event({ state })] });
    expect(lines).toContain(`SUMMARY:${state}: Harbour lights`);
    expect(lines.find((line) => line.startsWith('STATUS:'))).toBe(status && `STATUS:${status}`);
  });

  it('has a file with an alarm on the day before for an event to come, and none for one that is over', () => {
    const [, own, reminder] = calendar({ ...site, events: [event({})] });
    expect(contentsOf(reminder)).toContain('TRIGGER:-P1D');
    expect(contentsOf(own)).not.toContain('VALARM');
    expect(calendar({ ...site, events: [event({ isPast: true })] })).toHaveLength(2);
  });

  it('has feeds of some events', () => {
    const feeds = new Map([['event/free.ics', 'Free events']]);
    const events = [event({ id: 1, feeds: ['event/free.ics'] }), event({ id: 2 })];
    const feed = calendar({ ...site, feeds, events }).find(({ path }) => path === 'event/free.ics');
    expect(contentsOf(feed)).toMatch(/NAME:Free events[\s\S]*UID:event-1@/);
    expect(contentsOf(feed)).not.toContain('UID:event-2@');
  });
});

function linesOf(input: { readonly title?: string; readonly events: readonly CalendarEvent[] }): string[] {
  const [file] = calendar({ ...site, ...input });
  return contentsOf(file).replaceAll('\r\n ', '').trimEnd().split('\r\n');
}

function event(changes: Partial<CalendarEvent>): CalendarEvent {
  return {
    ...{ id: 7, path: '/event/harbour-lights/', isPast: false, title: 'Harbour lights' },
    ...{ start: '2026-06-13T19:00:00-04:00', end: '2026-06-13T22:00:00-04:00' },
    ...{ place: 'Main deck', description: 'Boats with lanterns.' },
    modified: '2026-05-01T08:00:00Z',
    ...changes,
  };
}

describe('folded lines', () => {
  it('are those of the library', () => {
    const letters = fc.constantFrom('a', ' ', ',', 'é', '灯', '🎆', '\u0301', 'Tide tables ');
    const name = fc
      .array(letters, { maxLength: 120, size: 'max' })
      .map((parts) => withoutControls(parts.join('')));
    const { saw, expectSeen } = countCases();
    const property = fc.property(name, (text) => {
      const folded = ical({ name: escapeText(text, false) }).toString();
      expect(foldLines(folded.replaceAll('\r\n ', ''))).toBe(folded);
      const lines = folded.split('\r\n');
      saw({
        folded: lines.some((line) => line.startsWith(' ')),
        'folded where a line is full': lines.some((line) => Buffer.byteLength(line.trimStart()) === 74),
        'of letters of two units': text.includes('🎆'),
      });
    });
    fc.assert(property, settings);
    expectSeen();
  });
});
