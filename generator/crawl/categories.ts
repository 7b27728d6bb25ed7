import { z } from 'zod';
import type { Category } from '../content/content.ts';
import { decodePath, withoutHosts } from '../content/html/links.ts';
import { check, id, raw, reference, textOfHtml, titleField } from '../content/kinds/field-schemas.ts';
import { seoNode, toSeo } from '../content/kinds/seo.ts';
import { categoriesQuery } from '../content/queries/site.ts';
import { listAll } from '../graphql/paging.ts';
import { prune } from '../graphql/prune.ts';
import type { CrawlContext } from './crawl-context.ts';

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
