import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'vitest';
import { queryHtml, textOf } from '../../templates/query-html.ts';

/** Expects the published tour in a site, with its title, block and island, and no page of the draft. */
export async function expectTour(site: string): Promise<void> {
  const page = queryHtml(await readFile(path.join(site, 'tours/under-the-deck/index.html'), 'utf8'));
  expect(textOf(page.all('h1')[0])).toBe('Under the Deck');
  expect(page.having('data-width', 'wide').map(({ name }) => name)).toEqual(['hr']);
  const [island] = page.having('data-island', 'copy-link');
  expect(textOf(island)).toBe('Copy the link');
  expect(await isThere(path.join(site, island?.attribs['data-module'] ?? ''))).toBe(true);
  expect(await isThere(path.join(site, 'tours/the-night-watch'))).toBe(false);
  expect(await readFile(path.join(site, 'sitemap.xml'), 'utf8')).toContain('/tours/under-the-deck/');
}

export function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
