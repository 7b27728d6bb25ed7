import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../templates/render.tsx';
import { queryHtml, textOf } from '../query-html.ts';
import { bare } from '../sample-pages.ts';
import { document, events, href, link, when } from '../samples.ts';

const event = {
  ...bare,
  when,
  isPast: false,
  calendarHref: href('/event/lights/event.ics'),
  webCalendars: [link('Outlook', 'https://outlook.example/')],
  share: [link('Email', 'mailto:?subject=Lights')],
  related: events,
  more: link('All events', '/event/'),
};

const open = (props: object) =>
  queryHtml(renderPage({ call: { template: 'event', props: { ...event, ...props } }, document }));
const facts = (page: ReturnType<typeof open>) =>
  Object.fromEntries(
    page.all('dt').map((name) => [textOf(name), textOf(page.all('dd')[page.all('dt').indexOf(name)])]),
  );

describe('the page of an event', () => {
  it('tells day and time, and where it is', () => {
    expect(facts(open({ venue: 'Sail Loft' }))).toMatchObject({
      When: 'Saturday, June 13, 20267:00 – 10:00 PM',
      Where: 'Sail Loft',
    });
  });

  it('says in one fact for whom it is: families, and others', () => {
    expect(facts(open({ isForFamilies: true, madeFor: ['Children', 'Older people'] })).For).toBe(
      'Families, Children, Older people',
    );
    expect(facts(open({ madeFor: ['Adults only'] })).For).toBe('Adults only');
    expect(facts(open({}))).not.toHaveProperty('For');
  });

  it('says its state and its date above the title in one line', () => {
    const state = { key: 'sold-out', label: 'Sold out' };
    const kicker = open({ state })
      .all('span')
      .find((span) => textOf(span) === 'Sold out · Sat, Jun 13');
    expect(kicker).toBeDefined();
  });

  it('links a venue to its place on the pier, where there is one', () => {
    const links = (props: object) =>
      open(props)
        .all('dd')
        .flatMap((dd) => dd.children)
        .flatMap((child) => ('attribs' in child && child.attribs.href ? [child.attribs.href] : []));
    expect(links({ venue: 'Sail Loft', venueHref: href('/location/sail-loft/') })).toContain(
      '/location/sail-loft/',
    );
    expect(links({ venue: 'The lawn' })).toEqual([]);
  });

  it('calls a whole day so, and several whole days by their dates alone', () => {
    const { time, ...wholeDay } = when;
    expect(time).toBeDefined();
    expect(facts(open({ when: wholeDay })).When).toBe('Saturday, June 13, 2026All day');
    const days = { ...wholeDay, lastDay: '2026-06-14', days: 'June 13 – 14, 2026' };
    expect(facts(open({ when: days })).When).toBe('June 13 – 14, 2026');
  });

  it('says that an event is over, or its date, above its title and in its facts', () => {
    const paragraphs = (props: object) => open(props).all('p').map(textOf);
    expect(paragraphs({ isPast: true })).toContain('This event is over');
    expect(paragraphs({})).toContain('Sat, Jun 13');
    expect(facts(open({ isPast: true }))).toHaveProperty('It was');
    expect(open({ isPast: true }).all('h2').map(textOf)).toContain('Coming up');
  });

  it('offers calendars while there is something to come, and asks nothing of others before a click', () => {
    const hrefs = (props: object) =>
      open(props)
        .all('a')
        .map(({ attribs }) => attribs.href);
    expect(hrefs({})).toEqual(
      expect.arrayContaining(['/event/lights/event.ics', 'https://outlook.example/']),
    );
    expect(hrefs({ isPast: true })).not.toContain('https://outlook.example/');
    const sources = open({}).having('src');
    expect(sources.filter(({ attribs }) => /^https?:/.test(attribs.src ?? ''))).toEqual([]);
  });
});
