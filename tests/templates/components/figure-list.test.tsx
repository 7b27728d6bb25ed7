import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FigureList } from '../../../templates/components/FigureList.tsx';

it.each([
  ['1,600', false],
  ['12,345,67', true],
  ['1,023,456,789', true],
  ['12 March 2026', false],
  ['$4.2 million', false],
])('the number %s has smaller letters: %s', (value, isLong) => {
  const html = renderToStaticMarkup(<FigureList figures={[{ value, label: 'Visitors' }]} />);
  expect(/<dd class="[^"]*long/.test(html)).toBe(isLong);
});
