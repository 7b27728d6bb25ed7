import type { Organisation } from '../../templates/organisation.ts';
import type { SiteContent } from '../content/content.ts';
import { asHref } from '../content/paths.ts';
import { compact } from '../util/omit-undefined.ts';
import type { PageSettings } from './page-settings.ts';
import { phoneLink } from './phone.ts';

/** Returns the organisation from the settings; its default name is the site's title. */
export function organisationOf({ settings }: SiteContent, { organisation }: PageSettings): Organisation {
  const {
    name = settings.title,
    address,
    phone,
    email,
    directionsUrl,
    hours = [],
    social = [],
  } = organisation ?? {};
  return compact({
    name,
    address,
    phone: phoneLink(phone),
    email: email === undefined ? undefined : { label: email, href: asHref(`mailto:${email}`) },
    directions: directionsUrl === undefined ? undefined : asHref(directionsUrl),
    hours,
    social: social.map(({ label, url }) => ({ label, href: asHref(url) })),
  });
}
