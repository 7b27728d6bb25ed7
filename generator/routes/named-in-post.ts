import type { EntryLine } from '../../templates/components/EntryLines.tsx';
import type { AnyEntry } from '../content/content.ts';
import { compact } from '../util/omit-undefined.ts';
import { linkedInText } from './linked-in-text.ts';
import { wayToPlace } from './places/place-way.ts';
import type { RouteContext } from './route-context.ts';
import { linkToEntry } from './summaries.ts';

const mostNamed = 6;

/** Lists the events, places and works that a text links to, with a line on each. */
export function namedInPost(entry: AnyEntry, context: RouteContext): readonly EntryLine[] {
  const lines = new Map<string, EntryLine>();
  for (const { kind, id } of linkedInText(entry, context.paths)) {
    const line = lineOf(kind, id, context);
    if (line !== undefined && lines.size < mostNamed) lines.set(line.href, line);
  }
  return [...lines.values()];
}

function lineOf(kind: string, id: number, context: RouteContext): EntryLine | undefined {
  const { find, summaries } = context;
  if (kind === 'event') {
    const entry = find(kind, id);
    const event = entry && summaries.event(entry);
    return event && { ...linkToEntry(event), detail: event.when.days, own: event.venue };
  }
  if (kind === 'location') {
    const entry = find(kind, id);
    if (entry === undefined) return undefined;
    const detail = wayToPlace(entry, context);
    const own = detail === undefined ? entry.fields.address : undefined;
    return compact({ ...linkToEntry(summaries.location(entry)), detail, own });
  }
  if (kind !== 'artwork') return undefined;
  const entry = find(kind, id);
  if (entry === undefined) return undefined;
  const { artist, year } = entry.fields;
  return compact({ ...linkToEntry(summaries.art(entry)), detail: year?.toString(), own: artist });
}
