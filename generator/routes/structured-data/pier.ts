import { iconPath } from '../../content/paths.ts';
import { positionOf } from '../organisation.ts';
import { openingHours } from './opening-hours.ts';
import { ownAddress } from './postal-address.ts';
import { geo, type SiteFacts, type Thing, telephone, thing } from './thing.ts';

/**
 * The pier itself: an attraction, and, with an address, a local business. `image` is the site's.
 * https://developers.google.com/search/docs/appearance/structured-data/local-business
 */
export function pier(site: SiteFacts, image: Thing | undefined): Thing {
  const { config, content, organisation } = site;
  const address = ownAddress(site);
  return thing(address === undefined ? 'TouristAttraction' : ['TouristAttraction', 'LocalBusiness'], {
    '@id': pierId(site),
    name: content.settings.title,
    url: `${config.siteUrl}/`,
    description: content.settings.tagline || undefined,
    image,
    address,
    geo: geo(positionOf(content, config)),
    telephone: telephone(organisation.phone),
    openingHoursSpecification: openingHours(organisation.opening, site),
    hasMap: organisation.directions,
    parentOrganization: { '@id': organizationId(site) },
  });
}

/** The pier as the place around another. */
export function pierAround({ config, content }: SiteFacts) {
  return thing('TouristAttraction', {
    '@id': pierId({ config }),
    name: content.settings.title,
    url: `${config.siteUrl}/`,
  });
}

/**
 * The organisation of the pier in short form, for pages about other topics: publisher, author,
 * organiser. https://developers.google.com/search/docs/appearance/structured-data/organization
 */
export function organization({ config, organisation: { name } }: SiteFacts) {
  return thing('Organization', {
    '@id': organizationId({ config }),
    name,
    url: `${config.siteUrl}/`,
    logo: config.organisation?.logo ?? `${config.siteUrl}${iconPath}`,
  });
}

/** The organisation with all its data, for pages about it. */
export function wholeOrganization(site: SiteFacts): Thing {
  const { email, phone, social } = site.organisation;
  const { '@type': type, ...facts } = organization(site);
  return thing(type, {
    ...facts,
    description: site.content.settings.tagline || undefined,
    address: ownAddress(site),
    telephone: telephone(phone),
    email: email?.label,
    sameAs: social.length === 0 ? undefined : social.map(({ href }) => href),
  });
}

/**
 * The site, for its name in search results.
 * https://developers.google.com/search/docs/appearance/site-names
 */
export function webSite(site: SiteFacts): Thing {
  const { siteUrl } = site.config;
  const { title, tagline, language } = site.content.settings;
  return thing('WebSite', {
    '@id': `${siteUrl}/#website`,
    name: title,
    url: `${siteUrl}/`,
    description: tagline || undefined,
    inLanguage: language,
    publisher: { '@id': organizationId(site) },
  });
}

function pierId({ config }: Pick<SiteFacts, 'config'>): string {
  return `${config.siteUrl}/#pier`;
}

function organizationId({ config }: Pick<SiteFacts, 'config'>): string {
  return `${config.siteUrl}/#organization`;
}
