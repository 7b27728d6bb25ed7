import { describe, expect, it } from 'vitest';
import { titleTag } from '../../../../generator/routes/head/title.ts';

const site = { siteTitle: 'Halyard Pier', tagline: 'A pier' };

function titleOf(label: string, seoTitle: string, name: string | null = label): string {
  return titleTag({ name, label, seoTitle, ...site });
}

describe('the title of a page', () => {
  it('is the name of the page and of the site, with one separator whatever the plugin likes', () => {
    for (const seoTitle of [
      '',
      'Regatta',
      'Regatta - Halyard Pier',
      'Regatta – Halyard Pier',
      'Regatta | Halyard Pier',
      'Regatta » Halyard Pier',
      'Regatta Archives - Halyard Pier',
    ])
      expect(titleOf('Regatta', seoTitle), seoTitle).toBe('Regatta – Halyard Pier');
  });

  it('is what an editor typed for search engines, with the name of the site once at most', () => {
    expect(titleOf('Regatta', 'Sail with us in June - Halyard Pier')).toBe(
      'Sail with us in June – Halyard Pier',
    );
    expect(titleOf('Regatta', 'Sail with us in June')).toBe('Sail with us in June');
    expect(titleOf('Regatta', 'Halyard Pier: regatta')).toBe('Halyard Pier: regatta');
  });

  it('says where a name belongs that is too general alone', () => {
    expect(titleOf('Art', 'Art - Halyard Pier', 'News: Art')).toBe('News: Art – Halyard Pier');
    expect(titleOf('Art', 'What artists do here', 'News: Art')).toBe('What artists do here');
  });

  it('is that of the site on the home page, unless an editor gave it another', () => {
    expect(titleOf('Halyard Pier', '', null)).toBe('Halyard Pier – A pier');
    expect(titleOf('Halyard Pier', 'Walk out to sea', null)).toBe('Walk out to sea');
  });

  it('takes no notice of what the plugin makes of an entry without a title', () => {
    expect(titleOf('untitled-fog', '- Halyard Pier')).toBe('untitled-fog – Halyard Pier');
  });

  it('keeps a name that ends like the site', () => {
    expect(titleOf('Under Halyard Pier', 'Under Halyard Pier')).toBe('Under Halyard Pier – Halyard Pier');
  });
});
