import { GraphQLError } from 'graphql';

/** The arguments of every list of the schema. */
export interface PagingArguments {
  readonly first?: number | null;
  readonly last?: number | null;
  readonly after?: string | null;
  readonly before?: string | null;
}

/** The same with a filter. */
export type ListArguments<Where> = PagingArguments & { readonly where?: Where | null };

export interface Connection<Node> {
  readonly nodes: readonly Node[];
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string | null;
    readonly endCursor: string | null;
  };
}

/** A list as a page is cut from it. */
export interface Listing<Item> {
  /** In order, only what the public may see. */
  readonly items: readonly Item[];
  readonly idOf: (item: Item) => number;
  readonly compare: (a: Item, b: Item) => number;
  /** Finds the item of a cursor, also among what is not listed: WordPress goes on from its place in the order. */
  readonly findCursor: (id: number) => Item | undefined;
}

/**
 * One page of a list, with all that WPGraphQL does unexpectedly: 10 items when `first` is absent or 0, and then never a
 * next page; `pageSize` at most; page one again for a cursor that is garbage or whose item has vanished.
 */
export function toPage<Item, Node>(
  listing: Listing<Item>,
  args: PagingArguments,
  { pageSize, view }: { readonly pageSize: number; readonly view: (item: Item) => Node },
): Connection<Node> {
  checkArguments(args);
  const { items, idOf } = listing;
  const start = positionOf(listing, args.after, 'after') ?? 0;
  const end = positionOf(listing, args.before, 'before') ?? items.length;
  const asked = args.first || args.last || 0;
  const amount = Math.min(asked || 10, pageSize);
  const from = args.last ? Math.max(start, end - amount) : start;
  const shown = items.slice(from, Math.min(end, from + amount));
  const goesOn = from + amount < end;
  const [first] = shown;
  const last = shown.at(-1);
  return {
    nodes: shown.map(view),
    pageInfo: {
      hasNextPage: asked > 0 && goesOn,
      hasPreviousPage: from > 0,
      startCursor: first === undefined ? null : toCursor(idOf(first)),
      endCursor: last === undefined ? null : toCursor(idOf(last)),
    },
  };
}

/** The id that a global id ("cG9zdDoxMDg=") or a plain id stands for. */
export function toDatabaseId(id: string): number {
  if (/^\d+$/.test(id)) return Number(id);
  return Number(/:(\d+)$/.exec(fromBase64(id))?.[1] ?? 0);
}

export function toBase64(text: string): string {
  return Buffer.from(text).toString('base64');
}

function checkArguments({ first, last }: PagingArguments): void {
  if (first && last) {
    throw new GraphQLError(
      'The `first` and `last` connection args cannot be used together. For forward pagination, use `first` &amp; `after`. For backward pagination, use `last` &amp; `before`.',
    );
  }
  if (first && first < 0) throw new GraphQLError('first must be a positive integer.');
  if (last && last < 0) throw new GraphQLError('last must be a positive integer.');
}

function positionOf<Item>(
  listing: Listing<Item>,
  cursor: string | null | undefined,
  side: 'after' | 'before',
): number | undefined {
  const id = Number(/^arrayconnection:(\d+)$/.exec(fromBase64(cursor ?? ''))?.[1] ?? 0);
  const item = listing.findCursor(id);
  if (item === undefined) return undefined;
  const edge = side === 'after' ? 0 : -1;
  return firstIndex(listing.items, (candidate) => listing.compare(candidate, item) > edge);
}

/** The first item, by halving: once an item of the list `isBeyond`, all that follow are. */
function firstIndex<Item>(items: readonly Item[], isBeyond: (item: Item) => boolean): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = items[middle];
    if (item !== undefined && isBeyond(item)) high = middle;
    else low = middle + 1;
  }
  return low;
}

function toCursor(id: number): string {
  return toBase64(`arrayconnection:${id}`);
}

function fromBase64(text: string): string {
  return Buffer.from(text, 'base64').toString();
}
