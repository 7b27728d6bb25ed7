import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SectionName } from '../../../../generator/content/stored-blocks.ts';
import { resolveNodes } from '../../../../generator/routes/resolve-blocks.ts';
import { sections } from '../../../../generator/routes/sections/index.ts';
import { countCases } from '../../../support/count-cases.ts';
import { makeEntry } from '../../../support/entries.ts';
import { openContext } from '../../../support/route-context.ts';

/** Fills a section of an entry, with the lines of the report about it. */
function sectionOf(name: SectionName, settings: unknown) {
  const page = makeEntry('page', 7, { title: 'The page', blocks: [{ block: name, settings }] });
  const { context, warnings } = openContext([page]);
  const [node] = resolveNodes(page, context);
  return { props: node?.props ?? null, warnings, lines: warnings.map(({ message }) => message) };
}

const leasing = 'pier/leasing-statistics';
const figure = { value: '1', label: 'a' };
const figures = [figure];
const trend = [{ label: '2025', value: 6 }];
const script = 'javascript:alert(1)';
const noLink = { label: 'Plans', url: '' };
const bars = [
  { label: 'a', value: null },
  { label: 'b', value: 2 },
];
const rates = [{ label: 'An hour', price: '' }];
const backwards = { start: '2026-05', end: '2026-04-30' };
const plan = { url: '/plan.jpg' };
const noArea = 'bounds must have its south below its north, and its west left of its east';

