import { compact } from '../../../util/omit-undefined.ts';
import type { StoredBlock } from '../../stored-blocks.ts';
import { declarations } from '../look.ts';
import type { Reading } from '../reading.ts';
import { styleOf } from '../style-of.ts';
import { classAfter, type Element, hasClass, isElement, solidChildren } from '../tree.ts';
import { lengthWithin } from '../values/lengths.ts';
import { oneOf } from '../values/one-of.ts';

const widths = { '%': [8, 100], px: [64, 1280], rem: [4, 80], em: [4, 80], vw: [8, 100] } as const;
const alignments = ['top', 'center', 'bottom', 'stretch'] as const;

/** Reads a row of columns; undefined when anything else is in it. */
export function readColumns(row: Element, reading: Reading): readonly StoredBlock[] | undefined {
  const columns = solidChildren(row).filter(isElement);
  const isRow =
    columns.length === solidChildren(row).length &&
    columns.every((child) => hasClass(child, 'wp-block-column'));
  if (!isRow || columns.length === 0) return undefined;
  return [
    {
      block: 'core/columns',
      props: compact({
        isStackedOnMobile: !hasClass(row, 'is-not-stacked-on-mobile'),
        verticalAlign: oneOf(classAfter(row, 'are-vertically-aligned-'), alignments),
        style: styleOf(row, row, reading),
        children: columns.map((column) => readColumn(column, reading)),
      }),
    },
  ];
}

/** An empty column stays: it keeps its place beside the others. */
function readColumn(column: Element, reading: Reading): StoredBlock {
  const { 'flex-basis': basis = '' } = declarations(column.attributes.style ?? '');
  return {
    block: 'core/column',
    props: compact({
      width: lengthWithin(basis, widths, '%'),
      verticalAlign: oneOf(classAfter(column, 'is-vertically-aligned-'), alignments),
      style: styleOf(column, column, reading),
      children: reading.readFlow(column.children),
    }),
  };
}
