import type { Until } from '../../../client-runtime/search/search-index.ts';
import { isLongRule, occurrencesOf } from '../../content/occurrences/occurrences-of.ts';
import { type DatedFields, ruleOf } from '../../content/occurrences/rule-of.ts';
import type { RouteContext } from '../../routes/route-context.ts';
import { groupBy } from '../../util/group-by.ts';
import { countDays } from '../../util/iso-day.ts';

/**
 * Lists the last day of each event and job by its year, as `client-runtime/search/search-index.ts` reads them. The clock is not asked:
 * a browser knows what is over.
 */
export function lastDays({ lists, row }: Pick<RouteContext, 'lists' | 'row'>): ReadonlyMap<string, Until> {
  const closing = lists.job.all().flatMap(({ id, fields: { closes } }) => ends(id, closes));
  const over = lists.event.all().flatMap((event) => ends(event.id, lastDayOf(row(event).fields)));
  const byYear = groupBy(
    [...over, ...closing].sort((a, b) => a.id - b.id),
    ({ year }) => year,
  );
  return new Map(
    [...byYear]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([year, ofYear]) => [
        year,
        ofYear.map(
          ({ id, day }, at) => [id - (ofYear[at - 1]?.id ?? 0), countDays(`${year}-01-01`, day) + 1] as const,
        ),
      ]),
  );
}

function ends(id: number, day: string | null | undefined) {
  return day == null ? [] : [{ id, year: day.slice(0, 4), day }];
}

/** A rule without an end goes on. */
const never = '9999-12-31';

function lastDayOf(fields: DatedFields): string | undefined {
  if (isLongRule(fields)) return ruleOf(fields)?.lastDay ?? never;
  const last = occurrencesOf(fields).at(-1);
  return (last?.end ?? last?.start)?.slice(0, 10);
}
