import { compact } from '../../../util/omit-undefined.ts';
import { linkRef } from '../../html/links.ts';
import { isBlank } from '../../html/text.ts';
import type { StoredBlock } from '../../stored-blocks.ts';
import { readLine } from '../caption.ts';
import { declarations } from '../look.ts';
import type { Reading } from '../reading.ts';
import { styleOf } from '../style-of.ts';
import { classAfter, type Element, findElements, hasClass, isElement, solidChildren } from '../tree.ts';
import { isAllTaken } from '../understood.ts';
import { oneOf } from '../values/one-of.ts';

/** Reads a row of buttons, or one that stands alone; undefined when anything else is in it. */
export function readButtons(element: Element, reading: Reading): readonly StoredBlock[] | undefined {
  const isRow = hasClass(element, 'wp-block-buttons');
  const buttons = isRow ? solidChildren(element).filter(isElement) : [element];
  const labels = buttons.map(labelOf);
  const isUnderstood =
    (!isRow || buttons.length === solidChildren(element).length) &&
    labels.every((label) => label !== undefined);
  if (!isUnderstood) return undefined;

  const style = isRow ? styleOf(element, element, reading) : {};
  const children = buttons.flatMap((button, index) => readButton(button, labels[index] ?? button, reading));
  if (children.length === 0) return [];
  return [
    {
      block: 'core/buttons',
      props: compact({
        justify: oneOf(classAfter(element, 'is-content-justification-'), [
          'left',
          'center',
          'right',
          'space-between',
        ]),
        isVertical: hasClass(element, 'is-vertical') || undefined,
        style,
        children,
      }),
    },
  ];
}

/** Reads a link that a page builder shows as a button; undefined for any other element of its class. */
export function readLinkButton(link: Element, reading: Reading): readonly StoredBlock[] | undefined {
  const hasMore = link.hasBlock || link.children.some((node) => isElement(node) && node.hasStructure);
  if (link.tag !== 'a' || link.attributes.href === undefined || hasMore) return undefined;
  const children = readButton(link, link, reading);
  return children.length === 0 ? undefined : [{ block: 'core/buttons', props: { style: {}, children } }];
}

/** Returns the element with the words of a button; undefined when it has more. */
function labelOf(button: Element): Element | undefined {
  if (!hasClass(button, 'wp-block-button')) return undefined;
  const [label, ...others] = findElements(button, ({ tag }) => tag === 'a' || tag === 'button');
  if (label === undefined || others.length > 0 || label.hasStructure || label.hasBlock) return undefined;
  return isAllTaken(button, new Set([label])) ? label : undefined;
}

function readButton(button: Element, label: Element, reading: Reading): readonly StoredBlock[] {
  const html = readLine(label.children, reading, 'label');
  if (isBlank(html)) return [];
  const { href = '', target } = label.attributes;
  // The colours are the link's, the width and the style of the button are its box's.
  const dressed = {
    ...label,
    attributes: {
      ...label.attributes,
      class: `${button.attributes.class ?? ''} ${label.attributes.class ?? ''}`,
    },
  };
  return [
    {
      block: 'core/button',
      props: compact({
        html,
        href: linkRef(href, reading.context) ?? undefined,
        opensNewTab: target === '_blank' || undefined,
        width: widthOf(button),
        style: styleOf(dressed, button, reading),
      }),
    },
  ];
}

/** In percent of the row: a class until WordPress 7.0, since then a style. */
function widthOf(button: Element): 25 | 50 | 75 | 100 | undefined {
  const { width = '' } = declarations(button.attributes.style ?? '');
  const named = classAfter(button, 'wp-block-button__width-') ?? /^(\d+)%$/.exec(width)?.[1];
  return ([25, 50, 75, 100] as const).find((known) => String(known) === named);
}
