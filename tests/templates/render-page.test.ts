import { describe, expect, it } from 'vitest';
import type { BlockNode } from '../../templates/blocks/index.ts';
import { renderPage, type TemplateCall } from '../../templates/render.tsx';
import { findFaults } from './find-faults.ts';
import { queryHtml, textOf } from './query-html.ts';
import { bareBlocks, fullBlocks } from './sample-blocks.ts';
import { bare, calls, hero, many, page, text } from './sample-pages.ts';
import { document, entryLink, events, href, link, posts, when } from './samples.ts';

const { organisation } = document.layout;

describe('every page', () => {
  for (const [index, call] of calls.entries()) {
    const name = `${call.template}, ${index % 2 === 0 ? 'with everything' : 'with the least'}`;

    it(`${name}: has one h1, steps down its headings one by one, and is sound`, () => {
      const rendered = render(call);
      const levels = queryHtml(rendered)
        .all('h1', 'h2', 'h3', 'h4', 'h5', 'h6')
        .map((heading) => Number(heading.name.slice(1)));
      expect(levels[0]).toBe(1);
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      expect(levels.filter((level, place) => level > (levels[place - 1] ?? 0) + 1)).toEqual([]);
      expect(findFaults(rendered)).toEqual([]);
    });

    it(`${name}: runs no script that stands in the page`, () => {
      const rendered = render(call);
      const scripts = queryHtml(rendered).all('script');
      expect(scripts.filter(({ attribs }) => !attribs.src && attribs.type !== 'application/ld+json')).toEqual(
        [],
      );
      expect(rendered).not.toMatch(/\son[a-z]+=/i);
    });
  }

  it('is the same to the byte each time it is rendered', () => {
    expect(calls.map(render)).toEqual(calls.map(render));
  });

  it('has every id once', () => {
    for (const call of calls) {
      const ids = queryHtml(render(call))
        .having('id')
        .map(({ attribs }) => attribs.id);
      expect(ids).toEqual([...new Set(ids)]);
    }
  });
});

describe('the opening of a page', () => {
  it('gives the h1 to a hero that stands first, and loads its picture first', () => {
    const { all } = queryHtml(render({ template: 'page', props: { ...page, nodes: [hero, text] } }));
    expect(all('h1').map(textOf)).toEqual(['Where the harbour comes ashore']);
    expect(all('img')[0]?.attribs).toMatchObject({ loading: 'eager', fetchpriority: 'high' });
  });

  it('gives the h1 to the page when the hero comes later', () => {
    const { all } = queryHtml(render({ template: 'page', props: { ...bare, nodes: [text, hero] } }));
    expect(all('h1').map(textOf)).toEqual(['A page']);
    expect(all('h2').map(textOf)).toContain('Where the harbour comes ashore');
    expect(all('img')[0]?.attribs.loading).toBe('lazy');
  });

  it('takes the title of the page for a hero without words', () => {
    const wordless: BlockNode = { block: 'pier/hero', props: bareBlocks['pier/hero'] };
    const { all } = queryHtml(render({ template: 'page', props: { ...bare, nodes: [wordless] } }));
    expect(all('h1').map(textOf)).toEqual(['A page']);
  });
});

describe('single pages', () => {
  it('leads back home from a page that is not there, and only from that', () => {
    const home = (status: number) =>
      queryHtml(render({ template: 'error', props: { status, message: 'No' } }))
        .all('a')
        .filter((a) => textOf(a) === 'Back to the home page');
    expect(home(404).map(({ attribs }) => attribs.href)).toEqual(['/']);
    expect(home(500)).toEqual([]);
  });

  it('leads an editor on where the content system has an address', () => {
    const { all } = queryHtml(
      render({ template: 'admin', props: { adminUrl: href('https://cms.example/wp-admin/') } }),
    );
    const links = all('a').filter((a) => textOf(a) === 'Continue to the content system');
    expect(links.map(({ attribs }) => attribs.href)).toEqual(['https://cms.example/wp-admin/']);
  });

  it('offers no calendar for an event that is over', () => {
    const [share, calendarHref] = [[link('Email', 'mailto:')], href('/e.ics')];
    const event = { ...bare, when, related: [], more: link('All'), calendarHref, webCalendars: [], share };
    const calendar = (isPast: boolean) =>
      queryHtml(render({ template: 'event', props: { ...event, isPast } })).having('download').length;
    expect([calendar(false), calendar(true)]).toEqual([1, 0]);
  });

  it('folds a long list of past events away, year by year', () => {
    const list = (past: typeof events) => {
      const props = { ...bare, groups: [], months: [], past, calendarHref: href('/c.ics'), timeZone: 'UTC' };
      const { all } = queryHtml(render({ template: 'event-list', props }));
      return all('summary')
        .map(textOf)
        .filter((summary) => summary.endsWith('events'));
    };
    expect(list(events)).toEqual([]);
    expect(list(many(events))).toEqual(['2026 10 events']);
  });

  it('leaves the hours of a visit to the schedule of the editor', () => {
    const hours = (nodes: readonly BlockNode[]) =>
      queryHtml(render({ template: 'visit', props: { ...bare, nodes, organisation, contents: [] } }))
        .all('caption')
        .map(textOf);
    const schedule: BlockNode = { block: 'pier/schedule', props: fullBlocks['pier/schedule'] };
    expect(hours([])).toContain('Opening hours');
    expect(hours([schedule])).not.toContain('Opening hours');
  });

  it('marks the category whose news are shown', () => {
    const food = entryLink('Food', '/news/c/food/');
    const list = { ...bare, posts, categories: [food], years: [], feedHref: href('/news/feed.xml') };
    const current = (category: { category?: typeof food } = {}) =>
      queryHtml(render({ template: 'news-list', props: { ...list, ...category } }))
        .having('aria-current')
        .map(textOf);
    expect(current()).toContain('All news');
    expect(current({ category: food })).toContain('Food');
  });
});

function render(call: TemplateCall): string {
  return renderPage({ call, document });
}
