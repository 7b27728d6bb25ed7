/** The optional plugins of the endpoint. */
export interface Plugins {
  /** WPGraphQL Content Blocks: `editorBlocks`. */
  readonly blocks: boolean;
  /** Add WPGraphQL SEO: `seo` of entries and categories. */
  readonly seo: boolean;
  readonly redirects: boolean;
}

/** Derives the endpoint's plugins from the fields that it does not know (`find-unknown.ts`). */
export function pluginsOf(unknown: ReadonlySet<string>): Plugins {
  const knows = (...paths: readonly string[]): boolean => !paths.some((path) => unknown.has(path));
  return {
    blocks: knows('Entry.NodeWithEditorBlocks', 'Entry.NodeWithEditorBlocks.editorBlocks'),
    seo: knows('Entry.seo'),
    redirects: knows('RootQuery.seo', 'RootQuery.seo.redirects'),
  };
}

/** Lists the response keys that the endpoint cannot or need not answer. */
export function absentFields({ blocks, seo }: Plugins): ReadonlySet<string> {
  return new Set([...(blocks ? [] : ['editorBlocks']), ...(seo ? [] : ['seo'])]);
}
