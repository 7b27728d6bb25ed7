import { describe, expect, it } from 'vitest';
import type { HeadProps } from '../../templates/components/Head.tsx';
import { renderPage } from '../../templates/render.tsx';
import { queryHtml, textOf } from './query-html.ts';
import { document, picture } from './samples.ts';

describe('the head of a page', () => {
  it('says what the page is, to people, search engines and sharers', () => {
    const html = render();
    expect(queryHtml(html).all('title').map(textOf)).toEqual(['Visit – Halyard Pier']);
    expect(factsOf(html)).toMatchObject({
      canonical: 'https://halyardpier.example/visit/',
      description: 'How to get here.',
      'og:image': 'https://halyardpier.example/media/pier.jpg',
      ...{ 'og:image:width': '1600', 'og:image:alt': 'The pier at dawn', 'og:locale': 'en_US' },
      ...{ 'twitter:card': 'summary_large_image', 'application/atom+xml': '/news/feed.xml' },
    });
  });

  it('dates an article and says where it belongs, and names no country that it does not know', () => {
    const published = '2026-05-02T13:00:00Z';
    const article = { published, modified: published, section: 'Tides' };
    const head = { ...document.head, openGraph: { type: 'article', article } as const };
    const facts = factsOf(renderPage({ call, document: { ...document, language: 'fi', head } }));
    expect(facts).toMatchObject({
      ...{ 'article:published_time': published, 'article:modified_time': published },
      'article:section': 'Tides',
    });
    expect(facts).not.toHaveProperty('og:locale');
  });

  it('names the country of a language that Boardwalk has words for', () => {
    const head = { ...document.head, openGraph: { type: 'website' } as const };
    const localeIn = (language: string) =>
      factsOf(renderPage({ call, document: { ...document, language, head } }))['og:locale'];
    expect(['de', 'de-AT', 'en'].map(localeIn)).toEqual(['de_DE', 'de_AT', 'en_US']);
  });

  const plain = { title: 'Bare', canonical: 'https://a.example/', jsonLd: [] };

  it('says nothing that it does not know', () => {
    const facts = factsOf(render({ ...plain, openGraph: { type: 'website' } }));
    for (const fact of ['description', 'robots', 'og:image', 'refresh'])
      expect(facts).not.toHaveProperty(fact);
    expect(facts).toMatchObject({ 'twitter:card': 'summary' });
  });

  it.each([
    [599, 'summary'],
    [600, 'summary_large_image'],
  ])('asks networks for the look that a picture of %i pixels is shown in: %s', (width, look) => {
    const image = { url: 'https://a.example/pier.jpg', width, height: 315 };
    const facts = factsOf(render({ ...plain, openGraph: { type: 'website', image } }));
    expect(facts).toMatchObject({ 'twitter:card': look });
  });

  it('keeps robots out and sends the reader on where it is told to', () => {
    const facts = factsOf(
      render({ ...document.head, robots: 'noindex', refreshTo: 'https://cms.example/wp-admin/' }),
    );
    expect(facts).toMatchObject({ robots: 'noindex', refresh: '0; url=https://cms.example/wp-admin/' });
  });

  it('states the Content-Security-Policy before all that it governs', () => {
    const html = render();
    const [policy] = queryHtml(html).having('http-equiv', 'Content-Security-Policy');
    expect(policy?.attribs.content).toBe("default-src 'self'");
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.search(/<(title|link|script)/));
  });

  it('names the stylesheet, the fonts and the runtime with the chunk that it may need', () => {
    const { having } = queryHtml(render());
    expect(having('rel', 'stylesheet').map(({ attribs }) => attribs.href)).toEqual(['/_assets/site.css']);
    const font = { href: '/_assets/figtree.woff2', crossorigin: 'anonymous' };
    expect(having('as', 'font')[0]?.attribs).toMatchObject(font);
    const runtime = { type: 'module', src: '/_assets/runtime.js', 'data-hydrate': '/_assets/hydrate.js' };
    expect(having('data-hydrate')[0]?.attribs).toMatchObject(runtime);
  });

  it('preloads the picture of a page once', () => {
    const pictured = { template: 'page', props: { title: 'A', picture, nodes: [] } } as const;
    expect(queryHtml(renderPage({ call: pictured, document })).having('as', 'image')).toHaveLength(1);
  });
});

describe('the layout of a page', () => {
  it('has a skip link to the one main, a header, a footer and named navigations', () => {
    const { all, having } = queryHtml(render());
    expect(textOf(all('a')[0])).toBe('Skip to content');
    expect(all('a')[0]?.attribs.href).toBe(`#${all('main')[0]?.attribs.id}`);
    expect([all('main').length, all('header').length, all('footer').length]).toEqual([1, 1, 1]);
    expect(all('nav').map(({ attribs }) => attribs['aria-label'])).toEqual(['Main', 'Footer']);
    expect(having('popovertarget')[0]?.attribs.popovertarget).toBe(having('popover')[0]?.attribs.id);
    expect(having('popover')[0]?.attribs.id).toBe('site-menu');
  });

  it('marks the page itself and the part of the site it lies in', () => {
    const current = queryHtml(render()).having('aria-current');
    expect(current.map((a) => [textOf(a), a.attribs['aria-current']])).toEqual([
      ['Experiences', 'true'],
      ['Art', 'page'],
    ]);
  });

  it('marks the home page on the name of the site alone', () => {
    const layout = { ...document.layout, path: '/' };
    const html = renderPage({ call, document: { ...document, layout } });
    expect(queryHtml(html).having('aria-current').map(textOf)).toEqual(['Halyard Pier']);
  });

  it('opens an outside link of a menu in a new tab and says so', () => {
    const outside = queryHtml(render())
      .all('a')
      .find(({ attribs }) => attribs.href === 'https://tickets.example/');
    expect(outside?.attribs).toMatchObject({ target: '_blank', rel: 'noopener' });
    expect(textOf(outside)).toBe('Tickets (opens in a new tab)');
  });

  it('leaves out menus, hours and numbers that are not there', () => {
    const { siteTitle, path, timeZone } = document.layout;
    const organisation = { name: 'Trust', hours: [], social: [] };
    const layout = { siteTitle, path, timeZone, primaryMenu: [], footerMenu: [], organisation };
    const { all } = queryHtml(renderPage({ call, document: { ...document, layout } }));
    expect(all('nav', 'button', 'table')).toEqual([]);
    expect(all('address')).toEqual([]);
    expect(all('footer').map(textOf).join()).toContain('© Trust');
  });
});

/** The metas and links of a page's head that are no files, by their names. */
function factsOf(html: string): Readonly<Record<string, string | undefined>> {
  const { all } = queryHtml(html);
  const facts = all('meta', 'link').map(({ attribs }) => {
    const { name, property, type, rel, content, href } = attribs;
    return [name ?? property ?? attribs['http-equiv'] ?? type ?? rel ?? '', content ?? href] as const;
  });
  return Object.fromEntries(facts);
}

const call = { template: 'page', props: { title: 'A page', nodes: [] } } as const;

function render(head: HeadProps = document.head): string {
  return renderPage({ call, document: { ...document, head } });
}
