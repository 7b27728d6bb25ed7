import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

export interface DetailsVariables {
  readonly ids: readonly number[];
  readonly first: number;
}

export type DetailsDocument = TypedDocumentNode<unknown, DetailsVariables>;

/** An unchecked entry of the CMS, with its id. */
export interface DetailsNode {
  readonly databaseId: number;
  readonly [field: string]: unknown;
}

export interface PageVariables {
  readonly first: number;
  readonly after?: string | null | undefined;
}
