import { expect, it } from 'vitest';
import { fitLine } from '../../../bin/report/fit-line.ts';

it('cuts a line to the width of a terminal', () => {
  expect(fitLine('Rendered 120 of 200 pages', { isTTY: true, columns: 12 })).toBe('Rendered 12…');
  expect(fitLine('Rendered 120 of 200 pages', { isTTY: true, columns: 25 })).toBe(
    'Rendered 120 of 200 pages',
  );
});

it('leaves a line in a pipe whole', () => {
  expect(fitLine('Rendered 120 of 200 pages', {})).toBe('Rendered 120 of 200 pages');
});
