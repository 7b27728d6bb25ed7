import type { Element } from './tree.ts';

/** A block that a site reads from the html of its CMS, and shows by its template of the same name. */
export interface OwnBlock {
  /** The class by which it is known in html: "wp-block-separator". */
  readonly className: string;
  /** Makes the props of its template; undefined where there is more in it than it understands. */
  readonly read: (element: Element) => object | undefined;
}

export function defineBlock(block: OwnBlock): OwnBlock {
  return block;
}

/** The same, with the name of its file. */
export interface NamedBlock extends OwnBlock {
  /** "own/separator" */
  readonly name: string;
}
