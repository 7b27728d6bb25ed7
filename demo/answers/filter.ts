import { toDatabaseId } from './connection.ts';

/** The filters of the lists of entries and of media. */
export interface WhereArguments {
  readonly in?: readonly string[] | null;
  readonly notIn?: readonly string[] | null;
  readonly nameIn?: readonly string[] | null;
  readonly orderby?: readonly OrderBy[] | null;
  readonly dateQuery?: DateQuery | null;
  readonly status?: string | null;
  readonly stati?: readonly string[] | null;
  readonly hasPassword?: boolean | null;
}

interface OrderBy {
  readonly field: string;
  readonly order: string;
}

interface DateQuery {
  readonly column?: string | null;
  readonly after?: DateParts | null;
  readonly before?: DateParts | null;
  readonly inclusive?: boolean | null;
}

type DateParts = {
  readonly [Part in 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second']?: number | null;
};

/** An item that can be filtered and sorted: an entry or a file. */
export interface Listed {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly date: string;
  readonly modified: string;
  readonly menuOrder: number;
  readonly password: string;
}

/** Those items that `where` asks for. An empty `in` filters nothing, as on the real server. */
export function filterItems<Item extends Listed>(
  items: readonly Item[],
  where: WhereArguments,
): readonly Item[] {
  const wanted = toIds(where.in);
  const unwanted = toIds(where.notIn);
  const slugs = new Set(where.nameIn ?? []);
  const states = where.stati ?? (where.status ? [where.status] : []);
  // The public asks for drafts in vain: it gets an empty list, not an error.
  if (states.length > 0 && !states.includes('PUBLISH')) return [];
  const asksForAll = wanted.size + unwanted.size + slugs.size === 0 && !where.dateQuery;
  if (asksForAll && where.hasPassword == null) return items;
  return items.filter(
    (item) =>
      (wanted.size === 0 || wanted.has(item.id)) &&
      !unwanted.has(item.id) &&
      (slugs.size === 0 || slugs.has(item.slug)) &&
      isInPeriod(item, where.dateQuery) &&
      (where.hasPassword == null || where.hasPassword === (item.password !== '')),
  );
}

/** The order that `where` asks for: newest first unless it says otherwise, that of `in` when only that is given. */
export function comparisonFor(where: WhereArguments): (a: Listed, b: Listed) => number {
  const orders = where.orderby ?? [];
  const rank = new Map([...toIds(where.in)].map((id, index) => [id, index]));
  if (orders.length === 0 && rank.size > 0) return (a, b) => rankOf(rank, a) - rankOf(rank, b);
  const [{ field, order } = { field: 'DATE', order: 'DESC' }] = orders;
  const direction = order === 'ASC' ? 1 : -1;
  if (field === 'IN') return (a, b) => rankOf(rank, a) - rankOf(rank, b);
  const keyOf = sortKeys[field] ?? sortKeys.DATE;
  return (a, b) => direction * (compareKeys(keyOf?.(a), keyOf?.(b)) || a.id - b.id);
}

/** True where `comparisonFor` means the order of a list that nothing is asked of. */
export function isNewestFirst({ orderby, in: ids }: WhereArguments): boolean {
  return (orderby ?? []).length === 0 && toIds(ids).size === 0;
}

/** The ids of an argument, whether they are global or plain. */
export function toIds(ids: readonly string[] | null | undefined): Set<number> {
  return new Set((ids ?? []).map(toDatabaseId));
}

type Key = string | number | undefined;

const sortKeys: Readonly<Record<string, (item: Listed) => Key>> = {
  DATE: (item) => item.date,
  MODIFIED: (item) => item.modified,
  MENU_ORDER: (item) => item.menuOrder,
  TITLE: (item) => item.title.toLowerCase(),
  SLUG: (item) => item.slug,
};

function compareKeys(a: Key, b: Key): number {
  if (a === undefined || b === undefined || a === b) return 0;
  return a < b ? -1 : 1;
}

function rankOf(rank: ReadonlyMap<number, number>, item: Listed): number {
  return rank.get(item.id) ?? rank.size;
}

function isInPeriod(item: Listed, query: DateQuery | null | undefined): boolean {
  if (!query) return true;
  const value = query.column === 'MODIFIED' ? item.modified : item.date;
  const inclusive = query.inclusive ?? false;
  if (query.after) {
    // Parts that are not given count as the latest when the limit itself is out, so "after a day" starts the day after.
    const limit = toTime(query.after, inclusive ? 'earliest' : 'latest');
    if (value < limit || (value === limit && !inclusive)) return false;
  }
  if (query.before) {
    const limit = toTime(query.before, inclusive ? 'latest' : 'earliest');
    if (value > limit || (value === limit && !inclusive)) return false;
  }
  return true;
}

function toTime(parts: DateParts, missing: 'earliest' | 'latest'): string {
  const isLatest = missing === 'latest';
  const pad = (value: number) => String(value).padStart(2, '0');
  const year = parts.year ?? 1970;
  const month = parts.month ?? (isLatest ? 12 : 1);
  const day = parts.day ?? (isLatest ? new Date(Date.UTC(year, month, 0)).getUTCDate() : 1);
  const hour = parts.hour ?? (isLatest ? 23 : 0);
  const minute = parts.minute ?? (isLatest ? 59 : 0);
  const second = parts.second ?? (isLatest ? 59 : 0);
  return `${year}-${pad(month)}-${pad(day)}T${pad(hour)}:${pad(minute)}:${pad(second)}`;
}
