import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LineChart } from '../../../templates/charts/LineChart.tsx';

/** The lowest and the highest of the number, and the heights of the line above and below it. */
function numberAndLine(values: readonly number[]) {
  const bars = values.map((value, index) => ({ label: `${2000 + index}`, value }));
  const html = renderToStaticMarkup(<LineChart chart={{ title: 'Visits', bars }} />);
  const [, x = '', y = ''] =
    /<text[^>]*class="[^"]*number[^"]*"[^>]* x="([\d.]+)" y="([\d.]+)"/.exec(html) ?? [];
  const points = (/points="([^"]+)"/.exec(html)?.[1] ?? '')
    .split(' ')
    .map((point) => point.split(',').map(Number));
  const width = String(values.at(-1)).length * 10;
  return { top: Number(y) - 12, bottom: Number(y), points, from: Number(x) - width };
}

describe('the number at the end of a line', () => {
  it.each([
    ['rising to the top', [600, 760, 380, 900, 1100]],
    ['rising a little', [5, 900, 1000]],
    ['level', [500, 500, 500]],
    ['falling', [1100, 900, 300]],
    ['falling steeply from many', [...Array.from({ length: 20 }, (_, index) => index * 50), 600]],
  ])('does not lie on it: %s', (_, values) => {
    const { top, bottom, points, from } = numberAndLine(values);
    expect(bottom).toBeGreaterThan(0);
    const heights = points.flatMap(([x = 0, y = 0], index) => {
      const [nextX = x, nextY = y] = points[index + 1] ?? [];
      const steps = Array.from({ length: 21 }, (_, step) => step / 20);
      return steps.map((step) => [x + (nextX - x) * step, y + (nextY - y) * step] as const);
    });
    const crossing = heights.filter(([x, y]) => x > from && y > top && y < bottom);
    expect(crossing).toEqual([]);
  });
});
