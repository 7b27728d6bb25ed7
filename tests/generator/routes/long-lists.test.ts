import { beforeAll, describe, expect, it } from 'vitest';
import { openQuestions } from '../../../generator/dependencies/questions.ts';
import { sitemap } from '../../../generator/files/sitemap.ts';
import { makePage } from '../../../generator/pages/make-page.ts';
import { inputOf } from '../../../generator/pages/render-job.ts';
import { collectRoutes } from '../../../generator/routes/collect-routes.ts';
import { makeLayout } from '../../../generator/routes/layout.ts';
import { openListed } from '../../../generator/routes/listed.ts';
import { cutList } from '../../../generator/routes/page-types/list-pages.ts';
import type { RouteContext } from '../../../generator/routes/route-context.ts';
import type { Filling } from '../../../generator/routes/sections/define-section.ts';
import {
  eventGrid,
  experienceGrid,
  locationGrid,
  newsGrid,
} from '../../../generator/routes/sections/grids.ts';
import { map } from '../../../generator/routes/sections/map.ts';
import { renderPage } from '../../../templates/render.tsx';
import { defaultWords } from '../../../words/default-words.ts';
import { allOf } from '../../support/all-of.ts';
import { contentsOf } from '../../support/contents-of.ts';
import { makeCategory, makeEntry, makePost } from '../../support/entries.ts';
import { makeEvent } from '../../support/events.ts';
import { openContext } from '../../support/route-context.ts';
import { findFaults } from '../../templates/find-faults.ts';
import { queryHtml, textOf } from '../../templates/query-html.ts';
import { document } from '../../templates/samples.ts';

const many = <Made>(count: number, make: (index: number) => Made) =>
  Array.from({ length: count }, (_, index) => make(index));

/** A site with as many entries of each listed kind, and events of the past and the future. */
function siteWith(count: number) {
  const { context } = openContext([
    ...many(count, (index) =>
      makeEntry('location', 10_000 + index, { slug: `l-${index}`, menuOrder: index }),
    ),
    ...many(count, (index) => makeEntry('artwork', 20_000 + index, { slug: `a-${index}`, menuOrder: index })),
    ...many(count, (index) =>
      makeEntry('experience', 30_000 + index, { slug: `x-${index}`, menuOrder: index }),
    ),
    ...many(count, (index) => makeEvent(40_000 + index, '2026-07-01T10:00:00')),
    ...many(count, (index) => makeEvent(50_000 + index, '2025-07-01T10:00:00')),
  ]);
  const routes = collectRoutes(context);
  const shared = { ...document, layout: makeLayout(context)('') };
  const open = (path: string) => {
    const route = routes.find(path);
    if (route === undefined) throw new Error(`no route ${path}`);
    const page = makePage(route, context);
    const html = renderPage(inputOf(page, shared));
    return { page, html, query: queryHtml(html) };
  };
  return { routes, open, context };
}

const lists = [
  { first: '/location/', further: '/location/', entries: '/location/l-', title: 'Locations' },
  { first: '/art/', further: '/art/', entries: '/art/a-', title: 'Art' },
  { first: '/experiences/', further: '/experiences/', entries: '/experiences/x-', title: 'Experiences' },
  { first: '/event/', further: '/event/', entries: '/event/event-4', title: 'Events' },
  { first: '/event/', further: '/event/past/', entries: '/event/event-5', title: 'Past events' },
] as const;

