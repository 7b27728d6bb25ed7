import type { CoverPosition } from '../../../../templates/blocks/Cover.tsx';
import { compact } from '../../../util/omit-undefined.ts';
import { mediaRef } from '../../html/links.ts';
import type { MediaRef, StoredBlock } from '../../stored-blocks.ts';
import { declarations } from '../look.ts';
import { backgroundOf } from '../picture-address.ts';
import type { Reading } from '../reading.ts';
import { styleOf } from '../style-of.ts';
import { classAfter, type Element, findElement, hasClass, isElement, type Node } from '../tree.ts';
import { colourOf } from '../values/colour.ts';
import { clamp, lengthWithin } from '../values/lengths.ts';
import { oneOf } from '../values/one-of.ts';
import { pictureRef } from './image.ts';

const heights = { px: [80, 1000], rem: [5, 60], em: [5, 60], vh: [10, 100], vw: [10, 100] } as const;

/** Reads words over a picture, whatever they are: a cover, or any box with a picture behind it. */
export function readCover(element: Element, reading: Reading): readonly StoredBlock[] | undefined {
  const behind = element.children.find((node) => isElement(node) && isBackground(node));
  const overlay = findElement(
    element,
    (part) =>
      hasClass(part, 'wp-block-cover__background') || hasClass(part, 'wp-block-cover__gradient-background'),
  );
  const picture = pictureOf(element, behind, reading);
  const isCover = hasClass(element, 'wp-block-cover') || hasClass(element, 'wp-block-cover-image');
  const style = styleOf(element, element, reading);
  // An overlay that was never closed has the words in it.
  const words = element.children.flatMap((node) =>
    isElement(node) && (node === behind || node === overlay) ? node.children : [node],
  );
  const children = reading.readFlow(words);
  if (picture === undefined && (children.length === 0 || !isCover)) return children;

  const styles = declarations(element.attributes.style ?? '');
  const focus = isElement(behind)
    ? declarations(behind.attributes.style ?? '')['object-position']
    : styles['background-position'];
  return [
    {
      block: 'core/cover',
      props: compact({
        picture,
        dim: isCover ? dimOf(overlay ?? element) : usualDim,
        overlayColor: overlayOf(overlay ?? element),
        focus: focusOf(
          (isElement(behind) ? behind.attributes['data-object-position'] : undefined) ?? focus ?? '',
        ),
        minHeight: lengthWithin(styles['min-height'] ?? '', heights),
        position: positionOf(element),
        children,
        style,
      }),
    },
  ];
}

/** Words over a picture of unknown colours need one. */
const usualDim = 50;

/** A film behind words would move by itself: it is left out. */
export function isBackground(node: Element): boolean {
  return (
    hasClass(node, 'wp-block-cover__image-background') ||
    hasClass(node, 'wp-block-cover__video-background') ||
    hasClass(node, 'wp-block-cover-image__image-background')
  );
}

function pictureOf(element: Element, behind: Node | undefined, { context }: Reading): MediaRef | undefined {
  if (isElement(behind)) {
    const address = backgroundOf(behind.attributes);
    if (behind.tag === 'img') return pictureRef(behind, context);
    if (address !== undefined)
      return (
        mediaRef(address, context, { alt: behind.attributes['aria-label'] ?? '' }) ?? lost(address, context)
      );
    const { src = '' } = behind.attributes;
    context.losses.push({ cause: 'film', what: mediaRef(src, context)?.path ?? src });
    return undefined;
  }
  const address = backgroundOf(element.attributes);
  return address === undefined
    ? undefined
    : (mediaRef(address, context, { alt: '' }) ?? lost(address, context));
}

function lost(address: string, { losses }: Reading['context']): undefined {
  losses.push({ cause: address.startsWith('data:') ? 'pasted' : 'foreign', what: address.slice(0, 200) });
  return undefined;
}

/** "has-background-dim-30"; "has-background-dim" alone is 50, no such class 0. */
function dimOf(element: Element): number {
  const named = element.attributes.class?.match(/\bhas-background-dim(?:-(\d{1,3}))?(?=\s|$)/g) ?? [];
  const number = named.map((name) => /\d+/.exec(name)?.[0]).find((digits) => digits !== undefined);
  return clamp(number === undefined ? (named.length > 0 ? 50 : 0) : Number(number), 0, 100);
}

function overlayOf(element: Element): string | undefined {
  const { 'background-color': custom, background } = declarations(element.attributes.style ?? '');
  const preset = /(?:^|\s)has-([a-z0-9-]+)-background-color(?:\s|$)/.exec(
    element.attributes.class ?? '',
  )?.[1];
  return colourOf(preset ?? '', custom ?? background);
}

/** "58% 41%". */
function focusOf(written: string): { readonly x: number; readonly y: number } | undefined {
  const [, x, y] = /^(\d{1,3}(?:\.\d+)?)%\s+(\d{1,3}(?:\.\d+)?)%$/.exec(written.trim()) ?? [];
  return x === undefined ? undefined : { x: clamp(Number(x) / 100, 0, 1), y: clamp(Number(y) / 100, 0, 1) };
}

/** "is-position-top-left"; undefined for the middle. */
function positionOf(element: Element): CoverPosition | undefined {
  const [vertical, horizontal] = classAfter(element, 'is-position-')?.split('-') ?? [];
  const position = compact({
    vertical: oneOf(vertical, ['top', 'bottom']),
    horizontal: oneOf(horizontal, ['left', 'right']),
  });
  return Object.keys(position).length === 0 ? undefined : position;
}
