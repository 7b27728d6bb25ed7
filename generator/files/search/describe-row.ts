import type { PictureData } from '../../../templates/types.ts';
import type { AnyEntry } from '../../content/content.ts';
import { dateLabel, daysAndTime, parseLocal } from '../../content/dates.ts';
import { titleOf } from '../../content/name-entry.ts';
import { ownLanguage } from '../../content/own-language.ts';
import { hrefOf } from '../../content/paths.ts';
import type { RouteContext } from '../../routes/route-context.ts';
import { compact } from '../../util/omit-undefined.ts';
import { factWords } from './fact-words.ts';

/** An entry as the results show it, without its id and the beginning of its text. */
export interface ShownFacts {
  readonly kind: AnyEntry['kind'];
  readonly title: string;
  readonly href: string;
  /** The date, and the place or the artist. */
  readonly facts: string;
  /** Addresses of a small picture, in formats that follow each other; empty without one. */
  readonly picture: string;
  /** Where it is another than the site's. */
  readonly language?: string;
}

export interface DescribedEntry {
  readonly row: ShownFacts;
  /** Names that belong to it: place, artist, categories. */
  readonly names: readonly string[];
  /** Folded words for what its fields say. */
  readonly facts: readonly string[];
  /** Other texts of its fields. */
  readonly texts: readonly string[];
}

/** Describes an entry for the results. The clock is not asked: time alone changes no file. */
export function describeRow(entry: AnyEntry, path: string, context: RouteContext): DescribedEntry {
  const { names, date, texts = [] } = fieldsOf(entry, context);
  const row = compact({
    kind: entry.kind,
    title: titleOf(entry),
    href: hrefOf(path),
    facts: [date, entry.kind === 'post' ? '' : names[0]].filter((fact) => fact).join(' · '),
    picture: smallPicture(context.resolve.pictureById(entry.imageId)),
    language: ownLanguage(entry, context.content.settings),
  });
  return { row, names, facts: factWords(entry, context), texts };
}

interface Described {
  readonly names: readonly string[];
  readonly date?: string;
  readonly texts?: readonly string[];
}

function fieldsOf(entry: AnyEntry, { content: { settings }, find }: RouteContext): Described {
  const { timeZone } = settings;
  switch (entry.kind) {
    case 'event': {
      const { start, end, venue } = entry.fields;
      const first = parseLocal(start, timeZone);
      if (first === null) return { names: [venue] };
      const { days, time } = daysAndTime(first, parseLocal(end, timeZone), settings);
      return { names: [venue], date: time === undefined ? days : `${days}, ${time}` };
    }
    case 'post': {
      const categories = entry.fields.categoryIds.flatMap((id) => find('category', id) ?? []);
      return { names: categories.map(({ name }) => name), date: dateLabel(entry.published, settings).label };
    }
    case 'artwork': {
      const { artist, year } = entry.fields;
      return { names: [artist], ...(year !== null && { date: String(year) }) };
    }
    case 'location': {
      const { address, hours } = entry.fields;
      return { names: [address.split('\n')[0] ?? ''], texts: [address, ...hours] };
    }
    case 'job': {
      const { employer, starts } = entry.fields;
      return { names: [employer], texts: [starts] };
    }
    case 'space': {
      const { rent, floor } = entry.fields;
      return { names: [rent], texts: [floor] };
    }
    default:
      return { names: [] };
  }
}

/** The width at which results show it, on a screen with two pixels a point. */
const shownWidth = 144;

function smallPicture(picture: PictureData | undefined): string {
  if (picture === undefined) return '';
  const { src, sources } = picture;
  if (sources === undefined) return src;
  const { stem, avif } = sources;
  const smallest = avif.find((width) => width >= shownWidth) ?? avif.at(-1);
  return `${stem}-${smallest}.avif ${src}`;
}
