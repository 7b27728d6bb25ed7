import { hash } from 'node:crypto';

/** The routes of a site are divided into so many parts: each is one value of a work store. */
export const partCount = 1024;

/** Returns the part of a page, from 0: it follows from its path alone, and stays when others are added. */
export function partOf(path: string): number {
  return hash('sha256', path, 'buffer').readUInt16BE(0) >> 6;
}

/** Orders pages by part, and within a part as they are: then memory holds one part at a time. */
export function orderByPart<Page extends { readonly path: string }>(pages: readonly Page[]): readonly Page[] {
  return groupByPart(pages).flat();
}

/** Groups pages by part; a part may be empty. */
export function groupByPart<Page extends { readonly path: string }>(
  pages: readonly Page[],
): readonly (readonly Page[])[] {
  const parts: Page[][] = Array.from({ length: partCount }, () => []);
  for (const page of pages) parts[partOf(page.path)]?.push(page);
  return parts;
}
