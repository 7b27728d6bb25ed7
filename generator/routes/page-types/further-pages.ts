import { fixedPathsOf } from '../entry-paths.ts';
import type { Route } from '../route.ts';
import { entryRoute, standardProps } from './entry-page.ts';
import type { PageType } from './page-type.ts';

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
