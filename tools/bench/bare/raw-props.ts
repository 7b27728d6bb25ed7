import type { BlockNode } from '../../../templates/blocks/index.ts';
import type {
  ArtSummary,
  EventSummary,
  ExperienceSummary,
  Href,
  LocationSummary,
  NewsSummary,
  PictureData,
  SafeHtml,
} from '../../../templates/types.ts';
import type { RawEntry } from './load-content.ts';

// Props of templates from raw fields of the CMS, unsanitised, as every cast shows.

export function rawHref(address: string): Href {
  return address as Href;
}

/** The whole text as one piece of html, set as it came. */
export function rawNodes({ content }: RawEntry): readonly BlockNode[] {
  return content === null ? [] : [{ block: 'core/html', props: { html: content as SafeHtml } }];
}

export function rawPicture({ featuredImage }: RawEntry): { picture?: PictureData } {
  if (featuredImage === null) return {};
  const { sourceUrl, altText, mediaDetails } = featuredImage.node;
  return { picture: { src: sourceUrl, alt: altText ?? '', ...mediaDetails } };
}

export function rawEvent(entry: RawEntry, now: string): EventSummary {
  const { startDate, endDate, venue } = entry;
  const start = startDate ?? entry.date;
  return {
    ...rawCard(entry),
    id: 0,
    when: {
      start,
      ...(endDate && { end: endDate }),
      days: start.slice(0, 10),
      short: start.slice(5, 10),
      time: start.slice(11, 16),
      day: start.slice(8, 10),
      month: start.slice(5, 7),
    },
    coming: [],
    isPast: (endDate ?? start) < now,
    ...(venue && { venue }),
  };
}

export function rawNews(entry: RawEntry): NewsSummary {
  const { date, categories } = entry;
  return { ...rawCard(entry), published: rawDate(date), categories: rawCategories(categories?.nodes ?? []) };
}

export function rawCategories(categories: readonly { readonly name: string; readonly uri: string }[]) {
  return categories.map(({ name, uri }) => ({ label: name, by: 'entry' as const, href: rawHref(uri) }));
}

export function rawDate(date: string) {
  return { date: date.slice(0, 10), label: date.slice(0, 10) };
}

export function rawLocation(entry: RawEntry): LocationSummary {
  const { address, hours } = entry;
  return {
    ...rawCard(entry),
    id: 0,
    ...(address && { address }),
    ...(hours && { hours: hours.split('\n') }),
    kinds: [],
  };
}

export function rawArt(entry: RawEntry): ArtSummary {
  const { artist, year } = entry;
  return { ...rawCard(entry), ...(artist && { artist }), ...(year && { year }) };
}

export function rawCard(entry: RawEntry): ExperienceSummary {
  const { title, uri, excerpt } = entry;
  return {
    title: title ?? '',
    href: rawHref(uri),
    excerpt: excerpt?.replace(/<[^>]*>/g, '') ?? '',
    ...rawPicture(entry),
  };
}
