import { z } from 'zod';
import type { Redirect } from '../content/content.ts';
import { linkRef } from '../content/html/links.ts';
import { cleanText } from '../content/html/text.ts';
import { check, count, raw } from '../content/kinds/field-schemas.ts';
import { redirectsQuery } from '../content/queries/site.ts';
import type { CrawlContext } from './crawl-context.ts';

const redirectNode = z.object({ origin: raw, target: raw, type: count, format: raw });
const answer = z.object({
  seo: z.object({ redirects: z.array(redirectNode.nullable()).nullish() }).nullish(),
});

const statuses = new Set([301, 302, 307, 308, 410, 451]);

/** Reads the redirects of the SEO plugin, in its order: the first matching pattern wins. */
export async function crawlRedirects({ client, hosts, warn }: CrawlContext): Promise<Redirect[]> {
  const { seo } = check(answer, await client.request(redirectsQuery), 'the redirects');
  return (seo?.redirects ?? []).flatMap((node) => {
    if (!node) return [];
    const { origin, target, type: status, format } = node;
    const from = cleanText(origin).replace(/^\/+/, '');
    const isGone = status === 410 || status === 451;
    // The plugin writes targets without a slash at the start: they are relative to the root.
    const to = isGone || target === '' ? null : linkRef(target, { hosts, uri: '/' });
    if (from !== '' && statuses.has(status) && (isGone || to))
      return [{ from, to, status, isPattern: format === 'regex' }];

    warn({
      message: `The redirect from "${from}" is skipped: its target or type cannot be used`,
      field: 'seo.redirects',
    });
    return [];
  });
}
