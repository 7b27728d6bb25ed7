import type { Content } from './content.ts';
import { endOf, inZone, parseLocal } from './dates.ts';

/** When the site next changes although nobody edits anything. */
export interface NextChange {
  /** ISO 8601 in UTC. */
  readonly at: string;
  /** What happens then: `the event "Harbour Lights" ends`. */
  readonly why: string;
}

/** The next moment at which the clock alone changes a page: an event that ends moves to the past ones. Null: never. */
export function nextChange(content: Content): NextChange | null {
  const { timeZone } = content.settings;
  const now = inZone(content.now, timeZone);
  const ends = content.entries.event.flatMap((event) => {
    const start = parseLocal(event.fields.start, timeZone);
    if (start === null) return [];
    const end = endOf(start, parseLocal(event.fields.end, timeZone));
    return end > now
      ? [{ at: new Date(end.getTime()).toISOString(), why: `the event "${event.title}" ends` }]
      : [];
  });
  return ends.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))[0] ?? null;
}
