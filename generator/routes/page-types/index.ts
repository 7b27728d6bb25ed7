import { refuseTakenNames } from '../../util/refuse-taken-names.ts';
import { art } from './art.ts';
import { events } from './events.ts';
import { experiences } from './experiences.ts';
import { furtherPages } from './further-pages.ts';
import { home } from './home.ts';
import { contact, revitalization, visit } from './info-pages.ts';
import { jobs } from './jobs.ts';
import { locations } from './locations.ts';
import { news } from './news.ts';
import { ownPageTypes } from './own-page-types.ts';
import type { PageType } from './page-type.ts';
import { search } from './search.ts';
import { admin, errorPage, thanks } from './service-pages.ts';
import { spaces } from './spaces.ts';
import { today } from './today.ts';

const ours: readonly PageType[] = [
  home,
  art,
  contact,
  events,
  experiences,
  jobs,
  locations,
  news,
  revitalization,
  search,
  spaces,
  thanks,
  today,
  visit,
  admin,
  errorPage,
];

refuseTakenNames(
  'page-types',
  ownPageTypes.map(({ name }) => name),
  Object.fromEntries([...ours, furtherPages].map(({ name }) => [name, true])),
);

/** Every page type. A new one is a file and a line above, and its template's. */
// The last one keeps no path that another claims: that is the site's own page.
export const pageTypes: readonly PageType[] = [...ours, ...ownPageTypes, furtherPages];
