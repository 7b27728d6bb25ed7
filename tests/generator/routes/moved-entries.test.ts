import { expect, it } from 'vitest';
import type { AnyEntry, Category, FormerAddress } from '../../../generator/content/content.ts';
import { movedEntries } from '../../../generator/routes/moved-entries.ts';
import { makeCategory, makeEntry, makePost } from '../../support/entries.ts';
import { openContext } from '../../support/route-context.ts';

function moved(
  entries: readonly AnyEntry[],
  formerAddresses: readonly FormerAddress[],
  furtherPages = true,
  categories: readonly Category[] = [],
) {
  const { context } = openContext(entries, { formerAddresses, categories }, { furtherPages });
  return Object.fromEntries(movedEntries(context));
}

const former = (kind: FormerAddress['kind'], id: number, slug: string, uri = `/x/${slug}/`) => ({
  ...{ kind, id, slug, uri },
});

it('finds the former path of each kind by its slug, and of a page by its address', () => {
  const entries = [
    makePost(1, { slug: 'new' }),
    makeEntry('event', 2, { slug: 'new' }),
    makeEntry('page', 3, { slug: 'team', uri: '/about/team/' }),
  ];
  const addresses = [
    former('post', 1, 'old'),
    former('post', 1, 'älter'),
    former('event', 2, 'old'),
    former('page', 3, 'team', '/company/team/'),
  ];
  expect(moved(entries, addresses)).toEqual({
    '/news/p/old/': '/news/p/new/',
    '/news/p/älter/': '/news/p/new/',
    '/event/old/': '/event/new/',
    '/company/team/': '/about/team/',
  });
});

it('leads from the former address of a page that is the front page now', () => {
  const fields = { isFrontPage: true, isPostsPage: false, isPrivacyPage: false };
  const page = makeEntry('page', 3, { slug: 'home', uri: '/', fields });
  expect(moved([page], [former('page', 3, 'welcome', '/welcome/')])).toEqual({ '/welcome/': '/' });
});

it('leads nowhere else: not from a page of the site, from itself, or to an entry without a page', () => {
  const entries = [
    makePost(1, { slug: 'new' }),
    makePost(2, { slug: 'taken' }),
    makeEntry('page', 3, { slug: 'popup', uri: '/popup/' }),
    makeEntry('page', 4, { slug: 'terms', uri: '/terms/' }),
  ];
  const addresses = [
    former('post', 1, 'taken'),
    former('post', 1, 'new'),
    former('post', 1, 'New'),
    former('post', 1, '..'),
    former('post', 1, ''),
    former('post', 99, 'gone'),
    former('event', 2, 'another-kind'),
    former('page', 3, 'notice', '/notice/'),
    former('page', 4, 'rules', '/?page_id=4'),
  ];
  expect(moved(entries, addresses)).toEqual({});
  expect(moved(entries, [former('page', 4, 'rules', '/rules/')], false)).toEqual({});
});

it('finds the former path of a category, unless another has it now, or it never was one', () => {
  const categories = ['works', 'taken', 'page'].map((slug, index) => makeCategory(index + 1, slug));
  const addresses = [
    former('category', 1, 'news'),
    former('category', 1, 'älter'),
    former('category', 1, 'taken'),
    former('category', 1, '..'),
    former('category', 1, 'Works'),
    former('category', 3, 'paging'),
    former('category', 9, 'gone'),
    // An entry has numbers of its own.
    former('post', 1, 'news'),
  ];
  expect(moved([makePost(1, { slug: 'new' })], addresses, true, categories)).toEqual({
    '/news/c/news/': '/news/c/works/',
    '/news/c/älter/': '/news/c/works/',
    '/news/p/news/': '/news/p/new/',
  });
});

it('gives a path that two entries once had to the newer one', () => {
  const entries = [makePost(1, { slug: 'one' }), makePost(2, { slug: 'two' })];
  expect(moved(entries, [former('post', 1, 'old'), former('post', 2, 'old')])).toEqual({
    '/news/p/old/': '/news/p/two/',
  });
});
