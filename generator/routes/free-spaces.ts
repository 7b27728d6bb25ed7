import type { FreeSpace } from '../../templates/sections/FreeSpaces.tsx';
import { formatsOf } from '../../words/formats/formats-of.ts';
import { writeArea } from '../../words/formats/write-area.ts';
import type { Entry } from '../content/content.ts';
import { dateLabel, parseLocal } from '../content/dates.ts';
import { titleOf } from '../content/name-entry.ts';
import { ownLanguage } from '../content/own-language.ts';
import { hrefOf } from '../content/paths.ts';
import type { Place } from '../content/place.ts';
import { compact } from '../util/omit-undefined.ts';
import { mostListed } from './listed.ts';
import type { RouteContext } from './route-context.ts';

type Space = Place<'space'>;

/** The slug of the experience that lists a space. */
export function leasingPageOf({ fields }: Pick<Space, 'fields'>): 'leasing' | 'retail-leasing' {
  return fields.use === 'shop' ? 'retail-leasing' : 'leasing';
}

/** Lists the spaces to let of an experience, without one of them, in the order of the editors. */
export function freeSpacesOf(slug: string, context: RouteContext, without?: Space): readonly FreeSpace[] {
  return context.lists.space
    .cut(0, mostListed)
    .filter((space) => leasingPageOf(space) === slug && space.id !== without?.id)
    .map((space) => freeSpace(space, context));
}

function freeSpace(space: Space, context: RouteContext): FreeSpace {
  const entry = context.row(space);
  return compact({
    name: titleOf(entry),
    href: hrefOf(context.pathOf(space)),
    lang: ownLanguage(entry, context.content.settings),
    text: entry.excerpt || undefined,
    ...spaceFacts(entry, context),
  });
}

/** Says the size, the rent and the date of a space. */
export function spaceFacts(
  { title, fields: { area, rent, availableFrom } }: Entry<'space'>,
  { content: { settings }, words: { leasing }, clock }: RouteContext,
): Pick<FreeSpace, 'size' | 'rent' | 'available'> {
  const day = parseLocal(availableFrom, settings.timeZone);
  const isFree = day === null || clock.hasCome(day, `the space "${title}" is free`);
  return compact({
    size: area === null ? undefined : writeArea(area, formatsOf(settings.language), leasing),
    rent: rent || undefined,
    available: isFree ? leasing.now : dateLabel(day.toISOString(), settings).label,
  });
}
