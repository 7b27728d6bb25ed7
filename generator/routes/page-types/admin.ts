import type { Href } from '../../../templates/types.ts';
import { makeHead } from '../head/head.ts';
import type { PageType } from './page-type.ts';

/** `/wp-admin/`: sends an editor on to the CMS, where the settings name it. The only page that may name its host. */
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
        props: () => (adminUrl === undefined ? {} : { adminUrl: adminUrl as Href }),
      },
    ];
  },
};