describe('a list of 1,201 entries', () => {
  let site: ReturnType<typeof siteWith>;
  beforeAll(() => {
    site = siteWith(1_201);
  });

  it.each(lists)('has each entry once, on pages of at most 500: $entries', (list) => {
    const seen = pathsOf(list).map((path) => {
      const links = site
        .open(path)
        .query.all('a')
        .map(({ attribs }) => attribs.href ?? '');
      return new Set(links.filter((href) => href.startsWith(list.entries)));
    });
    expect(seen.map(({ size }) => size)).toEqual([500, 500, 201]);
    expect(new Set(seen.flatMap((some) => [...some])).size).toBe(1_201);
    for (const number of [0, 1, 4]) expect(site.routes.has(`${list.further}page/${number}/`)).toBe(false);
  });

  it.each(lists)('links its pages forward and back: $entries', (list) => {
    const [first, second, third] = pathsOf(list);
    const links = (path: string, rel: string) =>
      site
        .open(path)
        .query.having('rel', rel)
        .map(({ attribs }) => attribs.href);
    const isPast = list.further === '/event/past/';
    expect(links(first ?? '', 'next')).toContain(second);
    expect(links(second ?? '', 'prev')).toEqual([isPast ? '/event/#past' : first]);
    expect(links(second ?? '', 'next')).toEqual([third]);
    expect(links(third ?? '', 'prev')).toEqual([second]);
    expect(links(third ?? '', 'next')).toEqual([]);
  });

  it.each(lists)('has pages with titles and addresses of their own, without faults: $entries', (list) => {
    const { page, html, query } = site.open(pathsOf(list)[1] ?? '');
    const title = `${list.title}, page 2`;
    expect(query.all('h1').map(textOf)).toEqual([title]);
    expect(page.head.title).toContain(title);
    expect(page.head.description).toContain(`${title}: `);
    expect(new URL(page.head.canonical).pathname).toBe(page.path);
    expect(page.head.robots ?? '').not.toContain('noindex');
    expect(page.head.breadcrumbs?.map(({ label }) => label).slice(0, 1)).toEqual(['Home']);
    expect(page.head.breadcrumbs?.at(-1)?.label).toBe('Page 2');
    expect(findFaults(html)).toEqual([]);
  });

  it('is in the sitemap with all its pages', async () => {
    const paths = new Set(lists.flatMap(pathsOf));
    const { siteUrl } = site.context.config;
    const pages = [...paths].map((path) => ({ ...site.open(path).page, status: 200 }));
    const [file] = await allOf(sitemap({ pages, siteUrl }));
    for (const path of paths) expect(contentsOf(file)).toContain(`<loc>${siteUrl}${path}</loc>`);
  });

  it('is cut in sections that show all places, which then lead to the list', () => {
    const { open, context } = site;
    const grid = locationGrid.fill({}, filling(context));
    expect(grid?.locations).toHaveLength(500);
    expect(grid?.rest).toEqual({ label: 'All places', href: '/location/' });
    expect(experienceGrid.fill({}, filling(context))).toMatchObject({
      rest: { label: 'All experiences', href: '/experiences/' },
    });
    const few = locationGrid.fill({ limit: 3 }, filling(context));
    expect(few).toMatchObject({ locations: { length: 3 } });
    expect(few).not.toHaveProperty('rest');
    // At the beginning and at the end.
    expect(open('/experiences/dining/').query.having('href', '/location/').length).toBeGreaterThan(1);
  });

  it('is cut where an editor has chosen its entries, and leads to the others from its end', () => {
    const { context } = site;
    const rest = { label: 'All places', href: '/location/' };
    const places = locationGrid.fill({ slugs: many(501, (index) => `l-${index}`) }, filling(context));
    expect(places).toMatchObject({ locations: { length: 500 }, rest });
    const events = many(501, (index) => `event-${40_000 + index}`);
    expect(eventGrid.fill({ slugs: events }, filling(context))).toMatchObject({
      events: { length: 500 },
      rest: { label: 'All events', href: '/event/' },
    });
    const whole = eventGrid.fill({ slugs: events.slice(0, 500) }, filling(context));
    expect(whole).toMatchObject({ events: { length: 500 } });
    expect(whole).not.toHaveProperty('rest');
    expect(whole).not.toHaveProperty('more');
  });

  it('names the months of all its pages, each with the page where it begins', () => {
    for (const path of ['/event/', '/event/page/2/', '/event/page/3/']) {
      const links = site.open(path).query.having('href', '/event/#month-2026-07');
      expect(links.map(textOf), path).toEqual(['July 2026']);
    }
    expect(site.open('/event/past/page/2/').query.having('href', '/event/#month-2026-07')).toEqual([]);
  });

  it('says which events the calendar has', () => {
    expect(site.open('/event/').html).toContain('The calendar has all events to come');
  });
});

describe('a section without a limit of the editor', () => {
  it('leads to the list where it shows the next events or the newest posts, and there are more', () => {
    const categories = [makeCategory(7, 'crew')];
    const fill = (count: number, settings: object) => {
      const events = many(count, (index) => makeEvent(100 + index, '2026-07-01T10:00:00'));
      const posts = many(count, (index) => makePost(200 + index, { fields: { categoryIds: [7] } }));
      const { context } = openContext([...events, ...posts], { categories });
      return [eventGrid, newsGrid].map((section) => section.fill(settings as never, filling(context)));
    };
    expect(fill(7, {})).toMatchObject([
      { events: { length: 6 }, more: { label: 'All events', href: '/event/' } },
      { posts: { length: 3 }, more: { label: 'All news', href: '/news/' } },
    ]);
    expect(fill(7, { category: 'crew' })[1]).toMatchObject({
      more: { label: 'All news', href: '/news/c/crew/' },
    });
    const more = { label: 'Tickets', url: '/visit/' };
    expect(fill(7, { more })).toMatchObject([{ more: { label: 'Tickets' } }, { more: { label: 'Tickets' } }]);
    for (const [count, settings] of [
      [3, {}],
      [7, { limit: 2 }],
    ] as const)
      for (const props of fill(count, settings)) expect(props).not.toHaveProperty('more');
  });
});

