import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnyEntry } from '../../generator/content/content.ts';
import type { FlatBlock } from '../../generator/content/html/block-tree.ts';
import { collections } from '../../generator/content/kinds/index.ts';
import { readEntry } from '../../generator/content/kinds/read-entry.ts';
import { makePage } from '../../generator/pages/make-page.ts';
import { collectRoutes } from '../../generator/routes/collect-routes.ts';
import { makeLayout } from '../../generator/routes/layout.ts';
import { renderPage } from '../../templates/render.tsx';
import { hosts } from '../generator/content/html/context.ts';
import { countCases } from '../support/count-cases.ts';
import { openContext } from '../support/route-context.ts';
import { findBreaches } from '../support/structure.ts';
import { findGuesses } from '../support/well-formed.ts';
import { queryHtml, textOf } from '../templates/query-html.ts';
import { document } from '../templates/samples.ts';
import { html, line, settings } from './arbitraries.ts';

const names =
  'paragraph heading image gallery buttons button columns column cover embed list list-item quote spacer video html freeform group'.split(
    ' ',
  );
const aliases: Readonly<Record<string, string>> = { 'list-item': 'listItem' };

const attributes = fc.dictionary(
  fc.constantFrom(
    ...'content text url href src caption citation value alt anchor className align level width height ordered layout style id poster tracks'.split(
      ' ',
    ),
  ),
  fc.oneof(html, line, fc.integer(), fc.boolean(), fc.constant(null), fc.json({ maxDepth: 2 })),
  { maxKeys: 5 },
);

/** Blocks of all kinds in a tree, a circle, or with parents that are not there. */
const block: fc.Arbitrary<FlatBlock> = fc
  .record({
    name: fc.constantFrom(...names),
    clientId: fc.constantFrom('a', 'b', 'c', 'd', 'e', null),
    parentClientId: fc.constantFrom('a', 'b', 'c', 'gone', null, null, null),
    renderedHtml: html,
    values: attributes,
  })
  .map(({ name, values, ...others }) => ({
    name: `core/${name}`,
    [aliases[name] ?? name]: values,
    ...others,
  }));

const section: fc.Arbitrary<FlatBlock> = fc
  .record({
    kind: fc.constantFrom('hero', 'team', 'video', 'parking', 'schedule', 'slideshow', 'map', 'none'),
    settings: fc.dictionary(
      fc.constantFrom('heading', 'text', 'kicker', 'url', 'members', 'lots', 'slides', 'actions'),
      fc.oneof(
        line,
        fc.array(fc.record({ name: line, label: line, role: line, url: line, email: line, text: line }), {
          maxLength: 2,
        }),
      ),
    ),
  })
  .map(({ kind, settings: values }) => {
    const json = JSON.stringify(values)
      .replaceAll('&', '&amp;')
      .replaceAll('"', '&quot;')
      .replaceAll('<', '&lt;');
    const renderedHtml = `<div data-pier-block="${kind}" data-props="${json}"></div>`;
    return { name: `pier/${kind}`, clientId: null, parentClientId: null, renderedHtml };
  });

const node = fc.record({
  databaseId: fc.constant(7),
  slug: fc.constant('any'),
  uri: fc.constant('/news/any/'),
  dateGmt: fc.constant('2026-05-01T10:00:00'),
  modifiedGmt: fc.constant('2026-05-01T10:00:00'),
  title: line,
  excerpt: html,
  editorBlocks: fc.array(fc.oneof({ weight: 4, arbitrary: block }, section), { maxLength: 5 }),
  seo: fc.oneof(
    fc.constant(null),
    fc.record({ title: line, metaDesc: line, metaRobotsNoindex: fc.constant('index') }),
  ),
});

// A thousand whole pages.
describe('the page of any post', () => {
  it('is well-formed, holds nothing that is not allowed, and has its title as text (faults 54 to 67)', () => {
    const { saw, expectSeen } = countCases();
    const property = fc.property(node, (values) => {
      const entry = readEntry(collections.post, values, { hosts, timeZone: 'UTC', warn: () => undefined });
      const { page, title } = render(entry);
      expect(findBreaches(page)).toEqual([]);
      expect(findGuesses(page)).toEqual([]);
      const heading = textOf(queryHtml(page).all('h1')[0]);
      if (!values.editorBlocks.some(({ name }) => name === 'pier/hero') && title !== '')
        expect(heading).toBe(title);
      const blocks = values.editorBlocks;
      saw({
        'a title that is compared': !blocks.some(({ name }) => name === 'pier/hero') && title !== '',
        'no title': title === '',
        'a section': blocks.some(({ name }) => name?.startsWith('pier/') ?? false),
        'a block within another': blocks.some(
          ({ parentClientId: parent }) =>
            parent !== null && blocks.some(({ clientId }) => clientId === parent),
        ),
        'a block within itself': blocks.some(
          ({ clientId, parentClientId }) => clientId !== null && clientId === parentClientId,
        ),
        'a parent that is not there': blocks.some(({ parentClientId }) => parentClientId === 'gone'),
        'two blocks with one id': new Set(blocks.map(({ clientId }) => clientId)).size < blocks.length,
      });
    });
    fc.assert(property, settings);
    expectSeen();
  });
});

function render(entry: AnyEntry): { readonly page: string; readonly title: string } {
  const { context } = openContext([entry]);
  const route = [...collectRoutes(context)].find((one) => one.entry?.id === entry.id);
  if (route === undefined) throw new Error('the post has no page');
  const { call, head, path } = makePage(route, context);
  const page = renderPage({ call, document: { ...document, head, layout: makeLayout(context)(path) } });
  // Addresses in it are those of the site by now.
  return { page, title: context.content.entries.post[0]?.title ?? '' };
}
