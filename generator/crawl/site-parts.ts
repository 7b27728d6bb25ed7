import { z } from 'zod';
import type { Category, Redirect, Settings } from '../content/content.ts';
import { decodePath, linkRef, withoutHosts } from '../content/html/links.ts';
import { cleanText } from '../content/html/text.ts';
import { check, count, id, raw, reference, textOfHtml, titleField } from '../content/kinds/field-schemas.ts';
import { seoNode, toSeo } from '../content/kinds/seo.ts';
import { languageTag } from '../content/language-tag.ts';
import { categoriesQuery, redirectsQuery, settingsQuery } from '../content/queries/site.ts';
import type { Client } from '../graphql/client-types.ts';
import { listAll } from '../graphql/paging.ts';
import { prune } from '../graphql/prune.ts';
import type { Warn } from '../problems/problem.ts';
import { isTimeZone } from '../util/is-time-zone.ts';
import type { CrawlContext } from './crawl-context.ts';

const settingsNode = z.object({
  // WordPress stores both escaped: "Pier &amp; Market".
  title: textOfHtml,
  description: textOfHtml,
  url: raw,
  homeUrl: raw,
  language: raw,
  timezone: raw,
});
const answer = z.object({ generalSettings: settingsNode, newestFile: z.unknown().optional() });

/** Reads the site's settings, the addresses in them, and the last edited file of the library. */
export async function crawlSettings(
  client: Client,
  warn: Warn,
): Promise<{ settings: Settings; addresses: readonly string[]; newestFile: string }> {
  const { generalSettings, newestFile } = check(answer, await client.request(settingsQuery), 'the settings');
  const { title, description, url, homeUrl, language, timezone } = generalSettings;
  return {
    settings: {
      title,
      tagline: description,
      language: languageTag(language) ?? 'en',
      timeZone: timeZoneOf(timezone, warn),
    },
    newestFile: JSON.stringify(newestFile ?? null),
    addresses: [url, homeUrl].filter((address) => address !== ''),
  };
}

/** The default time zone of a WordPress: its own dates are then UTC too. */
const unset = /^(UTC)?[+-]?0?0:?0?0?$/i;

/** A site may have an offset instead of a city; with it the dates of half a year would be wrong. */
function timeZoneOf(name: string, warn: Warn): string {
  if (unset.test(name)) return 'UTC';
  if (/^[A-Z][\w+-]*(\/[\w+-]+)*$/i.test(name) && isTimeZone(name)) return name;
  warn({
    message: `The time zone "${name}" is not the name of a place: dates are shown in UTC`,
    field: 'generalSettings.timezone',
    hint: 'Choose a city as the time zone in the general settings.',
  });
  return 'UTC';
}

const categoryNode = z.object({
  databaseId: id,
  slug: raw,
  uri: raw,
  name: titleField,
  description: textOfHtml,
  parentDatabaseId: reference,
  seo: seoNode,
});

/** Reads all categories, sorted by id. Their uris are percent-encoded, their slugs are not. */
export async function crawlCategories({ client, hosts, absent, warn }: CrawlContext): Promise<Category[]> {
  const document = prune(categoriesQuery, absent);
  const nodes = await listAll(client, { document, connection: 'categories', warn });
  return check(z.array(categoryNode), nodes, 'the categories')
    .map(({ databaseId, slug, uri, name, description, parentDatabaseId, seo }) => ({
      id: databaseId,
      slug: slug.normalize('NFC'),
      uri: decodePath(uri),
      name,
      description: withoutHosts(description, hosts),
      parentId: parentDatabaseId,
      seo: toSeo(seo, { hosts, uri }),
    }))
    .sort((one, other) => one.id - other.id);
}

const redirectNode = z.object({ origin: raw, target: raw, type: count, format: raw });
const redirectsAnswer = z.object({
  seo: z.object({ redirects: z.array(redirectNode.nullable()).nullish() }).nullish(),
});

const statuses = new Set([301, 302, 307, 308, 410, 451]);

/** Reads the redirects of the SEO plugin, in its order: the first matching pattern wins. */
export async function crawlRedirects({ client, hosts, warn }: CrawlContext): Promise<Redirect[]> {
  const { seo } = check(redirectsAnswer, await client.request(redirectsQuery), 'the redirects');
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
