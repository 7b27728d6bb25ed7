import type { EntryLine } from '../../templates/components/EntryLines.tsx';
import { formatsOf } from '../../words/formats/formats-of.ts';
import { writeNumber } from '../../words/formats/write-number.ts';
import type { Entry } from '../content/content.ts';
import { mostListed } from './listed.ts';
import type { RouteContext } from './route-context.ts';
import { linkToEntry } from './summaries.ts';

/** Lists the locations that are for hire, in the order of the editors. */
export function hallsForHire(context: RouteContext): readonly EntryLine[] {
  const { lists, row, summaries } = context;
  return lists.location.cut(0, mostListed).flatMap((place) => {
    const detail = place.fields.hireCapacity === null ? undefined : sayHire(row(place), context);
    return detail === undefined ? [] : [{ ...linkToEntry(summaries.location(place)), detail }];
  });
}

/** Says for how many people a location is for hire, and at what price: "up to 180 people, from $2,400 a day"; undefined where it is not. */
export function sayHire(
  { fields: { hireCapacity, hirePrice } }: Entry<'location'>,
  { content, words }: Pick<RouteContext, 'content' | 'words'>,
): string | undefined {
  if (hireCapacity === null) return undefined;
  const count = writeNumber(hireCapacity, formatsOf(content.settings.language).numbers);
  return [words.leasing.upTo({ count }), hirePrice].filter((part) => part !== '').join(', ');
}