describe('a place', () => {
  const at = (events: number, artworks: number) => {
    const { context } = openContext([
      makeEntry('location', 1, { slug: 'crow-s-nest', title: 'The Nest' }),
      ...many(events, (index) => makeEvent(100 + index, '2026-07-01T10:00:00', { venue: 'The Nest' })),
      ...many(artworks, (index) => makeEntry('artwork', 1_000 + index, { fields: { locationId: 1 } })),
    ]);
    const route = collectRoutes(context).find('/location/crow-s-nest/');
    if (route === undefined) throw new Error('no route');
    const shared = { ...document, layout: makeLayout(context)('') };
    return queryHtml(renderPage(inputOf(makePage(route, context), shared)));
  };
  const byPlace = '/event/?place=crow-s-nest';

  it('leads to all events there, where it shows the next three of more', () => {
    expect(at(4, 0).having('href', byPlace).map(textOf)).toEqual(['All events here']);
    expect(at(3, 0).having('href', byPlace)).toEqual([]);
  });

  it('leads to all art from the end of the first 500 works there', () => {
    const links = (artworks: number) => at(0, artworks).having('href', '/art/').map(textOf);
    expect(links(501).filter((text) => text === 'All art')).toHaveLength(1);
    expect(links(500)).not.toContain('All art');
  });
});

describe('the pager of a list', () => {
  const numbersOn = (page: number, count: number) => {
    const items = many(count * 500, (id) => ({ id }));
    const all = { name: 'artwork?all', list: () => items, rowOf: ({ id }: { id: number }) => id };
    const list = openListed(openQuestions(), all)();
    const pages = cutList(list, { path: '/art/', words: defaultWords });
    const named = pages.at(page - 1)?.pager()?.pages ?? [];
    return named.map(({ number, isCurrent, isAfterGap }) =>
      [isAfterGap && '…', isCurrent ? `[${number}]` : number].filter(Boolean).join(' '),
    );
  };

  it('names all pages where they are few, and otherwise the first, the last and the neighbours', () => {
    expect(numbersOn(2, 5)).toEqual(['1', '[2]', '3', '4', '5']);
    expect(numbersOn(1, 20)).toEqual(['[1]', '2', '… 20']);
    expect(numbersOn(3, 20)).toEqual(['1', '2', '[3]', '4', '… 20']);
    expect(numbersOn(10, 20)).toEqual(['1', '… 9', '[10]', '11', '… 20']);
    expect(numbersOn(20, 20)).toEqual(['1', '… 19', '[20]']);
  });
});

it('a map of all places shows the first 500, and leads to the others', () => {
  const bounds = { south: 43, west: -71, north: 44, east: -70 };
  const plan = { url: '/uploads/plan.jpg' };
  const media = new Map([
    ['/uploads/plan.jpg', { src: '/_assets/media/plan.jpg', width: 1600, height: 900 }],
  ]);
  const shownOf = (count: number) => {
    const fields = { latitude: 43.5, longitude: -70.5 };
    const places = many(count, (index) => makeEntry('location', 1 + index, { fields }));
    return map.fill({ plan, bounds }, filling(openContext(places, {}, {}, media).context));
  };
  expect(shownOf(500)?.places).toHaveLength(500);
  expect(shownOf(500)).not.toHaveProperty('rest');
  expect(shownOf(501)?.places).toHaveLength(500);
  expect(shownOf(501)?.rest).toEqual({ label: 'All places', href: '/location/' });
});

it('a list of 500 entries stays on one page, without links to others', () => {
  const { routes, open } = siteWith(500);
  expect([...routes].filter(({ path }) => /\/page\/\d/.test(path))).toEqual([]);
  for (const { first } of lists) {
    expect(open(first).query.having('rel', 'next')).toEqual([]);
    expect(open(first).html).not.toContain('Pages of');
  }
});

function filling(context: RouteContext): Filling {
  return { context, resolve: context.resolve, warn: () => undefined, id: 'x' };
}

function pathsOf({ first, further }: (typeof lists)[number]): readonly string[] {
  return [first, `${further}page/2/`, `${further}page/3/`];
}
