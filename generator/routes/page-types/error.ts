import { makeHead } from '../head/head.ts';
import type { PageType } from './page-type.ts';

/** The message for an address that no page has. */
export const notFoundMessage = 'This page could not be found';

/** `/404.html`: what the host answers, with status 404, for anything else. */
export const errorPage: PageType = {
  name: 'error',
  routes: (context) => [
    {
      path: '/404.html',
      status: 404,
      head: () => makeHead(context, { path: '/404.html', title: notFoundMessage, noindex: true }),
      template: 'error',
      props: () => ({ status: 404, message: notFoundMessage }),
    },
  ],
};
