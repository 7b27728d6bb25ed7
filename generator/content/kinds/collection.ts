import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { ZodType } from 'zod';
import type { DetailsDocument, DetailsNode } from '../../crawl/client/details.ts';
import type { PageVariables } from '../../crawl/client/paging.ts';
import type { CrawlContext } from '../../crawl/crawl-context.ts';
import type { Kind, KindFields } from '../content.ts';
import type { EntryContext } from '../html/context.ts';

/** A kind of entry: how to list it, how to read its details, and what only this kind has. */
export interface Collection<K extends Kind = Kind> {
  readonly kind: K;
  /** The connection's name for messages: "posts". */
  readonly connection: string;
  /** Pages through ids, status and modified dates. */
  readonly index: TypedDocumentNode<unknown, PageVariables>;
  /** Reads whole entries by id. */
  readonly details: DetailsDocument;
  /** Adds to nodes what their details were not answered whole. Default: they are whole. */
  readonly complete?: (
    nodes: readonly DetailsNode[],
    context: CrawlContext,
  ) => Promise<readonly DetailsNode[]>;
  /** Checks a node for the kind's own fields; throws a ZodError that names the field. */
  readonly readFields: (node: unknown, context: EntryContext) => KindFields[K];
}

/** Makes a collection; `own` checks the kind's own fields, `toFields` turns them into what content keeps. */
export function defineCollection<K extends Kind, Own>({
  own,
  toFields,
  ...collection
}: Omit<Collection<K>, 'readFields'> & {
  readonly own: ZodType<Own>;
  readonly toFields: (own: Own, context: EntryContext) => KindFields[K];
}): Collection<K> {
  return { ...collection, readFields: (node, context) => toFields(own.parse(node), context) };
}
