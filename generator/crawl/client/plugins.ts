/** Which optional plugins the endpoint has. */
export interface Plugins {
  /** WPGraphQL Content Blocks: `editorBlocks`. */
  readonly blocks: boolean;
  /** Add WPGraphQL SEO: `seo` of entries and categories. */
  readonly seo: boolean;
  readonly redirects: boolean;
}

/** Reads from what the endpoint does not know (`find-unknown.ts`) which plugins it has. */
export function pluginsOf(unknown: ReadonlySet<string>): Plugins {
  const knows = (...paths: readonly string[]): boolean => !paths.some((path) => unknown.has(path));
  return {
    blocks: knows('Entry.NodeWithEditorBlocks', 'Entry.NodeWithEditorBlocks.editorBlocks'),
    seo: knows('Entry.seo'),
    redirects: knows('RootQuery.seo', 'RootQuery.seo.redirects'),
  };
}

/** The response keys that the endpoint cannot or need not answer. */
export function absentFields({ blocks, seo }: Plugins): ReadonlySet<string> {
  return new Set([...(blocks ? [] : ['editorBlocks']), ...(seo ? [] : ['seo'])]);
}
