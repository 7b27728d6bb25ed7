import type { ComponentProps } from 'react';
import type { BlockName, BlockNode, blocks } from '../../templates/blocks/index.ts';
import type { Href, PictureData, SafeHtml } from '../../templates/types.ts';

/**
 * A link of the CMS. Internal: path (decoded, NFC), query and hash on the CMS's host; the hash is
 * that of the site's pages, where ids of the content start with "c-". External: an absolute https,
 * http, mailto or tel address.
 */
export interface LinkRef {
  readonly ref: 'link';
  readonly to: string;
  readonly isInternal: boolean;
  /**
   * For an external link with addresses of the CMS in its query, such as links to share a page:
   * their paths with query and hash, in the order of their marks in `to`.
   */
  readonly shared?: readonly string[];
  /** The file of the linked picture, when the link leads to its attachment page. */
  readonly file?: MediaRef;
}

/**
 * A picture or file on the CMS's host, by path, and by id when known. `alt` overrides the
 * library's.
 */
export interface MediaRef {
  readonly ref: 'media';
  readonly path: string;
  readonly id?: number;
  readonly alt?: string;
}

/**
 * Sanitised html, cut at addresses of the CMS in attributes or text: parts[0] refs[0] parts[1] ...
 */
export interface RichText {
  readonly ref: 'html';
  readonly parts: readonly string[];
  readonly refs: readonly (LinkRef | MediaRef)[];
}

/**
 * A template's props in Content: the same shape, with references in place of links, media and html.
 */
export type Stored<T> = T extends SafeHtml
  ? RichText
  : T extends Href
    ? LinkRef
    : T extends PictureData
      ? MediaRef
      : T extends BlockNode
        ? StoredBlock
        : T extends readonly (infer Item)[]
          ? readonly Stored<Item>[]
          : T extends object
            ? { readonly [Key in keyof T]: Stored<T[Key]> }
            : T;

export type CoreBlockName = Extract<BlockName, `core/${string}`>;
export type SectionName = Extract<BlockName, `pier/${string}`>;

/**
 * A block in Content. A section keeps its original settings, which `sections/` checks and
 * completes.
 */
export type StoredBlock =
  | { [Name in CoreBlockName]: StoredCoreBlock<Name> }[CoreBlockName]
  | { readonly block: SectionName; readonly settings: unknown };

export interface StoredCoreBlock<Name extends CoreBlockName> {
  readonly block: Name;
  readonly props: Stored<ComponentProps<(typeof blocks)[Name]>>;
}
