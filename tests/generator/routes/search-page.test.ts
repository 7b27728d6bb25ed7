import { describe, expect, it } from 'vitest';
import { collectRoutes } from '../../../generator/routes/collect-routes.ts';
import type { NamedLink } from '../../../templates/types.ts';
import { makeEntry, makePost } from '../../support/entries.ts';
import { openContext } from '../../support/route-context.ts';

/** The route of the search page over these entries, with the problems that name it. */
function searchPage(entries: Parameters<typeof openContext>[0]) {
  const { context, warnings } = openContext(entries);
  const found = [...collectRoutes(context)].filter(({ path }) => path === '/search/');
  const problems = warnings.filter(({ message }) => message.includes('/search/'));
  return { found, problems, head: found[0]?.head(), props: found[0]?.props() };
}

describe('the search page', () => {
  it('is made without a page in the CMS, for search engines too, and nothing is said of it', () => {
    const { found, problems, head, props } = searchPage([makePost(1, { title: 'Tides' })]);
    expect(found).toMatchObject([{ template: 'search', status: 200 }]);
    expect(problems).toEqual([]);
    expect(head).toMatchObject({
      canonical: 'https://www.halyardpier.example/search/',
      robots: 'max-image-preview:large',
    });
    expect(props).toMatchObject({
      title: 'Search',
      kinds: [
        {
          name: 'News',
          count: 1,
          titles: [{ label: 'Tides', href: '/news/p/post-1/' }],
          list: { label: 'News', href: '/news/' },
        },
      ],
    });
  });

  it('leads to what visitors look for most, as far as the site has it', () => {
    const access = (...access: readonly ('step-free' | 'step-free-toilet')[]) => ({ fields: { access } });
    const oftenOf = (entries: Parameters<typeof openContext>[0]) => {
      const { often = [] } = (searchPage(entries).props ?? {}) as { often?: readonly NamedLink[] };
      return often.map(({ label, href }) => [label, href]);
    };
    expect(oftenOf([makeEntry('location', 1)])).not.toContainEqual(['Find a toilet', expect.anything()]);
    expect(
      oftenOf([
        makeEntry('location', 1, access('step-free')),
        makeEntry('location', 2, access('step-free-toilet')),
      ]),
    ).toEqual([
      ['What is on today', '/today/'],
      ['Step-free places', '/location/?step-free=on'],
      ['Find a toilet', '/location/?step-free-toilet=on'],
      ['Events', '/event/'],
      ['Visit', '/visit/'],
      ['Contact', '/contact/'],
    ]);
  });

  it('has the words of the CMS where it has a page at this address', () => {
    const page = makeEntry('page', 7, { title: 'Find your way', slug: 'search', uri: '/search/' });
    const { found, problems, props } = searchPage([page]);
    expect(found).toMatchObject([{ template: 'search', entry: { id: 7 } }]);
    expect(problems).toEqual([]);
    expect(props).toMatchObject({ title: 'Find your way' });
  });
});
