import type { PageSettings } from '../../generator/routes/page-settings.ts';

/** The settings of a site in tests, as far as they reach a page. */
export const pageSettings: PageSettings = {
  siteUrl: 'https://www.halyardpier.example',
  map: {},
  furtherPages: true,
  popup: { storage: 'debug', cookieHours: 24 },
  fonts: {},
};
