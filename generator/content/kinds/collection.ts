import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { ZodType } from 'zod';
import type { Kind, KindFields } from '../content.ts';
import type { EntryContext } from '../html/context.ts';
import type { DetailsDocument, PageVariables } from '../queries/documents.ts';

type InnerListDocument = TypedDocumentNode<unknown, PageVariables & { readonly id: string }>;

/** A kind of entry: how to list it, how to read its details, and its own fields. */
export interface Collection<K extends Kind = Kind> {
  readonly kind: K;
  /** The connection's name for messages: "posts". */
  readonly connection: string;
  /** Pages through ids, status and modified dates. */
  readonly index: TypedDocumentNode<unknown, PageVariables>;
  /** Reads whole entries by id. */
  readonly details: DetailsDocument;
  /**
   * Lists within an entry that a server with a small page size cuts, by field: the query that pages
   * through the list of one entry, with the connection in its `holder`.
   */
  readonly innerLists?: Readonly<Record<string, InnerListDocument>>;
  /**
   * The kind's own fields by which other pages select, sort or link entries, as by their slug. The
   * route plan may read them. Default: none.
   */
  readonly places?: readonly string[];
  /** Checks a node for the kind's own fields; throws a ZodError with the name of the field. */
  readonly readFields: (node: unknown, context: EntryContext) => KindFields[K];
}

/**
 * Makes a collection; `own` checks the kind's own fields, `toFields` turns them into those of
 * Content.
 */
export function defineCollection<K extends Kind, Own>({
  own,
  toFields,
  ...collection
}: Omit<Collection<K>, 'readFields' | 'places'> & {
  readonly places?: readonly (keyof KindFields[K] & string)[];
  readonly own: ZodType<Own>;
  readonly toFields: (own: Own, context: EntryContext) => KindFields[K];
}): Collection<K> {
  return { ...collection, readFields: (node, context) => toFields(own.parse(node), context) };
}
