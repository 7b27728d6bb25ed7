import type { DocumentNode } from 'graphql';
import type { Kind } from '../content.ts';
import type { KindMapping } from './mapping.ts';

/** How a kind of entry is asked for. */
export interface Collection<K extends Kind = Kind> {
  readonly kind: K;
  /** Its list in GraphQL, and in messages: "posts". */
  readonly connection: string;
  /** Pages through ids, status and modified dates. */
  readonly index: DocumentNode;
  /** Reads whole entries by id. */
  readonly details: DocumentNode;
  /**
   * Lists within an entry that a server with a small page size cuts, by field: the query that pages
   * through the list of one entry, with the connection in its `holder`.
   */
  readonly innerLists: Readonly<Record<string, DocumentNode>>;
  /** By which its answers are read; absent where the CMS has the fields of the kind under our names. */
  readonly mapping?: KindMapping;
}
