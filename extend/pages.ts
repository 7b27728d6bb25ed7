// The names that a site's page types import from 'boardwalk/pages'.

export { makeHead } from '../generator/routes/head/head.ts';
export {
  definePageType,
  type OwnRoute,
  templateOf,
} from '../generator/routes/page-types/define-page-type.ts';
export { entryRoute, standardProps } from '../generator/routes/page-types/entry-page.ts';
export { entriesOf, entryPages } from '../generator/routes/page-types/entry-pages.ts';
export type { RouteContext } from '../generator/routes/route-context.ts';
