import { asHref, hrefOf, pathOf, thanksPath } from '../../content/paths.ts';
import { fixedPathsOf } from '../entry-paths.ts';
import { makeHead } from '../head/head.ts';
import { listPageOf } from '../kind-folders.ts';
import type { Route } from '../route.ts';
import type { RouteContext } from '../route-context.ts';
import { kindTitle, sectionTitle, sectionTitles } from '../section-titles.ts';
import { entryRoute, standardProps } from './entry-page.ts';
import { fixedPage } from './fixed-page.ts';
import type { PageType } from './page-type.ts';

/**
 * Makes `/wp-admin/`, which redirects an editor to the CMS when the settings name it. The only page
 * that may contain its host.
 */
export const admin: PageType = {
  name: 'admin',
  routes: (context) => {
    const path = '/wp-admin/';
    const { adminUrl } = context.config;
    return [
      {
        path,
        status: 200,
        head: () => {
          const head = makeHead(context, { path, title: 'Administration', noindex: true });
          return adminUrl === undefined ? head : { ...head, refreshTo: adminUrl };
        },
        template: 'admin',
        props: () => (adminUrl === undefined ? {} : { adminUrl: asHref(adminUrl) }),
      },
    ];
  },
};

/** The message for an unknown address. */
export const notFoundMessage = 'This page could not be found';

/** Makes `/404.html`: the host's answer, with status 404, for any other address. */
export const errorPage: PageType = {
  name: 'error',
  routes: (context) => [
    {
      path: '/404.html',
      status: 404,
      head: () => makeHead(context, { path: '/404.html', title: notFoundMessage, noindex: true }),
      template: 'error',
      props: () => ({ status: 404, message: notFoundMessage, hasSearch: context.fixed.has('search') }),
    },
  ],
};

/**
 * Makes `/search/`: the field, with the text of the CMS's page at this address if it has one, and
 * all entries from A to Z, for those who look without searching.
 */
export const search: PageType = {
  name: 'search',
  page: 'search',
  routes: (context) => {
    const { facts, props } = fixedPage(context, {
      path: '/search/',
      title: sectionTitles['/search/'],
      description: 'Search all pages: events, places, art and news, or look through them from A to Z.',
      isWhole: true,
    });
    return [{ ...facts, template: 'search', props: () => ({ ...props(), kinds: kindsOf(context) }) }];
  },
};

function kindsOf(context: RouteContext) {
  return context
    .titles()
    .filter(({ count }) => count > 0)
    .map(({ kind, count, titles }) => {
      const list = kind === 'page' ? undefined : listPageOf(kind);
      const listPath = list && pathOf(list);
      const label = listPath && sectionTitle(listPath, context);
      return {
        name: kindTitle(kind),
        count,
        titles,
        ...(listPath && label && { list: { label, href: hrefOf(listPath) } }),
      };
    });
}

/**
 * Makes `/thanks/`, where a sent form leads: with the words of the CMS's page at this address if it
 * has one. Neither search engines nor the search list it.
 */
export const thanks: PageType = {
  name: 'thanks',
  page: 'thanks',
  routes: (context) => {
    const { facts, props } = fixedPage(context, {
      path: thanksPath,
      title: sectionTitles[thanksPath],
      head: () => ({ noindex: true }),
      isWhole: true,
    });
    const ways = [
      ...(context.fixed.has('event') ? [{ label: 'What is on', href: hrefOf('/event/') }] : []),
      { label: 'Home', href: hrefOf('/') },
    ];
    return [{ ...facts, template: 'thanks', props: () => ({ ...props(), ways }) }];
  },
};

/**
 * Makes `/{uri}/`: every published page of the CMS without another page type. Can be switched off.
 */
export const furtherPages: PageType = {
  name: 'pages',
  routes: (context) => {
    if (!context.config.furtherPages) return [];
    const fixed = fixedPathsOf(context.fixed);
    return context.lists.page.all().flatMap((entry): readonly Route[] => {
      const path = context.paths.ofEntry(entry);
      if (path === null || fixed.has(path)) return [];
      return [
        {
          ...entryRoute(entry, path, context),
          template: 'page',
          props: () => standardProps(entry, context),
        },
      ];
    });
  },
};
