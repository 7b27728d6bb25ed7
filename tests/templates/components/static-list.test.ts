import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { staticList } from '../../../templates/components/static-list.ts';

it.each([0, 1, 10_000, 10_001, 250_000])('renders %i items in order', (length) => {
  const items = Array.from({ length }, (_, index) => index);
  const html = renderToString(
    createElement(
      'ul',
      null,
      staticList(items, (item) => createElement('i', null, item)),
    ),
  );
  expect(html).toBe(`<ul>${items.map((item) => `<i>${item}</i>`).join('')}</ul>`);
});
