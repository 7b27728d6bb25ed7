import type { DocumentNode } from 'graphql';
import { z } from 'zod';
import type { MenuNode } from '../content/content.ts';
import { linkRef } from '../content/html/links.ts';
import { check, count, id, raw, reference, titleField } from '../content/kinds/field-schemas.ts';
import { menuItemsQuery } from '../content/queries/site.ts';
import { typedAddress } from '../content/typed-address.ts';
import { listAll } from '../graphql/paging.ts';
import { BuildError } from '../problems/problem.ts';
import { SourceError } from '../problems/source-error.ts';
import { groupBy } from '../util/group-by.ts';
import type { CrawlContext } from './crawl-context.ts';

// Themes have their own menu locations, which a generated type does not know.
const document: DocumentNode = menuItemsQuery;

const itemNode = z.object({
  databaseId: id,
  parentDatabaseId: reference,
  order: count,
  label: titleField,
  url: raw,
  target: raw,
});
type Item = z.output<typeof itemNode>;

/** The theme's menu locations: PRIMARY and FOOTER. */
export interface MenuLocations {
  readonly primary: string;
  readonly footer: string;
}

type MenuContext = Pick<CrawlContext, 'client' | 'hosts' | 'warn'>;

const maxDepth = 10;

/** The parent of top-level items. */
const top = 'top';
type Parent = number | typeof top;

/**
 * Reads the menu at a location of the theme, as a tree in the editor's order. A missing location
 * gives an empty menu; items that are their own ancestors, or nested too deeply, are an error.
 */
export async function crawlMenu(location: string, context: MenuContext): Promise<MenuNode[]> {
  const items = await listItems(location, context);
  const ordered = items.sort((one, other) => one.order - other.order || one.databaseId - other.databaseId);
  const known = new Set(ordered.map(({ databaseId }) => databaseId));
  let placed = 0;

  // An item whose parent is hidden goes to the top level, as in WordPress.
  const parentOf = ({ parentDatabaseId: parent }: Item): number | null =>
    parent !== null && known.has(parent) ? parent : null;

  const children = groupBy(ordered, (item): Parent => parentOf(item) ?? top);
  const branch = (parent: Parent, depth: number): MenuNode[] =>
    (depth > maxDepth ? [] : (children.get(parent) ?? [])).flatMap((item) => {
      placed++;
      return toMenuNode(item, branch(item.databaseId, depth + 1), { location, context });
    });

  const tree = branch(top, 1);
  if (placed < ordered.length) throw nestingError(location, ordered.length - placed);
  return tree;
}

async function listItems(location: string, { client, warn }: MenuContext): Promise<Item[]> {
  try {
    const connection = `menuItems ${location}`;
    const nodes = await listAll(client, { document, connection, variables: { location }, warn });
    return check(z.array(itemNode), nodes, connection);
  } catch (error) {
    if (!(error instanceof SourceError && error.message.includes('MenuLocationEnum'))) throw error;
    warn({ message: `The theme of the CMS has no menu location "${location}": the menu is empty` });
    return [];
  }
}

function toMenuNode(
  { databaseId, label, url, target }: Item,
  children: MenuNode[],
  { location, context }: { location: string; context: MenuContext },
): MenuNode[] {
  // WordPress gives the address "#" to a heading over other items.
  const isHeading = ['', '#'].includes(url.trim());
  const link = isHeading ? null : linkRef(typedAddress(url) ?? url, { hosts: context.hosts, uri: '/' });
  if (label !== '' && (link || isHeading))
    return [{ label, link, opensNewTab: target === '_blank', children }];

  context.warn({
    message: `A menu item without ${label === '' ? 'a label' : 'a safe link'} is skipped`,
    entry: { kind: 'menu item', id: databaseId, title: label },
    field: `menu ${location}`,
  });
  return children;
}

function nestingError(location: string, lost: number): BuildError {
  const message = `${lost} items of the menu "${location}" are their own ancestors, or nested deeper than ${maxDepth} levels`;
  return new BuildError('content', message, [{ message, hint: 'Arrange the menu again in the CMS.' }]);
}
