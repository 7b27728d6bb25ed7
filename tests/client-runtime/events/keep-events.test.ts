import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { keepEvents } from '../../../client-runtime/events/keep-events.ts';

const site = 'https://www.pier.example';

/** Writes a calendar with an event for each page, with long addresses folded as RFC 5545 asks. */
function calendarOf(pages: readonly string[]): string {
  const events = pages.map((page) => {
    const url = `URL;VALUE=URI:${site}${page}`.replace(/.{60}(?=.)/g, '$&\r\n ');
    return `BEGIN:VEVENT\r\nUID:${page}\r\n${url}\r\nDESCRIPTION:END:VEVENT\r\nEND:VEVENT\r\n`;
  });
  return `BEGIN:VCALENDAR\r\nBEGIN:VTIMEZONE\r\nEND:VTIMEZONE\r\n${events.join('')}END:VCALENDAR\r\n`;
}

function uidsIn(calendar: string): readonly string[] {
  const events = new ICAL.Component(ICAL.parse(calendar)).getAllSubcomponents('vevent');
  return events.map((event) => String(event.getFirstPropertyValue('uid')));
}

describe('keepEvents', () => {
  const long = `/event/${'a-very-long-name-'.repeat(8)}/`;
  const pages = ['/event/market/', long, '/event/tour/', '/event/market/'];

  it.each([
    ['all dates of an event', ['/event/market/'], ['/event/market/', '/event/market/']],
    ['one whose address is folded', [long], [long]],
    ['no event', [], []],
    ['none of a page that only begins alike', ['/event/mark'], []],
  ])('keeps %s', (_, wanted, kept) => {
    const calendar = keepEvents(calendarOf(pages), new Set(wanted));
    expect(uidsIn(calendar)).toEqual(kept);
    expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\nBEGIN:VTIMEZONE\r\n/);
  });
});
