import { serverPartOf } from './server-parts.ts';
import { unknownBlockOf } from './unknown-block.ts';

/** The facts that the class list of an element tells. */
export interface ClassFacts {
  /** See `serverPartOf`. */
  readonly serverPart: string | null | undefined;
  /** The class by which it is a structure. */
  readonly structure: StructureClass | undefined;
  /** See `unknownBlockOf`. */
  readonly unknownBlock: string | undefined;
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

const none: ClassFacts = { serverPart: undefined, structure: undefined, unknownBlock: undefined };
// A site has few class lists, which its blocks repeat thousands of times.
const remembered = new Map<string, ClassFacts>();
const most = 5000;
const longest = 2000;

export function classFacts(classList: string | undefined): ClassFacts {
  if (classList === undefined) return none;
  const known = remembered.get(classList);
  if (known !== undefined) return known;
  const names = classList.slice(0, longest).split(/\s+/);
  const facts: ClassFacts = {
    serverPart: serverPartOf(names),
    structure: structureClasses.find((name) => names.includes(name)),
    unknownBlock: unknownBlockOf(names),
  };
  if (remembered.size < most && classList.length <= longest) remembered.set(classList, facts);
  return facts;
}
