import { type BarePage, barePages } from '../bare/bare-pages.ts';
import { loadContent, type RawEntry, type RawLink } from '../bare/load-content.ts';

/** The parts around every page. */
export interface PlainSite {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly primary: readonly RawLink[];
  readonly footer: readonly RawLink[];
}

/** The content as the generators beside ours are given it: by the same requests as the bare loop's, for the same pages. */
export async function loadPlainSite(
  endpoint: string,
): Promise<{ site: PlainSite; pages: readonly BarePage[] }> {
  const content = await loadContent(endpoint);
  const { title, description, menus } = content;
  const site = { title, description, url: 'https://www.halyardpier.example', ...menus };
  return { site, pages: barePages(content) };
}

export function plainTitle(page: BarePage, site: PlainSite): string {
  return page.kind === 'home' ? page.title : `${page.title} | ${site.title}`;
}

/** Lists the facts of a page's entry besides the text: names and values. */
export function plainFacts(entry: RawEntry): readonly (readonly [name: string, value: string])[] {
  const { startDate, endDate, venue, address, hours, phone, artist, year, date } = entry;
  const facts: readonly (readonly [string, string | number | null | undefined])[] = [
    ['Published', startDate === undefined && address === undefined ? date.slice(0, 10) : null],
    ['Starts', startDate?.replace('T', ' ')],
    ['Ends', endDate?.replace('T', ' ')],
    ['Where', venue ?? address],
    ['Hours', hours],
    ['Telephone', phone],
    ['Artist', artist],
    ['Year', year],
  ];
  return facts.flatMap(([name, value]) => (value == null || value === '' ? [] : [[name, String(value)]]));
}

export function plainExcerpt({ excerpt }: RawEntry): string {
  return excerpt?.replace(/<[^>]*>/g, '').trim() ?? '';
}
