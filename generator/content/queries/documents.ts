/** An unchecked entry of the CMS, with its id. */
export interface DetailsNode {
  readonly databaseId: number;
  readonly [field: string]: unknown;
}

export interface PageVariables {
  readonly first: number;
  readonly after?: string | null | undefined;
}
