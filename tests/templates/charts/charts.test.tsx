import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ChartView } from '../../../templates/charts/ChartView.tsx';
import type { ChartType } from '../../../templates/charts/chart-data.ts';
import { TrendLine } from '../../../templates/charts/TrendLine.tsx';
import { queryHtml, textOf } from '../query-html.ts';

const days = [
  { label: 'Mon', value: 1900 },
  { label: 'Tue', value: 2050 },
  { label: 'Sat', value: 5600 },
];

const render = (type: ChartType) =>
  renderToString(<ChartView chart={{ title: 'Footfall', type, unit: 'visits', bars: days }} level={3} />);

describe('a drawn chart', () => {
  it.each(['columns', 'line', 'donut'] as const)(
    'of %s is one picture with a name, a description, and a table of its numbers',
    (type) => {
      const { all } = queryHtml(render(type));
      const drawing = all('svg').find(({ attribs }) => attribs.role === 'img');
      const [title] = all('title');
      const [description] = all('desc');
      expect(title?.attribs.id).toBe(drawing?.attribs['aria-labelledby']);
      expect(description?.attribs.id).toBe(drawing?.attribs['aria-describedby']);
      expect(title && textOf(title)).toBe('Footfall');
      expect(description && textOf(description)).not.toBe('');
      expect(all('th').map(textOf)).toEqual(['Mon', 'Tue', 'Sat']);
      expect(all('td').map(textOf)).toEqual(['1,900 visits', '2,050 visits', '5,600 visits']);
    },
  );

  it.each(['bars', 'columns', 'line', 'donut'] as const)(
    'of %s has no style of its own, nothing that is not a number, and the same bytes each time',
    (type) => {
      const html = render(type);
      expect(html).not.toMatch(/style=|NaN|Infinity|undefined/);
      expect(render(type)).toBe(html);
    },
  );

  it('says in words what it shows', () => {
    expect(description('columns')).toBe('Most: Sat, 5,600 visits. Least: Mon, 1,900 visits.');
    expect(description('line')).toBe('From 1,900 visits in Mon to 5,600 visits in Sat.');
    expect(description('donut')).toBe('Sat 59%, Tue 21%, Mon 20%.');
  });

  it('tells parts of a whole by their share, not by colour alone', () => {
    const { all } = queryHtml(render('donut'));
    const onRing = all('text').map(textOf);
    const inLegend = all('strong').map(textOf);
    expect(onRing).toEqual(['59%', '21%', '20%']);
    expect(inLegend).toEqual(onRing);
  });

  it('is not there without values', () => {
    expect(renderToString(<ChartView chart={{ title: 'Empty', bars: [] }} level={3} />)).toBe('');
  });
});

describe('a trend', () => {
  it('says its first and its last value in words', () => {
    const { all } = queryHtml(renderToString(<TrendLine values={days} />));
    expect(all('rect')).toHaveLength(3);
    expect(all('span').map(textOf)).toContain('Mon: 1,900');
    expect(all('span').map(textOf)).toContain('Sat: 5,600');
  });

  it('is empty with a single value', () => {
    expect(renderToString(<TrendLine values={days.slice(0, 1)} />)).toBe('');
  });
});

function description(type: ChartType): string {
  const [desc] = queryHtml(render(type)).all('desc');
  return desc === undefined ? '' : textOf(desc);
}