describe('settings of a section that cannot be shown', () => {
  it.each<[SectionName, object, string, string]>([
    [leasing, { figures, spaces: [{ name: 'Kiosk', more: noLink }] }, 'spaces[0].more', 'url is empty'],
    [leasing, { charts: [{ title: 'Visits', bars }] }, 'charts[0].bars[0]', 'value is missing'],
    [leasing, { text: 'Ask us.', charts: [{ title: 'Visits', bars: [] }] }, 'charts[0]', 'bars is empty'],
    [
      'pier/parking',
      { lots: [{ name: 'A' }, { name: 'B', rates }] },
      'lots[1].rates[0].price',
      'it is empty',
    ],
    ['pier/parking', { lots: [{ name: 'A', spaces: '240' }] }, 'lots[0].spaces', 'it must be a number'],
    [
      'pier/team',
      { members: [{ name: 'Ada', email: 'ada at' }] },
      'members[0].email',
      'it is "ada at", not an e-mail address',
    ],
    [
      'pier/event-grid',
      { more: { label: 'All', url: script } },
      'more',
      `url is "${script}", not an address`,
    ],
    ['pier/timeline', { phases: [{ title: 'Deck', ...backwards }] }, 'phases[0].end', 'it is before start'],
    ['pier/sustainability', { text: 'Soon', figures: 'none' }, 'figures', 'it must be a list'],
    [
      'pier/sustainability',
      { figures: [{ ...figure, trend }] },
      'figures[0].trend',
      'it needs two values or more',
    ],
  ])('of %s are named with entry, section and place: %j', (name, settings, field, reason) => {
    const { warnings } = sectionOf(name, settings);
    expect(warnings).toMatchObject([
      {
        check: 'lostContent',
        message: `The section ${name} skips ${field}: ${reason}`,
        entry: { kind: 'page', id: 7, title: 'The page' },
        block: name,
        field,
      },
    ]);
  });

  it.each<[SectionName, object, string]>([
    ['pier/video', { heading: 'A minute', url: 'not an address' }, 'url is "not an address", not an address'],
    ['pier/slideshow', { slides: [{ caption: 'Words' }] }, 'slides[0].image is missing; slides is empty'],
    ['pier/hero', {}, 'heading is missing'],
    ['pier/parking', { heading: 'Parking' }, 'it needs text or lots'],
    ['pier/map', { plan, bounds: { south: 0, north: 0, west: 0, east: 0 } }, noArea],
    ['pier/map', { plan, bounds: { south: 2, north: 1, west: 3, east: 4 } }, noArea],
  ])('of %s with nothing else to show skip it: %j', (name, settings, reason) => {
    const { props, lines } = sectionOf(name, settings);
    expect(props).toBeNull();
    expect(lines[0]).toContain(`The section ${name} is skipped: `);
    expect(lines[0]).toContain(reason);
  });

  it('name an unknown category of news, and a picture that the library lacks', () => {
    expect(sectionOf('pier/news-grid', { heading: 'Works', category: 'renamed' }).warnings).toMatchObject([
      { check: 'lostContent', message: expect.stringContaining('"renamed"'), field: 'category' },
    ]);
    const hero = { heading: 'A pier', image: { id: 12, url: '/somewhere/pier.jpg' } };
    const { props, warnings } = sectionOf('pier/hero', hero);
    expect(props).toMatchObject({ heading: 'A pier' });
    expect(warnings).toMatchObject([
      { check: 'missingMedia', message: expect.stringContaining('/somewhere/pier.jpg'), block: 'pier/hero' },
    ]);
  });

  it('name ways that nothing leads to', () => {
    const { props, warnings } = sectionOf('pier/getting-here', { ways: [{ way: 'foot', title: 'Walk' }] });
    expect(props).toBeNull();
    expect(warnings).toMatchObject([{ check: 'lostContent', block: 'pier/getting-here', field: 'ways' }]);
  });

  it('are not told where nothing was set', () => {
    const empty = { label: '', url: '' };
    expect(sectionOf('pier/event-grid', { heading: 'On', more: empty }).lines).toEqual([]);
    const { props, lines } = sectionOf('pier/hero', {
      heading: 'A pier',
      kicker: null,
      actions: [null, '', empty, { label: 'Go', url: '/' }],
    });
    expect(lines).toEqual([]);
    expect(props).toMatchObject({ heading: 'A pier', actions: [{ label: 'Go' }] });
  });

  it('give three reasons at most', () => {
    const charts = [{ title: 'Visits', bars: Array(9).fill({ label: 'a', value: 'b' }) }];
    const [line] = sectionOf('pier/leasing-statistics', { text: 'Ask', charts }).lines;
    expect(line).toMatch(/skips charts\[0\]: (bars\[\d\]\.value must be a number(; )?){3}$/);
  });

  it('stop no section of any settings, and leave a line where a section with words is gone', () => {
    const keys = Object.keys(sections).length;
    expect(keys).toBe(17);
    const { saw, expectSeen } = countCases();
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.values(sections).map(({ name }) => name)),
        fc.dictionary(
          fc.constantFrom(
            ...['heading', 'text', 'lots', 'members', 'figures', 'phases', 'rows', 'ways', 'url', 'image'],
          ),
          fc.oneof(
            fc.jsonValue(),
            fc.constantFrom('Words', '/visit/'),
            fc.array(
              fc.dictionary(fc.constantFrom('name', 'label', 'value', 'title', 'rates'), fc.jsonValue()),
            ),
          ),
        ),
        (name, settings) => {
          const { props, lines } = sectionOf(name, settings);
          saw({
            'shown without a line': props !== null && lines.length === 0,
            'shown with a line': props !== null && lines.length > 0,
            'left out with a line': props === null && lines.length > 0,
          });
          expect(props !== null || lines.length > 0 || name.endsWith('-grid')).toBe(true);
        },
      ),
      { seed: 76, numRuns: 300 },
    );
    expectSeen();
  });
});

describe('a section with words and no list', () => {
  const contact = { label: 'Write', url: 'mailto:a@pier.example' };
  it.each<[SectionName, object]>([
    ['pier/parking', { heading: 'Parking', text: 'There are no car parks on the pier.' }],
    ['pier/sustainability', { heading: 'For the bay', text: 'We measure from next year on.' }],
    ['pier/leasing-statistics', { heading: 'Lease', text: 'Ask us.', contact }],
    ['pier/leasing-statistics', { contact }],
    ['pier/timeline', { heading: 'Works', text: 'They begin soon.' }],
    ['pier/getting-here', { heading: 'Getting here', text: 'Where the road ends.' }],
  ])('is shown: %s %j', (name, settings) => {
    const { props, lines } = sectionOf(name, settings);
    expect(props).toMatchObject({
      ...settings,
      ...('contact' in settings && { contact: { label: 'Write' } }),
    });
    expect(lines).toEqual([]);
  });
});
