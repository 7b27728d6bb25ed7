import { compact } from '../../../util/omit-undefined.ts';
import { isBlank } from '../../html/text.ts';
import type { StoredBlock } from '../../stored-blocks.ts';
import { readLine } from '../caption.ts';
import { lookOf } from '../look.ts';
import type { Reading } from '../reading.ts';
import { styleOf } from '../style-of.ts';
import { type Element, isElement } from '../tree.ts';

/** Reads a quote with its source. */
export function readQuote(element: Element, reading: Reading): readonly StoredBlock[] {
  const cites = element.children.filter((node) => isElement(node) && node.tag === 'cite');
  const [cite] = cites;
  const isSource =
    cites.length === 1 &&
    isElement(cite) &&
    element.children.filter((node) => isElement(node)).at(-1) === cite;
  const style = styleOf(element, element, reading, lookOf(element));
  const children = reading.readFlow(
    isSource ? element.children.filter((node) => node !== cite) : element.children,
  );
  const citation = isSource && isElement(cite) ? readLine(cite.children, reading) : undefined;
  if (children.length === 0 && (citation === undefined || isBlank(citation))) return [];
  return [
    {
      block: 'core/quote',
      props: compact({
        citation: citation === undefined || isBlank(citation) ? undefined : citation,
        children,
        style,
      }),
    },
  ];
}
