import { asHref } from '../../content/paths.ts';
import { makeHead } from '../head/head.ts';
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
