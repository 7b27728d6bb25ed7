import { parse } from 'graphql';
import { z } from 'zod';
import type { Kind } from '../../content/content.ts';
import { check, id } from '../../content/kinds/field-schemas.ts';
import type { Collections } from '../../content/kinds/index.ts';
import type { Client } from '../../graphql/client-types.ts';
import { firstPage } from '../../graphql/paging.ts';
import { type Finding, good, weak, wrong } from './finding.ts';

const listPage = z.object({
  list: z.object({
    pageInfo: z.object({ hasNextPage: z.boolean() }),
    nodes: z.array(z.object({ databaseId: id, uri: z.string().nullable() }).nullable()),
  }),
});

/** The first page of the list of a kind. */
export interface FirstPage {
  readonly kind: Kind;
  readonly hasMore: boolean;
  readonly ids: readonly number[];
  /** An entry without an address has "". */
  readonly uris: readonly string[];
}

/** Reads the first page of the list of every kind that the endpoint offers, a request each. */
export function readLists(
  client: Client,
  kinds: readonly Kind[],
  collections: Collections,
): Promise<readonly FirstPage[]> {
  return Promise.all(
    kinds.map(async (kind) => {
      const { connection } = collections[kind];
      const query = parse(
        `query FirstPage { list: ${connection}(first: ${firstPage.first}) { pageInfo { hasNextPage } nodes { databaseId uri } } }`,
      );
      const { list } = check(listPage, await client.request(query), `the list of ${connection}`);
      const nodes = list.nodes.filter((node) => node !== null);
      return {
        kind,
        hasMore: list.pageInfo.hasNextPage,
        ids: nodes.map(({ databaseId }) => databaseId),
        uris: nodes.map(({ uri }) => uri ?? ''),
      };
    }),
  );
}

/** Tells the number of entries, their permalinks, and the size of a page, from the first pages. */
export function listFindings(lists: readonly FirstPage[], collections: Collections): readonly Finding[] {
  return [countFinding(lists, collections), permalinkFinding(lists), pageSizeFinding(lists)];
}

function countFinding(lists: readonly FirstPage[], collections: Collections): Finding {
  const counted = lists.map(
    ({ kind, hasMore, uris }) => `${collections[kind].connection} ${uris.length}${hasMore ? ' or more' : ''}`,
  );
  return lists.some(({ uris }) => uris.length > 0)
    ? good(`Public entries: ${counted.join(', ')}.`)
    : weak('No entry is public.', 'Publish entries in the CMS.');
}

/**
 * With plain permalinks WordPress gives pages addresses like "/?page_id=2". Only pages have their
 * place on the site by their address: other kinds have it by their slug.
 */
function permalinkFinding(lists: readonly FirstPage[]): Finding {
  const pages = lists.find(({ kind }) => kind === 'page');
  const plain = pages?.uris.find((uri) => uri.includes('?'));
  return plain === undefined
    ? good('Permalinks have paths.')
    : wrong(
        `The permalinks are plain, such as ${plain}: pages have no addresses of their own.`,
        'Choose "Post name" under Settings, Permalinks in the CMS.',
      );
}

function pageSizeFinding(lists: readonly FirstPage[]): Finding {
  // A list may leave out entries that are not public: the fullest page shows the limit.
  const cut = lists.filter(({ hasMore }) => hasMore).map(({ uris }) => uris.length);
  const most = cut.length === 0 ? firstPage.first : Math.max(...cut);
  return most === firstPage.first
    ? good(`A list answers ${firstPage.first} entries at once, as far as there are so many.`)
    : weak(
        `A list answers only ${most} entries at once: a build asks the more often.`,
        `Raise the limit to ${firstPage.first} with the filter graphql_connection_max_query_amount.`,
      );
}
