import type { TZDate } from '@date-fns/tz';
import type { Organisation } from '../../../templates/organisation.ts';
import type { OpeningTimes } from '../../../templates/types.ts';
import type { Entry, PierFacts, SiteContent } from '../../content/content.ts';
import { endOf, parseLocal } from '../../content/dates.ts';
import { parseHours } from '../../content/hours/parse-hours.ts';
import type { Clock } from '../../dependencies/clock.ts';

/** Returns the opening times of a place for its state at any moment; undefined when unknown. */
export function placeTimes(
  { fields }: Entry<'location'>,
  { timeZone }: SiteContent['settings'],
): OpeningTimes | undefined {
  return fields.openingHours === null ? undefined : { timeZone, ...fields.openingHours };
}

/**
 * Returns the opening times of the pier: those of the page Pier, else those in the words of the
 * settings; undefined when unknown.
 */
export function pierTimes(
  { pier, settings: { timeZone } }: Pick<SiteContent, 'settings'> & { readonly pier?: PierFacts | undefined },
  words: Organisation['hours'],
): OpeningTimes | undefined {
  const isFromCms = pier !== undefined && (pier.hours.length > 0 || pier.openingHours !== null);
  const hours = isFromCms ? pier.openingHours : parseHours(words.map((line) => `${line.days} ${line.hours}`));
  return hours === null ? undefined : { timeZone, ...hours };
}

export interface SiteTime {
  readonly content: Pick<SiteContent, 'settings'>;
  readonly clock: Clock;
}

/** Returns a day with other hours, "2026-12-24"; null when it is over, or no day. */
export function dayToCome(date: string, { content, clock }: SiteTime): TZDate | null {
  const day = parseLocal(date, content.settings.timeZone);
  return day === null || clock.hasCome(endOf(day, null), `the opening hours of ${date} are over`)
    ? null
    : day;
}
