import { compact } from '../../../util/omit-undefined.ts';
import type { EntryContext } from '../../html/context.ts';
import { takeId } from '../../html/ids.ts';
import { linkRef } from '../../html/links.ts';
import type { LinkRef, MediaRef, StoredBlock } from '../../stored-blocks.ts';
import { readCaption } from '../caption.ts';
import { findPicture } from '../picture-address.ts';
import type { Reading } from '../reading.ts';
import { styleOf } from '../style-of.ts';
import { classAfter, type Element, findElement, findElements, hasClass, isElement } from '../tree.ts';
import { isAllTaken } from '../understood.ts';
import { aroundPicture } from '../values/picture-link.ts';
import { isCaption, isPicture } from './image.ts';

interface Item {
  readonly picture: Element;
  readonly link?: Element;
  readonly caption?: Element;
}

/** Reads a gallery of the block editor or the old one; undefined when it has more than pictures and captions. */
export function readGallery(element: Element, reading: Reading): readonly StoredBlock[] | undefined {
  const { context } = reading;
  const items = itemsOf(element);
  const caption = element.children.filter(isElement).find(isCaption);
  const pictures = items.map(
    ({ picture: { attributes } }) => findPicture(attributes, context, { alt: attributes.alt ?? '' }).ref,
  );
  const captions = [caption, ...items.map((item) => item.caption)].filter((found) => found !== undefined);
  const taken = new Set([...items.map(({ picture }) => picture), ...captions]);
  const isPlain =
    captions.every(({ hasStructure }) => !hasStructure) && pictures.every((picture) => picture !== undefined);
  if (items.length === 0 || !isPlain || !isAllTaken(element, taken)) return undefined;

  return [
    {
      block: 'core/gallery',
      props: compact({
        id: takeId(context.ids, `gallery-${context.entry.id}`),
        items: items.flatMap((item, index) => {
          const picture = pictures[index];
          const href = picture && leadOf(item, picture, context);
          return picture ? [compact({ picture, href, caption: readCaption(item.caption, reading) })] : [];
        }),
        columns: columnsOf(element),
        isCropped: isCropped(element),
        caption: readCaption(caption, reading),
        style: styleOf(element, element, reading),
      }),
    },
  ];
}

/** Each picture with the caption in the smallest box that has only this picture. */
function itemsOf(element: Element): readonly Item[] {
  return element.children.filter(isElement).flatMap((child): readonly Item[] => {
    if (isCaption(child)) return [];
    const pictures = isPicture(child) ? [child] : findElements(child, isPicture);
    const [picture] = pictures;
    if (picture === undefined) return [];
    if (pictures.length > 1) return itemsOf(child);
    const caption = findElement(child, isCaption);
    const link =
      child.tag === 'a' ? child : findElement(child, ({ tag, hasStructure }) => tag === 'a' && hasStructure);
    return [{ picture, ...(link && { link }), ...(caption && { caption }) }];
  });
}

/** Where a picture leads, if not to its own file. */
function leadOf({ link }: Item, picture: MediaRef, context: EntryContext): LinkRef | undefined {
  const href = linkRef(link?.attributes.href ?? '', context);
  const isFile = href !== null && /\.(jpe?g|png|gif|webp|avif|svg)(?=$|[?#])/i.test(href.to);
  return href === null || isFile ? undefined : aroundPicture(href, picture);
}

function columnsOf(element: Element): number | undefined {
  const named = classAfter(element, 'gallery-columns-') ?? classAfter(element, 'columns-');
  const columns = Number(named);
  return Number.isInteger(columns) && columns >= 1 && columns <= 8 ? columns : undefined;
}

/** The old editor never crops. */
function isCropped(element: Element): boolean {
  return hasClass(element, 'wp-block-gallery') ? hasClass(element, 'is-cropped') : false;
}
