import type { OutputFile } from '../publish/output-file.ts';

interface RobotsFile {
  readonly siteUrl: string;
  readonly isPreview?: boolean;
}

/**
 * robots.txt: everything may be crawled but `_boardwalk/`, which is no page. A page with `noindex` stays open here, for
 * a search engine that may not read it would never see that it should not list it. Of a preview nothing may be crawled.
 * See faults 167.
 */
export function robots({ siteUrl, isPreview = false }: RobotsFile): OutputFile {
  const lines = isPreview
    ? ['User-agent: *', 'Disallow: /', '']
    : ['User-agent: *', 'Disallow: /_boardwalk/', '', `Sitemap: ${siteUrl}/sitemap.xml`, ''];
  return { path: 'robots.txt', class: 'data', contents: lines.join('\n') };
}
