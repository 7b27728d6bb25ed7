import type { Kind, KindFields } from '../content.ts';
import type { EntryContext } from '../html/context.ts';
import { isNowhere } from './is-nowhere.ts';
import { readPrice } from './price.ts';

type Settle<K extends Kind> = (fields: KindFields[K], context: EntryContext) => KindFields[K];

/** Settles fields of a kind that may contradict each other. */
const settlers: { readonly [K in Kind]?: Settle<K> } = {
  event: (fields, context) => ({
    ...fields,
    end: plausibleEnd(fields, context),
    ...readPrice(fields, context),
  }),
  location: (fields) => (isNowhere(fields) ? { ...fields, latitude: null, longitude: null } : fields),
};

export function settleFields<K extends Kind>(
  kind: K,
  fields: KindFields[K],
  context: EntryContext,
): KindFields[K] {
  const settle: Settle<K> | undefined = settlers[kind];
  return settle ? settle(fields, context) : fields;
}

/** The longest event: a calendar shows each of its days. */
const mostYears = 20;

/** Warns about an implausible end and treats it as missing. */
function plausibleEnd({ start, end }: KindFields['event'], { entry, warn }: EntryContext): string | null {
  if (start === null || end === null) return end;
  const isTooLate = Number(end.slice(0, 4)) - Number(start.slice(0, 4)) > mostYears;
  if (end >= start && !isTooLate) return end;
  const what = isTooLate ? `lasts more than ${mostYears} years` : 'ends before it starts';
  warn({
    message: `The event ${what}: it is shown without an end`,
    entry,
    field: 'endDate',
    hint: 'Enter the end again, or leave it empty.',
  });
  return null;
}
