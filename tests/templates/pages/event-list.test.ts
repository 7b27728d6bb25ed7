import { DomUtils } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import type { EventGroup } from '../../../templates/components/EventList.tsx';
import { renderPage } from '../../../templates/render.tsx';
import { queryHtml, textOf } from '../query-html.ts';
import { bare, many } from '../sample-pages.ts';
import { document, events, href } from '../samples.ts';

const group = (items: typeof events): EventGroup => ({ label: 'June 2026', month: '2026-06', events: items });
const [lights] = events;
if (lights === undefined) throw new Error('no sample event');
const june = {
  key: '2026-06',
  label: 'June 2026',
  weeks: [
    [
      null,
      { date: '2026-06-01', day: 1, events: [] },
      { date: '2026-06-02', day: 2, events: [lights] },
      { date: '2026-06-03', day: 3, events: [{ ...lights, isContinued: true as const }] },
      ...[4, 5, 6].map((day) => ({ date: `2026-06-0${day}`, day, events: [] })),
    ],
  ],
  events: [{ title: lights.title, href: lights.href, short: 'Jun 2 – 3', isLong: false }],
};

const open = (items: typeof events) =>
  queryHtml(
    renderPage({
      call: {
        template: 'event-list',
        props: {
          ...bare,
          groups: items.length === 0 ? [] : [group(items)],
          months: items.length === 0 ? [] : [june],
          past: [],
          timeZone: 'America/New_York',
          calendarHref: href('/event/calendar.ics'),
        },
      },
      document,
    }),
  );

describe('the list of events', () => {
  it('says so when nothing is announced, without filter, calendar or empty list', () => {
    const { all, having } = open([]);
    expect(all('p').map(textOf)).toContain('No events are announced at the moment. Look in again soon.');
    expect([...all('fieldset'), ...having('data-calendar'), ...all('search').slice(1)]).toEqual([]);
  });

  it('has neither filter nor calendar where all is seen at a glance', () => {
    const { all, having } = open(events);
    expect([
      ...all('fieldset'),
      ...having('data-calendar'),
      ...having('data-enhance', 'event-filter'),
    ]).toEqual([]);
    expect(having('data-times')).toHaveLength(events.length);
  });

  it('groups the events below a heading for each month', () => {
    const { all } = open(events);
    expect(all('h2').map(textOf)).toContain('June 2026');
    expect(all('h3').map(textOf)).toEqual(events.map(({ title }) => title));
  });

  it('lets visitors choose between list and calendar without script, the list first', () => {
    const radios = open(many(events)).having('name', 'view');
    expect(radios.map(({ attribs }) => [attribs.value, 'checked' in attribs])).toEqual([
      ['list', true],
      ['calendar', false],
    ]);
  });

  it('offers free and family events only where there are some, and links to months for those without script', () => {
    const checks = (items: typeof events) =>
      open(items)
        .having('type', 'checkbox')
        .map(({ attribs }) => attribs.name);
    expect(checks(many(events).map(({ isFree, isForFamilies, ...event }) => event))).toEqual([]);
    const kinds = { isFree: true, isForFamilies: true } as const;
    expect(checks(many(events).map((event) => ({ ...event, ...kinds })))).toEqual(['free', 'families']);
    const { all, having } = open(many(events));
    expect(all('a').map(({ attribs }) => attribs.href)).toContain('#month-2026-06');
    expect(having('id', 'month-2026-06')).toHaveLength(1);
  });

  it('has rows of few bytes in a month of very many events', () => {
    const items = Array.from({ length: 2000 }, () => lights);
    const rows = open(items).having('data-times');
    expect(rows).toHaveLength(2000);
    expect(rows.flatMap((row) => DomUtils.getElementsByTagName('img', row))).toEqual([]);
    expect(DomUtils.getOuterHTML(rows).length / 2000).toBeLessThan(700);
  });

  it('shows a month as a table: a caption, weekdays as heads of its columns, events in their days', () => {
    const { all, having } = open(many(events));
    expect(all('caption').map(textOf)).toContain('June 2026');
    const heads = all('th').filter(({ attribs }) => attribs.scope === 'col');
    expect(heads.map(({ attribs }) => attribs.abbr)).toEqual([
      'Sunday',
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Saturday',
    ]);
    const cells = having('data-calendar').flatMap((month) => DomUtils.getElementsByTagName('td', month));
    expect(cells.map(textOf)).toEqual([
      '',
      '1',
      '2Sold out: Harbour Lights',
      '3Sold out: Harbour Lights',
      '4',
      '5',
      '6',
    ]);
  });
});
