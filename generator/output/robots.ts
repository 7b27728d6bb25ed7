import type { OutputFile } from '../output-file.ts';

/**
 * robots.txt: everything may be crawled but `_boardwalk/`, which is no page. A page with `noindex` stays open here, for
 * a search engine that may not read it would never see that it should not list it. DESIGN section 3, output folder.
 */
export function robots({ siteUrl }: { readonly siteUrl: string }): OutputFile {
  const lines = ['User-agent: *', 'Disallow: /_boardwalk/', '', `Sitemap: ${siteUrl}/sitemap.xml`, ''];
  return { path: 'robots.txt', class: 'data', contents: lines.join('\n') };
}
