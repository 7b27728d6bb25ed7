import { defaultLanguage } from '../../../words/languages.ts';
import type { Entry, Kind } from '../../content/content.ts';
import { daysAndTime, parseLocal } from '../../content/dates.ts';
import { fieldsOf } from '../../content/kinds/descriptions.ts';
import { type KindMapping, mappedFields } from '../../content/kinds/mapping.ts';
import { titleOf } from '../../content/name-entry.ts';
import type { SavedEntry } from '../../content/saved/saved-crawl.ts';
import { type Finding, good } from './finding.ts';

interface MappedKind {
  readonly kind: Kind;
  readonly mapping: KindMapping;
  readonly timeZone: string;
}

/** Says how the first entries of a mapped kind are read, a line each: whoever wrote the mapping sees a wrong hour, which is no error. */
export function mappedFindings(
  records: readonly SavedEntry[],
  { kind, mapping, timeZone }: MappedKind,
): readonly Finding[] {
  return records.map(({ entry, problems }) => {
    const parts = mappedFields(kind, mapping).flatMap(({ name, sent, from }) => {
      if (problems.some(({ field }) => field === from.path)) return `${name} does not fit`;
      return partOf(entry, { name, sent, timeZone });
    });
    return good(`Read as ${kind} ${entry.id} "${titleOf(entry)}": ${parts.join('; ')}.`);
  });
}

interface Part {
  readonly name: string;
  readonly sent: string;
  readonly timeZone: string;
}

/** Says a field in words; nothing of the title, which is said already, and of an end, which is said with the start. */
function partOf(entry: Entry, { name, sent, timeZone }: Part): string | readonly string[] {
  if (name === 'title' || sent === 'endDate') return [];
  if (name === 'picture') return entry.imageId === null ? 'no picture' : `picture ${entry.imageId}`;
  if (name === 'text') return `text of ${entry.blocks.words} words`;
  if (name === 'excerpt') return entry.excerpt === '' ? 'no excerpt' : `excerpt "${short(entry.excerpt)}"`;
  const field = fieldsOf(entry.kind).find((one) => one.sent === sent);
  const value: unknown = field && Reflect.get(entry.fields, field.name);
  const end = sent === 'startDate' && entry.kind === 'event' ? Reflect.get(entry.fields, 'end') : null;
  if (field?.type === 'datetime') return `${name} ${daysOf([value, end], timeZone)}`;
  const isFree = name === 'price' && value === '' && Reflect.get(entry.fields, 'isFree') === true;
  return `${name} ${isFree ? 'free' : wordsOf(value)}`;
}

function daysOf(dates: readonly unknown[], timeZone: string): string {
  const [start = null, end = null] = dates.map((date) =>
    typeof date === 'string' ? parseLocal(date, timeZone) : null,
  );
  if (start === null) return 'empty';
  const { days, time = 'all day' } = daysAndTime(start, end, { language: defaultLanguage });
  return `${days}, ${time}`;
}

function wordsOf(value: unknown): string {
  if (value === null || value === '' || value === undefined) return 'empty';
  if (typeof value === 'string') return `"${short(value)}"`;
  return short(JSON.stringify(value));
}

function short(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
