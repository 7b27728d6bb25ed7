import { fixedPathsOf } from '../entry-paths.ts';
import { entryRoute, standardProps } from './entry-page.ts';
import type { PageType } from './page-type.ts';

/** `/{uri}/`: every published page of the CMS that no other page type shows. Can be switched off. */
export const furtherPages: PageType = {
  name: 'pages',
  routes: (context) => {
    if (!context.config.furtherPages) return [];
    const fixed = fixedPathsOf(context.fixed);
    return context.content.entries.page.flatMap((entry) => {
      const path = context.paths.ofEntry(entry);
      if (path === null || fixed.has(path)) return [];
      return [
        {
          ...entryRoute(entry, path, context),
          template: 'page' as const,
          props: () => standardProps(entry, context),
        },
      ];
    });
  },
};
