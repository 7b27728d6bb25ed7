import type { Entry } from '../../content/content.ts';
import { positionOf } from '../organisation.ts';
import { organization, pierAround } from './pier.ts';
import { ownAddress, postalAddress } from './postal-address.ts';
import { type DescribedPage, geo, type SiteFacts, type Thing, thing } from './thing.ts';

export interface JobInput {
  readonly page: DescribedPage;
  readonly entry: Entry<'job'>;
  /** Html that needs no other page. */
  readonly text: string;
  readonly location: Entry<'location'> | undefined;
  /** The moment after the last day, ISO 8601. */
  readonly validThrough: string | undefined;
  readonly site: SiteFacts;
}

/** The words of schema.org, by the options of the field. */
const employmentTypes: Readonly<Record<string, string>> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  temporary: 'TEMPORARY',
  apprenticeship: 'INTERN',
  volunteer: 'VOLUNTEER',
};

/** Describes a job that is open. https://developers.google.com/search/docs/appearance/structured-data/job-posting */
export function jobPosting({ page, entry, text, location, validThrough, site }: JobInput): Thing {
  const { employer, employment } = entry.fields;
  const town = ownAddress(site);
  const address = location?.fields.address ?? '';
  const around = pierAround(site);
  return thing('JobPosting', {
    title: page.name,
    url: page.url,
    description: text === '' ? page.description : text,
    image: page.image,
    datePosted: entry.published,
    validThrough,
    employmentType: employmentTypes[employment],
    hiringOrganization: employer === '' ? organization(site) : thing('Organization', { name: employer }),
    jobLocation: thing('Place', {
      name: location === undefined ? around.name : location.title,
      address: address === '' ? town : postalAddress(address, town),
      geo: location === undefined ? geo(positionOf(site.content, site.config)) : geo(location.fields),
    }),
  });
}
