import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnyEntry } from '../../generator/content/content.ts';
import { cmsHosts } from '../../generator/content/html/links.ts';
import { readEntry } from '../../generator/content/kinds/read-entry.ts';
import { makePage } from '../../generator/pages/make-page.ts';
import { collectRoutes } from '../../generator/routes/collect-routes.ts';
import { makeLayout } from '../../generator/routes/layout.ts';
import { renderPage } from '../../templates/render.tsx';
import { cms, wholeLibrary } from '../generator/content/reader/show-document.tsx';
import { countCases } from '../support/count-cases.ts';
import { openContext } from '../support/route-context.ts';
import { findBreaches } from '../support/structure.ts';
import { findGuesses } from '../support/well-formed.ts';
import { queryHtml, textOf } from '../templates/query-html.ts';
import { document } from '../templates/samples.ts';
import { html, line, settings, structures } from './arbitraries.ts';

const section = fc
  .record({
    kind: fc.constantFrom('hero', 'team', 'video', 'parking', 'schedule', 'slideshow', 'map', 'none'),
    values: fc.dictionary(
      fc.constantFrom('heading', 'text', 'kicker', 'url', 'members', 'lots', 'slides', 'actions'),
      fc.oneof(
        line,
        fc.array(fc.record({ name: line, label: line, role: line, url: line, email: line, text: line }), {
          maxLength: 2,
        }),
      ),
    ),
    around: fc.constantFrom(
      ['', ''],
      ['<div class="wp-block-columns"><div class="wp-block-column">', '</div></div>'],
      ['<ul><li>', '</li></ul>'],
      ['<p>', '</p>'],
    ),
  })
  .map(({ kind, values, around: [start, end] }) => {
    const json = JSON.stringify(values)
      .replaceAll('&', '&amp;')
      .replaceAll('"', '&quot;')
      .replaceAll('<', '&lt;');
    return `${start}<div data-pier-block="${kind}" data-props="${json}"></div>${end}`;
  });

const node = fc.record({
  databaseId: fc.constant(7),
  slug: fc.constant('any'),
  uri: fc.constant('/news/any/'),
  dateGmt: fc.constant('2026-05-01T10:00:00'),
  modifiedGmt: fc.constant('2026-05-01T10:00:00'),
  title: line,
  excerpt: html,
  html: fc
    .array(fc.oneof({ weight: 3, arbitrary: structures }, { weight: 1, arbitrary: section }), {
      maxLength: 3,
    })
    .map((parts) => parts.join('')),
  seo: fc.oneof(
    fc.constant(null),
    fc.record({ title: line, metaDesc: line, metaRobotsNoindex: fc.constant('index') }),
  ),
});

// A thousand whole pages.
describe('the page of any post', () => {
  it('is well-formed, holds nothing that is not allowed, and has its title as text (faults 54 to 67)', () => {
    const { saw, expectSeen } = countCases();
    const hosts = cmsHosts([cms, 'https://cms.example.org']);
    const property = fc.property(node, (values) => {
      const entry = readEntry('post', values, { hosts, timeZone: 'UTC', warn: () => undefined });
      const { page, title } = render(entry);
      expect(findBreaches(page)).toEqual([]);
      expect(findGuesses(page)).toEqual([]);
      const isHero = values.html.includes('data-pier-block="hero"');
      if (!isHero && title !== '') expect(textOf(queryHtml(page).all('h1')[0])).toBe(title);
      const has = (pattern: RegExp) => pattern.test(page);
      saw({
        'a title that is compared': !isHero && title !== '',
        'no title': title === '',
        'a picture': has(/<img /),
        'a film': has(/<video /),
        'a player': has(/data-island|Open it there/),
        'a cover, columns or a gallery': has(/class="[^"]*(cover|columns|gallery)/i),
        'a hero': isHero,
        'a section in columns': /wp-block-column"><div data-pier-block/.test(values.html),
      });
    });
    fc.assert(property, settings);
    expectSeen();
  });
});

function render(entry: AnyEntry): { readonly page: string; readonly title: string } {
  const { context } = openContext([entry], {}, {}, wholeLibrary);
  const route = [...collectRoutes(context)].find((one) => one.entry?.id === entry.id);
  if (route === undefined) throw new Error('the post has no page');
  const { call, head, path } = makePage(route, context);
  const page = renderPage({ call, document: { ...document, head, layout: makeLayout(context)(path) } });
  // Addresses in it are those of the site by now.
  return { page, title: context.report(entry).title };
}
