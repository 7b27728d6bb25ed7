import { describe, expect, it } from 'vitest';
import type { Content } from '../../generator/content/content.ts';
import { makePage } from '../../generator/pages/make-page.ts';
import { collectRoutes } from '../../generator/routes/collect-routes.ts';
import { createRouteContext } from '../../generator/routes/create-route-context.ts';
import { makeLayout } from '../../generator/routes/layout.ts';
import { renderPage } from '../../templates/render.tsx';
import { makeContent, makeEntry } from '../support/entries.ts';
import { pageSettings } from '../support/page-settings.ts';
import { findFaults } from '../templates/find-faults.ts';
import { queryHtml, textOf } from '../templates/query-html.ts';
import { document } from '../templates/samples.ts';

/** A pier that has just been set up: nothing in any collection, nothing known of who runs it. */
describe('the site of an empty CMS', () => {
  it('has no empty heading, list or section on any page, and one h1 on each', () => {
    const wrong = [...renderSite(makeContent())].flatMap(([path, html]) => {
      const headings = queryHtml(html).all('h1', 'h2', 'h3', 'h4');
      const levels = headings.map(({ name }) => Number(name.slice(1)));
      return [
        ...findFaults(html),
        ...(levels.filter((level) => level === 1).length === 1 ? [] : ['not one h1']),
        ...(levels.some((level, place) => level > (levels[place - 1] ?? 0) + 1)
          ? ['a level is left out']
          : []),
      ].map((fault) => `${path}: ${fault}`);
    });
    expect(wrong).toEqual([]);
  });

  it('has a front page with a hero of its own: the name of the site, what it says of itself, and ways on', () => {
    const { all } = queryHtml(renderHome(makeContent()));
    expect(all('h1').map(textOf)).toEqual(['Halyard Pier']);
    const main = all('main')[0];
    expect(textOf(main)).toContain('A pier');
    expect(textOf(main)).toContain('Plan your visit');
    expect(all('h2').map(textOf).slice(0, 1)).toEqual(['Before you come']);
    expect(textOf(main)).not.toContain('Where we are');
  });
});

describe('a front page without sections', () => {
  it('shows what is there, in the order in which a visitor asks', () => {
    const content = makeContent([
      makeEntry('page', 1, { uri: '/', slug: 'home', fields: frontPage }),
      makeEntry('event', 2, { title: 'Regatta' }),
      makeEntry('experience', 3, { slug: 'dining', title: 'Dining' }),
      makeEntry('post', 4, { title: 'The rail is open' }),
    ]);
    const { all } = queryHtml(renderHome(content));
    const headings = all('h2').map(textOf);
    expect(headings.filter((heading) => ['What’s on', 'Experiences', 'News'].includes(heading))).toEqual([
      'What’s on',
      'Experiences',
      'News',
    ]);
  });
});

const frontPage = { isFrontPage: true, isPostsPage: false, isPrivacyPage: false };

/** Every page's html by its path. The menus are empty too, and of who runs the pier only the name is known. */
function renderSite(content: Content): Map<string, string> {
  const context = createRouteContext({
    content,
    config: pageSettings,
    media: new Map(),
    warn: () => undefined,
  });
  const layoutOf = makeLayout(context);
  return new Map(
    [...collectRoutes(context)].map((route) => {
      const { path, call, head } = makePage(route, context);
      return [path, renderPage({ call, document: { ...document, head, layout: layoutOf(path) } })];
    }),
  );
}

function renderHome(content: Content): string {
  return renderSite(content).get('/') ?? '';
}
