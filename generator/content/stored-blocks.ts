import type { ComponentProps } from 'react';
import type { BlockName, BlockNode, blocks } from '../../templates/blocks/index.ts';
import type { Href, PictureData, SafeHtml } from '../../templates/types.ts';

/**
 * A link as typed in the CMS. Internal: path (decoded, NFC), query and hash on the CMS's host; the hash is that of our pages,
 * where ids out of content start with "c-". External: an absolute https, http, mailto or tel address.
 */
export interface LinkRef {
  readonly ref: 'link';
  readonly to: string;
  readonly isInternal: boolean;
  /**
   * Of an external link that holds addresses of the CMS in its query, as links to share a page do: their paths with query and
   * hash, in the order of the marks for them in `to`.
   */
  readonly shared?: readonly string[];
  /** The picture that the link is around: its file, where the address is the page that WordPress makes of each file. */
  readonly file?: MediaRef;
}

/** A picture or file on the CMS's host, by path, and by id where the CMS names it. `alt` overrides the library's. */
export interface MediaRef {
  readonly ref: 'media';
  readonly path: string;
  readonly id?: number;
  readonly alt?: string;
}

/** Sanitised html, cut where an attribute, or the text, holds an address of the CMS: parts[0] refs[0] parts[1] ... */
export interface RichText {
  readonly ref: 'html';
  readonly parts: readonly string[];
  readonly refs: readonly (LinkRef | MediaRef)[];
}

/** A template's props as they are kept in Content: the same shape, with references where links, media and html will be. */
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

/** A block as kept in Content. A section keeps its settings as they came, to be checked and filled by `sections/`. */
export type StoredBlock =
  | { [Name in CoreBlockName]: StoredCoreBlock<Name> }[CoreBlockName]
  | { readonly block: SectionName; readonly settings: unknown }
  /** A block that has no template: its saved html stands in. */
  | { readonly block: 'unknown'; readonly name: string; readonly html: RichText };

export interface StoredCoreBlock<Name extends CoreBlockName> {
  readonly block: Name;
  readonly props: Stored<ComponentProps<(typeof blocks)[Name]>>;
}
