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
  const line = (summary: Parameters<typeof linkToEntry>[0], details: readonly unknown[]): EntryLine =>
    compact({ ...linkToEntry(summary), detail: details.filter(Boolean).join(' · ') || undefined });
  if (kind === 'event') {
    const entry = find(kind, id);
    const event = entry && summaries.event(entry);
    return event && line(event, [event.when.days, event.venue]);
  }
  if (kind === 'location') {
    const entry = find(kind, id);
    return entry && line(summaries.location(entry), [wayToPlace(entry, context) ?? entry.fields.address]);
  }
  if (kind === 'artwork') {
    const entry = find(kind, id);
    return entry && line(summaries.art(entry), [entry.fields.artist, entry.fields.year]);
  }
  return undefined;
}
