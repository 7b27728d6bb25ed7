import { hrefOf } from '../../content/paths.ts';
import { makeHead } from '../head/head.ts';
import { sectionTitles } from '../section-titles.ts';
import { thanksPath } from '../thanks-path.ts';
import { entryRoute, standardProps } from './entry-page.ts';
import type { PageType } from './page-type.ts';

const title = sectionTitles[thanksPath];

/**
 * Makes `/thanks/`, where a sent form leads: with the words of the CMS's page at this address if it
 * has one. Neither search engines nor the search list it.
 */
export const thanks: PageType = {
  name: 'thanks',
  page: 'thanks',
  routes: (context) => {
    const entry = context.pageAt(thanksPath);
    const noindex = true;
    const facts =
      entry === undefined
        ? {
            path: thanksPath,
            status: 200,
            head: () => makeHead(context, { path: thanksPath, title, noindex }),
          }
        : entryRoute(entry, thanksPath, context, () => ({ noindex }));
    return [
      {
        ...facts,
        template: 'thanks',
        props: () => ({
          ...(entry === undefined ? { title, nodes: [] } : standardProps(entry, context)),
          ways: [
            ...(context.fixed.has('event') ? [{ label: 'What is on', href: hrefOf('/event/') }] : []),
            { label: 'Home', href: hrefOf('/') },
          ],
        }),
      },
    ];
  },
};
