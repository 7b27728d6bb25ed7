import { describe, expect, it } from 'vitest';
import { settingsSchema } from '../../../config/settings.ts';
import type { AnyEntry, Category } from '../../../generator/content/content.ts';
import { collectRoutes } from '../../../generator/routes/collect-routes.ts';
import { fixedExperiences } from '../../../generator/routes/fixed-pages.ts';
import { makeCategory, makeEntry, makePost } from '../../support/entries.ts';
import { openContext } from '../../support/route-context.ts';

/** The pages of a site by their paths: what they show, and if search engines may list them. */
function pagesOf(entries: readonly AnyEntry[], organisation?: object, categories: readonly Category[] = []) {
  const settings = settingsSchema.parse({ siteUrl: 'https://pier.example', ...organisation });
  const { context } = openContext(entries, { categories }, settings);
  return new Map(
    [...collectRoutes(context)].map((route) => {
      const props = Object(route.props());
      const sections = (props.nodes ?? []).map(({ block }: { readonly block: string }) => block);
      const isListed = !/noindex/.test(route.head().robots ?? '');
      return [route.path, { sections, isListed, form: props.form?.name, art: props.art?.artworks.length }];
    }),
  );
}

const experiences = fixedExperiences.map((slug) => `/experiences/${slug}/`);

describe('pages without an entry in the CMS', () => {
  it('are there and not listed where there is nothing to show', () => {
    const pages = pagesOf([]);
    for (const path of ['/contact/', '/revitalization/', '/visit/', ...experiences])
      expect(pages.get(path), path).toMatchObject({ sections: [], isListed: false });
    expect(pages.get('/')?.isListed).toBe(true);
  });

  it('show what belongs to them, and are listed', () => {
    const pages = pagesOf(
      [
        makeEntry('location', 1),
        makeEntry('artwork', 2),
        makePost(3, { fields: { categoryIds: [8] } }),
        makePost(4, { fields: { categoryIds: [9] } }),
      ],
      { organisation: { name: 'Pier', email: 'a@pier.example' } },
      [makeCategory(8, 'revitalization'), makeCategory(9, 'working-here')],
    );
    const news = { sections: ['pier/news-grid'], isListed: true };
    const spaces = { sections: ['pier/location-grid'], form: 'leasing', isListed: true };
    expect(pages.get('/contact/')).toMatchObject({ form: 'contact', isListed: true });
    expect(pages.get('/revitalization/')).toMatchObject(news);
    expect(pages.get('/experiences/working-here/')).toMatchObject(news);
    expect(pages.get('/experiences/leasing/')).toMatchObject(spaces);
    expect(pages.get('/experiences/retail-leasing/')).toMatchObject(spaces);
    expect(pages.get('/experiences/art/')).toMatchObject({ art: 1, isListed: true });
  });

  it('are listed by a telephone alone, and whatever an editor has written', () => {
    const phone = { organisation: { name: 'Pier', phone: '+1 207 555 0100' } };
    expect(pagesOf([], phone).get('/contact/')).toMatchObject({ isListed: true });
    const entries = [
      makeEntry('experience', 1, { slug: 'leasing' }),
      makeEntry('page', 2, { slug: 'revitalization', uri: '/revitalization/' }),
    ];
    const pages = pagesOf(entries);
    expect(pages.get('/experiences/leasing/')).toMatchObject({ sections: [], isListed: true });
    expect(pages.get('/revitalization/')).toMatchObject({ sections: [], isListed: true });
  });
});
