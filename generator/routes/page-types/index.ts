import { art } from './art.ts';
import { events } from './events.ts';
import { experiences } from './experiences.ts';
import { furtherPages } from './further-pages.ts';
import { home } from './home.ts';
import { contact, revitalization, visit } from './info-pages.ts';
import { locations } from './locations.ts';
import { news } from './news.ts';
import type { PageType } from './page-type.ts';
import { search } from './search.ts';
import { admin, errorPage, thanks } from './service-pages.ts';

/** Every page type. A new one is a file and a line here, and its template's. */
export const pageTypes: readonly PageType[] = [
  home,
  art,
  contact,
  events,
  experiences,
  locations,
  news,
  revitalization,
  search,
  thanks,
  visit,
  admin,
  errorPage,
  // Last: the first of two claims keeps a path, and that is the site's own page.
  furtherPages,
];
