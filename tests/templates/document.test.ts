import { describe, expect, it } from 'vitest';
import type { HeadProps } from '../../templates/components/Head.tsx';
import { renderPage } from '../../templates/render.tsx';
import { queryHtml, textOf } from './query-html.ts';
import { document, picture } from './samples.ts';

describe('the head of a page', () => {
  it('says what the page is, to people, search engines and sharers', () => {
    const { all, having } = queryHtml(render());
    expect(all('title').map(textOf)).toEqual(['Visit – Halyard Pier']);
    expect(having('rel', 'canonical')[0]?.attribs.href).toBe('https://halyardpier.example/visit/');
    expect(having('name', 'description')[0]?.attribs.content).toBe('How to get here.');
    expect(having('property', 'og:image')[0]?.attribs.content).toBe(
      'https://halyardpier.example/media/pier.jpg',
    );
    expect(having('property', 'og:image:width')[0]?.attribs.content).toBe('1600');
    expect(having('property', 'og:image:alt')[0]?.attribs.content).toBe('The pier at dawn');
    expect(having('property', 'og:locale')[0]?.attribs.content).toBe('en_US');
    expect(having('name', 'twitter:card')[0]?.attribs.content).toBe('summary_large_image');
    expect(having('type', 'application/atom+xml')[0]?.attribs.href).toBe('/news/feed.xml');
  });

  it('dates an article and says where it belongs, and names no country that it does not know', () => {
    const published = '2026-05-02T13:00:00Z';
    const openGraph = {
      type: 'article',
      article: { published, modified: published, section: 'Tides' },
    } as const;
    const html = renderPage({
      call,
      document: { ...document, language: 'de', head: { ...document.head, openGraph } },
    });
    const { having } = queryHtml(html);
    expect(having('property', 'article:published_time')[0]?.attribs.content).toBe(published);
    expect(having('property', 'article:modified_time')[0]?.attribs.content).toBe(published);
    expect(having('property', 'article:section')[0]?.attribs.content).toBe('Tides');
    expect(having('property', 'og:locale')).toEqual([]);
  });

  it('says nothing that it does not know', () => {
    const { having } = queryHtml(
      render({ title: 'Bare', canonical: 'https://a.example/', openGraph: { type: 'website' }, jsonLd: [] }),
    );
    expect(having('name', 'description')).toEqual([]);
    expect(having('name', 'robots')).toEqual([]);
    expect(having('property', 'og:image')).toEqual([]);
    expect(having('http-equiv', 'refresh')).toEqual([]);
    expect(having('name', 'twitter:card')[0]?.attribs.content).toBe('summary');
  });

  it.each([
    [599, 'summary'],
    [600, 'summary_large_image'],
  ])('asks networks for the look that a picture of %i pixels is shown in: %s', (width, look) => {
    const image = { url: 'https://a.example/pier.jpg', width, height: 315 };
    const { having } = queryHtml(
      render({
        ...{ title: 'Bare', canonical: 'https://a.example/', jsonLd: [] },
        openGraph: { type: 'website', image },
      }),
    );
    expect(having('name', 'twitter:card')[0]?.attribs.content).toBe(look);
  });

  it('keeps robots out and sends the reader on where it is told to', () => {
    const { having } = queryHtml(
      render({ ...document.head, robots: 'noindex', refreshTo: 'https://cms.example/wp-admin/' }),
    );
    expect(having('name', 'robots')[0]?.attribs.content).toBe('noindex');
    expect(having('http-equiv', 'refresh')[0]?.attribs.content).toBe('0; url=https://cms.example/wp-admin/');
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
    expect(having('as', 'font')[0]?.attribs).toMatchObject({
      href: '/_assets/figtree.woff2',
      crossorigin: 'anonymous',
    });
    expect(having('data-hydrate')[0]?.attribs).toMatchObject({
      type: 'module',
      src: '/_assets/runtime.js',
      'data-hydrate': '/_assets/hydrate.js',
    });
  });

  it('preloads the picture of a page once', () => {
    const html = renderPage({
      call: { template: 'page', props: { title: 'A', picture, nodes: [] } },
      document,
    });
    expect(queryHtml(html).having('as', 'image')).toHaveLength(1);
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
    const { siteTitle, path } = document.layout;
    const layout = {
      siteTitle,
      path,
      primaryMenu: [],
      footerMenu: [],
      organisation: { name: 'Trust', hours: [], social: [] },
    };
    const { all } = queryHtml(renderPage({ call, document: { ...document, layout } }));
    expect(all('nav', 'button', 'table')).toEqual([]);
    expect(all('address')).toEqual([]);
    expect(all('footer').map(textOf).join()).toContain('© Trust');
  });
});

const call = { template: 'page', props: { title: 'A page', nodes: [] } } as const;

function render(head: HeadProps = document.head): string {
  return renderPage({ call, document: { ...document, head } });
}
