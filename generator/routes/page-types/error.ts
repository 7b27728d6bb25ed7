import { makeHead } from '../head/head.ts';
import type { PageType } from './page-type.ts';

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
