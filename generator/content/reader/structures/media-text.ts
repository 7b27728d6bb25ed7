import { compact } from '../../../util/omit-undefined.ts';
import type { StoredBlock } from '../../stored-blocks.ts';
import { declarations } from '../look.ts';
import type { Reading } from '../reading.ts';
import { styleOf } from '../style-of.ts';
import { classAfter, type Element, hasClass, isElement, solidChildren } from '../tree.ts';
import { clamp } from '../values/lengths.ts';
import { oneOf } from '../values/one-of.ts';

/** Reads a picture or film with words beside it, as two columns; undefined when anything else is in it. */
export function readMediaText(element: Element, reading: Reading): readonly StoredBlock[] | undefined {
  const parts = solidChildren(element);
  const media = parts.find((part) => isElement(part) && hasClass(part, 'wp-block-media-text__media'));
  const words = parts.find((part) => isElement(part) && hasClass(part, 'wp-block-media-text__content'));
  if (parts.length !== 2 || !isElement(media) || !isElement(words)) return undefined;

  const isAtRight = hasClass(element, 'has-media-on-the-right');
  const share = shareOfMedia(element, isAtRight);
  const columnOf = (nodes: Element['children'], width: number): StoredBlock => ({
    block: 'core/column',
    props: { width: `${width}%`, style: {}, children: reading.readFlow(nodes) },
  });
  const style = styleOf(element, element, reading);
  // In the order of the html: since WordPress 6.0, media at the right come last.
  const columns = parts.map((part) =>
    part === media ? columnOf([media], share) : columnOf(words.children, 100 - share),
  );
  return [
    {
      block: 'core/columns',
      props: compact({
        // As WordPress: by itself, it stays side by side on a phone.
        isStackedOnMobile: hasClass(element, 'is-stacked-on-mobile'),
        verticalAlign:
          oneOf(classAfter(element, 'is-vertically-aligned-'), ['top', 'center', 'bottom']) ?? 'center',
        style,
        children: columns,
      }),
    },
  ];
}

/** "grid-template-columns:38% auto", in percent. */
function shareOfMedia({ attributes }: Element, isAtRight: boolean): number {
  const { 'grid-template-columns': tracks = '' } = declarations(attributes.style ?? '');
  const track = tracks.split(/\s+/).at(isAtRight ? -1 : 0) ?? '';
  const share = /^(\d{1,3})(?:\.\d+)?%$/.exec(track)?.[1];
  return share === undefined ? 50 : clamp(Number(share), 15, 85);
}
