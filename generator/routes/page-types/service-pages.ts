import { asHref, hrefOf, thanksPath } from '../../content/paths.ts';
import { makeHead } from '../head/head.ts';
import { fixedPage } from './fixed-page.ts';
import type { PageType } from './page-type.ts';

// Pages that nobody looks for: the way to the CMS, the answer to an unknown address, and the one to a sent form.

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
          const head = makeHead(context, { path, title: context.words.pages.administration, noindex: true });
          return adminUrl === undefined ? head : { ...head, refreshTo: adminUrl };
        },
        template: 'admin',
        props: () => (adminUrl === undefined ? {} : { adminUrl: asHref(adminUrl) }),
      },
    ];
  },
};

/** Makes `/404.html`: the host's answer, with status 404, for any other address. */
export const errorPage: PageType = {
  name: 'error',
  routes: (context) => [
    {
      path: '/404.html',
      status: 404,
      head: () => makeHead(context, { path: '/404.html', title: context.words.missing.title, noindex: true }),
      template: 'error',
      props: () => ({
        status: 404,
        message: context.words.missing.title,
        hasSearch: context.fixed.has('search'),
      }),
    },
  ],
};

/**
 * Makes `/thanks/`, where a sent form leads: with the words of the CMS's page at this address if it
 * has one. Neither search engines nor the search list it.
 */
export const thanks: PageType = {
  name: 'thanks',
  page: 'thanks',
  routes: (context) => {
    const { frame, pages } = context.words;
    const { facts, props } = fixedPage(context, {
      path: thanksPath,
      title: pages.thanks,
      head: () => ({ noindex: true }),
      isWhole: true,
    });
    const ways = [
      ...(context.fixed.has('event') ? [{ label: pages.whatIsOn, href: hrefOf('/event/') }] : []),
      { label: frame.home, href: hrefOf('/') },
    ];
    return [{ ...facts, template: 'thanks', props: () => ({ ...props(), ways }) }];
  },
};
