import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { listFiles } from '../support/list-files.ts';
import { queryHtml } from '../templates/query-html.ts';

describe('the pictures of the demo site', async () => {
  const site = inject('demoSite');
  const files = new Set(await listFiles(site));
  const pages = await Promise.all(
    [...files]
      .filter((file) => file.endsWith('.html'))
      .map(async (file) => ({ file, html: await readFile(path.join(site, file), 'utf8') })),
  );

  it('are all there, in every size that a page names', () => {
    const missing = pages.flatMap(({ file, html }) =>
      picturesIn(html)
        .filter((address) => !files.has(address.slice(1)))
        .map((address) => `${address} in ${file}`),
    );
    expect(missing).toEqual([]);
  });

  it('are all shown or linked: no size is made that no page names', () => {
    const named = new Set(
      pages.flatMap(({ html }) =>
        [...html.matchAll(/\/(_assets\/media\/[\w.-]+)/g)].map((match) => match[1]),
      ),
    );
    const made = [...files].filter((file) => file.startsWith('_assets/media/'));
    expect(made.length).toBeGreaterThan(300);
    expect(made.filter((file) => !named.has(file))).toEqual([]);
  });

  it('leave no address of the library behind, in whatever attribute (faults 90)', () => {
    expect(pages.filter(({ html }) => html.includes('wp-content/uploads')).map(({ file }) => file)).toEqual(
      [],
    );
  });

  it('say their size and have words, and one at most is loaded before all others', () => {
    for (const { file, html } of pages) {
      const images = queryHtml(html)
        .all('img')
        .filter(({ attribs }) => attribs.src?.startsWith('/_assets/media/'));
      for (const { attribs } of images) {
        expect(Number(attribs.width), file).toBeGreaterThan(0);
        expect(Number(attribs.height), file).toBeGreaterThan(0);
        expect(attribs, file).toHaveProperty('alt');
      }
      const eager = images.filter(({ attribs }) => attribs.loading !== 'lazy');
      expect(eager.length, file).toBeLessThanOrEqual(1);
    }
  });
});

function picturesIn(html: string): string[] {
  return queryHtml(html)
    .all('img', 'source', 'link')
    .flatMap(({ attribs }) => [attribs.src, ...(attribs.srcset ?? attribs.imagesrcset ?? '').split(', ')])
    .map((candidate) => candidate?.split(' ')[0] ?? '')
    .filter((address) => address.startsWith('/_assets/media/'));
}
