import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { List, type ListProps } from '../../../templates/blocks/List.tsx';
import type { SafeHtml } from '../../../templates/types.ts';

const item = { block: 'core/list-item' as const, props: { html: 'Step' as SafeHtml, children: [] } };

function isInside(props: Partial<ListProps>, count = 2): boolean {
  const children = Array.from({ length: count }, () => item);
  return renderToStaticMarkup(
    <List isOrdered style={{}} {...props}>
      {children}
    </List>,
  ).includes('long');
}

describe('the numbers of a list', () => {
  it.each([
    ['its first ones', {}, 2],
    ['up to 999', { start: 998 }, 2],
    ['27 in Roman', { marker: 'lower-roman' }, 27],
  ] as const)('stand beside it: %s', (_, props, count) => {
    expect(isInside(props, count)).toBe(false);
  });

  it.each([
    ['from 10,000 on', { start: 10_000 }, 2],
    ['reaching 1,000', { start: 999 }, 2],
    ['below zero', { start: -10_000 }, 2],
    ['28 in Roman', { marker: 'upper-roman' }, 28],
  ] as const)('stand within it where they are wide: %s', (_, props, count) => {
    expect(isInside(props, count)).toBe(true);
  });
});
