import { compact } from '../../../util/omit-undefined.ts';
import type { EntryContext } from '../../html/context.ts';
import { linkRef } from '../../html/links.ts';
import { plainText } from '../../html/text.ts';
import type { MediaRef, StoredBlock, StoredCoreBlock } from '../../stored-blocks.ts';
import { readCaption } from '../caption.ts';
import { declarations, lookOf } from '../look.ts';
import { findPicture } from '../picture-address.ts';
import type { Reading } from '../reading.ts';
import { styleOf } from '../style-of.ts';
import {
  type Element,
  findElement,
  findElements,
  hasClass,
  inlineTags,
  isElement,
  makeElement,
  solidChildren,
  textOf,
} from '../tree.ts';
import { isAllTaken } from '../understood.ts';
import { lengthWithin } from '../values/lengths.ts';
import { aroundPicture, withoutName } from '../values/picture-link.ts';

type ImageProps = StoredCoreBlock<'core/image'>['props'];

/** The parts of a picture with its caption. */
export interface Figure {
  readonly picture: Element;
  readonly link?: Element;
  readonly caption?: Element;
}

/** Returns the parts of a figure that has one picture and one caption at most, and nothing else; undefined for any other. */
export function figureOf(element: Element): Figure | undefined {
  const pictures = findElements(element, isPicture);
  const [picture] = pictures;
  if (picture === undefined || pictures.length > 1) return undefined;
  const caption = findElement(element, isCaption);
  if (caption?.hasStructure) return undefined;
  const taken = new Set([picture, ...(caption ? [caption] : [])]);
  if (!isAllTaken(element, taken)) return undefined;
  const link = findElement(element, ({ tag, hasStructure }) => tag === 'a' && hasStructure);
  return { picture, ...(link && { link }), ...(caption && { caption }) };
}

export function isPicture({ tag }: Element): boolean {
  return tag === 'img' || tag === 'amp-img';
}

/** Captions of the block editor, of the old editor, and of its galleries. */
export function isCaption(element: Element): boolean {
  return (
    element.tag === 'figcaption' ||
    hasClass(element, 'wp-caption-text') ||
    hasClass(element, 'gallery-caption') ||
    hasClass(element, 'blocks-gallery-item__caption')
  );
}

/** Returns the picture of an element that is a picture with at most a link and words for its look around it. */
export function onlyPicture(element: Element): Figure | undefined {
  if (isPicture(element)) return { picture: element };
  const [child, ...others] = solidChildren(element);
  if (!isElement(child) || others.length > 0 || !inlineTags.has(element.tag)) return undefined;
  const inner = onlyPicture(child);
  return inner && (element.tag === 'a' ? { link: element, ...inner } : inner);
}

/** Reads a picture, dressed as its figure; none when it cannot be shown, which is a loss. */
export function readImage(
  { picture, link, caption }: Figure,
  outer: Element,
  reading: Reading,
): readonly StoredBlock[] {
  const { context } = reading;
  const frame = frameOf(outer);
  const href = link?.attributes.href === undefined ? null : linkRef(link.attributes.href, context);
  const words = caption === undefined ? '' : plainText(textOf(caption));
  // The text of a linked picture describes the target.
  const alt = picture.attributes.alt || (href ? words : '');
  const ref = pictureRef(picture, context, alt);
  if (ref === undefined) return standIn(picture, caption, reading);

  const leads = alt === '' ? withoutName(href, context) : href;
  const props: ImageProps = compact({
    picture: ref,
    caption: readCaption(caption, reading),
    href: leads ? aroundPicture(leads, ref) : undefined,
    opensNewTab: (leads && link?.attributes.target === '_blank') || undefined,
    ...boxOf(picture, frame),
    style: styleOf(looksOf(picture, link, frame), frame, reading),
  });
  return [{ block: 'core/image', props }];
}

/** Of an aligned picture the block is a box around the figure, which has the alignment and the size. */
function frameOf(outer: Element): Element {
  const [figure, ...others] = solidChildren(outer);
  if (
    !hasClass(outer, 'wp-block-image') ||
    !isElement(figure) ||
    figure.tag !== 'figure' ||
    others.length > 0
  )
    return outer;
  const { attributes } = outer;
  const classes = `${attributes.class} ${figure.attributes.class ?? ''}`;
  return { ...figure, attributes: { ...attributes, ...figure.attributes, class: classes } };
}

/** Returns the picture's file; undefined for one of another host, which is a loss. */
export function pictureRef(
  picture: Element,
  context: EntryContext,
  alt = picture.attributes.alt ?? '',
): MediaRef | undefined {
  const { ref, address, isPasted } = findPicture(picture.attributes, context, { alt });
  if (ref) return ref;
  if (isPasted) context.losses.push({ cause: 'pasted', what: alt });
  else if (address !== '') context.losses.push({ cause: 'foreign', what: address });
  return undefined;
}

/** A picture of another host is a link with its text, unless it is a decoration. */
function standIn(picture: Element, caption: Element | undefined, reading: Reading): readonly StoredBlock[] {
  const { address } = findPicture(picture.attributes, reading.context);
  const { alt } = picture.attributes;
  const words = alt === '' || address === '' ? [] : [linkTo(address, alt ?? 'Image')];
  return reading.readFlow([...words, ...(caption ? [paragraphOf(caption)] : [])]);
}

function linkTo(href: string, words: string): Element {
  return makeElement('a', { href }, [words]);
}

function paragraphOf(caption: Element): Element {
  return { ...caption, tag: caption.hasBlock ? 'div' : 'p', attributes: {} };
}

/** The old editor aligns the picture itself, a gallery its link. */
function looksOf(picture: Element, link: Element | undefined, frame: Element): Element {
  const inner = [frame, link, picture].find(
    (element) => element !== undefined && lookOf(element).align !== undefined,
  );
  return inner === undefined || inner === frame
    ? frame
    : {
        ...frame,
        attributes: {
          ...frame.attributes,
          class: `${frame.attributes.class ?? ''} ${inner.attributes.class ?? ''}`,
        },
      };
}

function boxOf(picture: Element, frame: Element): Pick<ImageProps, 'width' | 'aspectRatio' | 'isWhole'> {
  const { width, 'aspect-ratio': ratio, 'object-fit': fit } = declarations(picture.attributes.style ?? '');
  const isBlock = hasClass(frame, 'wp-block-image');
  // The block editor writes the size of the file, too; the old editor the size that was chosen.
  const typed = !isBlock || hasClass(frame, 'is-resized') ? picture.attributes.width : undefined;
  return compact({
    width: pictureWidth(width ?? typed ?? ''),
    aspectRatio: pictureRatio(ratio ?? ''),
    isWhole: fit === 'contain' || undefined,
  });
}

/** Reads a width in pixels, within limits. */
function pictureWidth(value: string): number | undefined {
  const width = lengthWithin(value, { px: [24, 1600] });
  return width === undefined ? undefined : Number.parseFloat(width);
}

/** Reads "16/9" or "16 / 9", as in the editor's list of ratios; undefined for "auto" and the like. */
function pictureRatio(value: string): string | undefined {
  const [, width = 0, height = 0] = (/^(\d{1,2})(?:\s*\/\s*(\d{1,2}))?$/.exec(value) ?? []).map((part) =>
    Number(part ?? 1),
  );
  const ratio = width / height;
  return ratio >= 1 / 4 && ratio <= 4 ? `${width}/${height}` : undefined;
}
