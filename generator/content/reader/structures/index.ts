import type { StoredBlock } from '../../stored-blocks.ts';
import { classFacts, type StructureClass } from '../class-facts.ts';
import { backgroundOf } from '../picture-address.ts';
import type { Reading } from '../reading.ts';
import { type Element, hasClass, noAttributes } from '../tree.ts';
import { readButtons, readLinkButton } from './buttons.ts';
import { readColumns } from './columns.ts';
import { readCover } from './cover.ts';
import { readEmbed, readFrame } from './embed.ts';
import { readFilm } from './film.ts';
import { readGallery } from './gallery.ts';
import { figureOf, onlyPicture, readImage } from './image.ts';
import { readMediaText } from './media-text.ts';
import { readSectionElement } from './section.ts';
import { readSpacer } from './spacer.ts';

/** Reads a structure; undefined where it has more than it understands. Then it is a plain piece of page. */
type Reader = (element: Element, reading: Reading) => readonly StoredBlock[] | undefined;

const byClass: Readonly<Record<StructureClass, Reader>> = {
  'wp-block-cover': readCover,
  'wp-block-cover-image': readCover,
  'wp-block-gallery': readGallery,
  gallery: readGallery,
  'blocks-gallery-grid': readGallery,
  'wp-block-jetpack-tiled-gallery': readGallery,
  'wp-block-jetpack-slideshow': readGallery,
  'tiled-gallery': readGallery,
  et_pb_gallery_items: readGallery,
  wpb_image_grid_ul: readGallery,
  'elementor-image-carousel': readGallery,
  'wp-block-columns': readColumns,
  'wp-block-text-columns': readColumns,
  'wp-block-media-text': readMediaText,
  'wp-block-buttons': readButtons,
  'wp-block-button': readButtons,
  'elementor-button': readLinkButton,
  et_pb_button: readLinkButton,
  vc_btn3: readLinkButton,
  'fl-button': readLinkButton,
  'kb-button': readLinkButton,
  'wp-block-embed': readEmbed,
  'wp-block-spacer': readSpacer,
};

const byTag: ReadonlyMap<string, Reader> = new Map([
  ['iframe', readFrame],
  ['video', readFilm],
]);

/** Returns true for an element that is more than prose, whatever is in it. */
export function isStructure(element: Element): boolean {
  const { tag, attributes } = element;
  if (tag === 'img' || tag === 'amp-img' || byTag.has(tag)) return true;
  if (attributes === noAttributes) return false;
  if (attributes['data-pier-block'] !== undefined || backgroundOf(attributes) !== undefined) return true;
  const { structure, own } = classFacts(attributes.class);
  return structure !== undefined || own !== undefined;
}

/**
 * Reads an element as the structure that it is; undefined for prose, and for a structure with more in it than it understands.
 */
export function readStructure(element: Element, reading: Reading): readonly StoredBlock[] | undefined {
  if (element.attributes['data-pier-block'] !== undefined) return readSectionElement(element, reading);
  const { structure, own } = classFacts(element.attributes.class);
  const props = own?.read(element);
  // Types know the names of our blocks alone.
  if (own && props) return [{ block: own.name, props } as StoredBlock & { readonly props: object }];
  const reader = byTag.get(element.tag) ?? (structure && byClass[structure]);
  const found = reader?.(element, reading);
  if (found !== undefined) return found;
  const only = onlyPicture(element) ?? (isFigure(element) ? figureOf(element) : undefined);
  if (only !== undefined) return readImage(only, element, reading);
  if (hasClass(element, 'wp-block-video') || hasClass(element, 'wp-video')) return readFilm(element, reading);
  return backgroundOf(element.attributes) === undefined ? undefined : readCover(element, reading);
}

/** A picture with its caption, of the block editor or the old one. */
function isFigure(element: Element): boolean {
  return element.tag === 'figure' || hasClass(element, 'wp-caption') || hasClass(element, 'wp-block-image');
}
