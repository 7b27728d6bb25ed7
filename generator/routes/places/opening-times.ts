import type { Organisation } from '../../../templates/organisation.ts';
import type { OpeningTimes } from '../../../templates/types.ts';
import type { Entry, SiteContent, WeeklyHours } from '../../content/content.ts';
import { parseHours } from '../../content/hours/parse-hours.ts';

interface Site {
  readonly content: Pick<SiteContent, 'pier' | 'settings'>;
  readonly organisation: Pick<Organisation, 'hours'>;
}

/** Returns the opening times of a place for its state at any moment; undefined when unknown. */
export function placeTimes(
  { fields }: Entry<'location'>,
  { timeZone }: SiteContent['settings'],
): OpeningTimes | undefined {
  return fields.openingHours === null ? undefined : { timeZone, ...fields.openingHours };
}

/** Returns the hours of the pier: those of the page Pier, else those in the words of the settings. */
export function pierHours({ content: { pier }, organisation }: Site): WeeklyHours | null {
  const isFromCms = pier !== undefined && pier.hours.length > 0;
  if (isFromCms || pier?.openingHours) return pier.openingHours;
  return parseHours(organisation.hours.map(({ days, hours }) => `${days} ${hours}`));
}
