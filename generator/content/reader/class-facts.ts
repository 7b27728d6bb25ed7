import { siteCodeError } from '../../util/site-code-error.ts';
import { byClassList } from '../html/class-names.ts';
import type { NamedBlock } from './define-block.ts';
import { ownBlocks } from './own-blocks.ts';
import { serverPartOf } from './server-parts.ts';
import { unknownBlockOf } from './unknown-block.ts';

/** The facts that the class list of an element tells. */
export interface ClassFacts {
  /** See `serverPartOf`. */
  readonly serverPart: string | null | undefined;
  /** The class by which it is a structure. */
  readonly structure: StructureClass | undefined;
  /** The site's own block of that class. */
  readonly own: NamedBlock | undefined;
  /** See `unknownBlockOf`. */
  readonly unknownBlock: string | undefined;
  /** The tag that a part of an accordion becomes. */
  readonly accordion: 'details' | 'summary' | undefined;
}

/** The classes of structures, of WordPress's blocks old and new. Of several, the first counts. */
const structureClasses = [
  'wp-block-cover',
  'wp-block-cover-image',
  'wp-block-gallery',
  'gallery',
  'blocks-gallery-grid',
  'wp-block-jetpack-tiled-gallery',
  'wp-block-jetpack-slideshow',
  'tiled-gallery',
  'et_pb_gallery_items',
  'wpb_image_grid_ul',
  'elementor-image-carousel',
  'wp-block-columns',
  'wp-block-text-columns',
  'wp-block-media-text',
  'wp-block-buttons',
  'wp-block-button',
  'elementor-button',
  'et_pb_button',
  'vc_btn3',
  'fl-button',
  'kb-button',
  'wp-block-embed',
  'wp-block-spacer',
] as const;

export type StructureClass = (typeof structureClasses)[number];

const none: ClassFacts = {
  serverPart: undefined,
  structure: undefined,
  own: undefined,
  unknownBlock: undefined,
  accordion: undefined,
};
const longest = 2000;

ownBlocks.forEach(refuseTakenClass);

/** Throws when the class of a site's block is that of another block: the second would never be read. */
function refuseTakenClass({ name, className }: NamedBlock, index: number): void {
  const before = ownBlocks.slice(0, index).find((other) => other.className === className);
  const isOurs = structureClasses.some((ours) => ours === className);
  if (before === undefined && !isOurs) return;
  const reason = isOurs
    ? 'is read by Boardwalk itself: replace its template in templates/blocks/, or name another class'
    : `is that of ${fileOf(before?.name)}: name another class`;
  throw siteCodeError(`${fileOf(name)}:1`, `className "${className}" ${reason}`);
}

function fileOf(name = ''): string {
  return `${name.replace(/^own/, 'blocks')}.ts`;
}

export function classFacts(classList: string | undefined): ClassFacts {
  return classList === undefined ? none : factsOf(classList);
}

const factsOf = byClassList((classList): ClassFacts => {
  const names = classList.slice(0, longest).split(/\s+/);
  const own = ownBlocks.find(({ className }) => names.includes(className));
  return {
    serverPart: serverPartOf(names),
    structure: structureClasses.find((name) => names.includes(name)),
    own,
    unknownBlock: own === undefined ? unknownBlockOf(names) : undefined,
    accordion: accordionPart(names),
  };
});

/**
 * Returns the tag that a part of a WordPress accordion becomes: its buttons need a script, so it
 * becomes the browser's own `<details>`.
 */
function accordionPart(names: readonly string[]): ClassFacts['accordion'] {
  if (names.includes('wp-block-accordion-item')) return 'details';
  return names.includes('wp-block-accordion-heading') ? 'summary' : undefined;
}
