import { z } from 'zod';
import type { Category } from '../content.ts';
import { decodePath, withoutHosts } from '../normalise/links.ts';
import { raw } from '../null-as-empty.ts';
import { CategoriesDocument } from '../source/generated/graphql.ts';
import { listAll } from '../source/paging.ts';
import { prune } from '../source/prune.ts';
import type { CrawlContext } from './crawl-context.ts';
import { check, id, plain, reference, textOfHtml } from './door.ts';
import { seoNode, toSeo } from './seo.ts';

const categoryNode = z.object({
  databaseId: id,
  slug: raw,
  uri: raw,
  name: plain,
  description: textOfHtml,
  parentDatabaseId: reference,
  seo: seoNode,
});

/** Reads all categories, sorted by id. Their uris come percent-encoded, their slugs do not. */
export async function crawlCategories({ client, hosts, absent, warn }: CrawlContext): Promise<Category[]> {
  const document = prune(CategoriesDocument, absent);
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
