import type { Language } from './languages.ts';

/**
 * The language of the site, for templates and browser scripts. The bundle of a site in another
 * language contains another text in place of this file: generator/bundle/site-modules.ts.
 */
export const siteLanguage: Language = 'en-US';
