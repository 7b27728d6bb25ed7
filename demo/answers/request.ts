import { hasCome } from '../clock.ts';
import type { DemoMedia } from '../media.ts';
import type { DemoEntry, DemoStore } from '../store.ts';

/** What one request knows: the content, and the numbers that WordPress counts anew in every request. */
export interface DemoRequest {
  readonly store: DemoStore;
  /** Whether the request came with the credentials of an editor, who sees what is not public. */
  readonly isEditor: boolean;
  /** The most that one page of any list holds; more is cut to it without a word. */
  readonly pageSize: number;
  /** The next number for a class name. */
  readonly count: () => number;
  readonly mediaById: (id: number | null | undefined) => DemoMedia | undefined;
}

/** WPGraphQL's own, which hosts and security plugins lower: `graphql_connection_max_query_amount`. */
const usualPageSize = 100;

export function startRequest(
  store: DemoStore,
  { isEditor = false, pageSize = usualPageSize }: { isEditor?: boolean; pageSize?: number | undefined } = {},
): DemoRequest {
  let number = 0;
  const count = () => {
    number += 1;
    return number;
  };
  const media = new Map(store.media.map((item) => [item.id, item]));
  return { store, isEditor, pageSize, count, mediaById: (id) => (id == null ? undefined : media.get(id)) };
}

/** True for what is listed to everybody; an entry with a password is, though most of its fields are empty. */
export function isPublic(entry: DemoEntry): boolean {
  return entry.status === 'publish' && hasCome(entry.date);
}
