import type { Entry } from '../../generator/content/content.ts';
import { makeEntry } from './entries.ts';

/** An event of the demo's time zone; local times as the CMS writes them. */
export function makeEvent(
  id: number,
  start: string,
  { end = null, venue = '' }: { readonly end?: string | null; readonly venue?: string } = {},
): Entry<'event'> {
  return makeEntry('event', id, { fields: { start, end, venue, eventUrl: null } });
}
