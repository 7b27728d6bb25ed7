import type { PageSettings } from '../../config/resolve-config.ts';
import type { Organisation } from '../../templates/organisation.ts';
import type { PierFacts, SiteContent } from '../content/content.ts';
import { asHref } from '../content/paths.ts';
import { compact } from '../util/omit-undefined.ts';
import { countryOf, phoneLink } from './phone.ts';
import { anyWayLink } from './places/map-links.ts';
import { pierTimes } from './places/opening-times.ts';

interface Pier {
  readonly pier?: PierFacts | undefined;
}

type OwnOrganisation = NonNullable<PageSettings['organisation']>;

/**
 * Returns the organisation with its links. Where editors have filled in any of it on the page Pier
 * of the CMS, all of it is from there, otherwise from the settings. Its default name is the site's
 * title; by default, directions lead to its position.
 */
export function organisationOf(
  content: Pick<SiteContent, 'settings'> & Pier,
  { organisation, mapApps }: PageSettings,
): Organisation {
  const { title, language } = content.settings;
  const {
    name = title,
    address,
    phone,
    email,
    directionsUrl,
    position,
    hours = [],
    social = [],
  } = asOrganisation(content.pier) ?? organisation ?? {};
  return compact({
    name,
    address,
    phone: phoneLink(phone, countryOf({ country: organisation?.country, address, language })),
    email: email === undefined ? undefined : { label: email, href: asHref(`mailto:${email}`) },
    directions: directionsUrl === undefined ? anyWayLink({ position }, { mapApps }) : asHref(directionsUrl),
    hours,
    opening: pierTimes(content, hours),
    social: social.map(({ label, url }) => ({ label, href: asHref(url) })),
  });
}

/** Returns the position of the pier in degrees, from the same source. */
export function positionOf(
  { pier }: Pier,
  { organisation }: Pick<PageSettings, 'organisation'>,
): OwnOrganisation['position'] {
  return (asOrganisation(pier) ?? organisation)?.position;
}

/**
 * Writes the page Pier as the setting `organisation`: what is empty is absent. Undefined when
 * nothing of an organisation is filled in, such as a notice alone.
 */
export function asOrganisation(pier: PierFacts | undefined): Partial<OwnOrganisation> | undefined {
  if (pier === undefined) return undefined;
  const { name, address, phone, email, directionsUrl, position, hours, social } = pier;
  const filledIn = compact({
    name: name || undefined,
    address: address || undefined,
    phone: phone || undefined,
    email: email || undefined,
    directionsUrl: directionsUrl || undefined,
    position: position ?? undefined,
    hours: hours.length === 0 ? undefined : [...hours],
    social: social.length === 0 ? undefined : [...social],
  });
  return Object.keys(filledIn).length === 0 ? undefined : filledIn;
}
