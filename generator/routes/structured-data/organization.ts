import { iconPath } from '../../content/paths.ts';
import { compact } from '../../util/omit-undefined.ts';
import { type PostalAddress, postalAddress } from './postal-address.ts';
import { type SiteFacts, type Thing, telephone } from './thing.ts';

export interface Organization extends Thing<'Organization'> {
  readonly '@id': string;
  readonly name: string;
  readonly url: string;
  readonly logo: string;
}

export interface WholeOrganization extends Organization {
  readonly description?: string;
  readonly address?: PostalAddress;
  readonly telephone?: string;
  readonly email?: string;
  readonly sameAs?: readonly string[];
}

/**
 * The organisation of the pier in short form, for pages about other topics: publisher, author,
 * organiser. https://developers.google.com/search/docs/appearance/structured-data/organization
 */
export function organization({
  config: { siteUrl, ...config },
  organisation: { name },
}: SiteFacts): Organization {
  return {
    '@type': 'Organization',
    '@id': `${siteUrl}/#organization`,
    name,
    url: `${siteUrl}/`,
    logo: config.organisation?.logo ?? `${siteUrl}${iconPath}`,
  };
}

/** The organisation with all its data, for pages about it. */
export function wholeOrganization(site: SiteFacts): WholeOrganization {
  const { email, phone, social } = site.organisation;
  return compact({
    ...organization(site),
    description: site.content.settings.tagline || undefined,
    address: ownAddress(site),
    telephone: telephone(phone),
    email: email?.label,
    sameAs: social.length === 0 ? undefined : social.map(({ href }) => href),
  });
}

/** The address of the pier. */
export function ownAddress({ organisation: { address = '' } }: SiteFacts): PostalAddress | undefined {
  return address.trim() === '' ? undefined : postalAddress(address.trim());
}
