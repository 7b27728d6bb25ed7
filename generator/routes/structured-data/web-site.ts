import { organization } from './organization.ts';
import { type Reference, type SiteFacts, type Thing, thing } from './thing.ts';

export interface WebSite extends Thing<'WebSite'> {
  readonly '@id': string;
  readonly name: string;
  readonly url: string;
  readonly description?: string;
  readonly inLanguage: string;
  readonly publisher: Reference;
}

/**
 * The site, for its name in search results.
 * https://developers.google.com/search/docs/appearance/site-names
 */
export function webSite(site: SiteFacts): WebSite {
  const { siteUrl } = site.config;
  const { title, tagline, language } = site.content.settings;
  return thing('WebSite', {
    '@id': `${siteUrl}/#website`,
    name: title,
    url: `${siteUrl}/`,
    description: tagline || undefined,
    inLanguage: language,
    publisher: { '@id': organization(site)['@id'] },
  });
}
