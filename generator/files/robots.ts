import type { OutputFile } from '../publish/output-file.ts';

interface RobotsFile {
  readonly siteUrl: string;
  readonly hasDrafts?: boolean;
}

/**
 * Makes robots.txt: everything may be crawled except `_boardwalk/`, which contains no pages. A page
 * with `noindex` stays allowed, since a search engine must read it to see that. Of a preview
 * nothing may be crawled. See faults 167.
 */
export function robots({ siteUrl, hasDrafts = false }: RobotsFile): OutputFile {
  const lines = hasDrafts
    ? ['User-agent: *', 'Disallow: /', '']
    : ['User-agent: *', 'Disallow: /_boardwalk/', '', `Sitemap: ${siteUrl}/sitemap.xml`, ''];
  return { path: 'robots.txt', class: 'data', contents: lines.join('\n') };
}
