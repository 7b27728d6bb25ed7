import { descriptions, fieldsOf, kinds, languageFieldsOf } from '../content/kinds/descriptions.ts';

/** The optional plugins of the endpoint. */
export interface Plugins {
  /** Add WPGraphQL SEO: `seo` of entries and categories. */
  readonly seo: boolean;
  readonly redirects: boolean;
  /** Boardwalk of `wordpress/boardwalk`: the state of the CMS and all lists in one answer. */
  readonly index: boolean;
  /** The page Pier and former addresses, of the same plugin. */
  readonly pier: boolean;
}

const boardwalk = 'RootQuery.boardwalk';

const ownFields = [
  'Entry.NodeWithContentEditor.showsOthers',
  ...kinds.flatMap((kind) =>
    fieldsOf(kind)
      .filter(({ ofSite }) => !ofSite)
      .map(({ sent }) => `RootQuery.${descriptions[kind].connection}.nodes.${sent}`),
  ),
  'RootQuery.mediaItems.nodes.focalPoint',
];

/** The language of entries, as multilingual plugins say it. */
export const multilingualFields: readonly string[] = kinds.flatMap((kind) =>
  languageFieldsOf(kind).map((field) => `RootQuery.${descriptions[kind].connection}.nodes.${field}`),
);

/** Asked for where the settings show authors. */
export const authorField = 'RootQuery.posts.nodes.author';

/** Returns true for fields that nobody misses: of Boardwalk and of multilingual plugins, which most servers lack, and authors. */
export function isSeldom(path: string): boolean {
  return isOfBoardwalk(path) || isBelow(path, [...multilingualFields, authorField]);
}

/**
 * Returns true for the fields of the plugin Boardwalk: its root field, those below it, and those that it
 * adds to kinds and media, which other plugins seldom have.
 */
export function isOfBoardwalk(path: string): boolean {
  return isBelow(path, [boardwalk, ...ownFields]);
}

function isBelow(path: string, fields: readonly string[]): boolean {
  return fields.some((field) => path === field || path.startsWith(`${field}.`));
}

/** Derives the endpoint's plugins from the fields that it does not know (`find-unknown.ts`). */
export function pluginsOf(unknown: ReadonlySet<string>): Plugins {
  const knows = (...paths: readonly string[]): boolean => !paths.some((path) => unknown.has(path));
  return {
    seo: knows('Entry.seo'),
    redirects: knows('RootQuery.seo', 'RootQuery.seo.redirects'),
    index: knows(...['', '.stamp', '.plugins', '.index'].map((field) => `${boardwalk}${field}`)),
    pier: knows(boardwalk) && (knows(`${boardwalk}.settings`) || knows(`${boardwalk}.redirects`)),
  };
}
