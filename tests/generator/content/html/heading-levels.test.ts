import { describe, expect, it } from 'vitest';
import { readBlocks } from '../../../../generator/content/html/blocks.ts';
import { readContent } from '../../../../generator/content/html/content-html.ts';
import { settleHeadings } from '../../../../generator/content/html/heading-levels.ts';
import { testContext } from './context.ts';

describe('the headings of an entry', () => {
  it.each([
    { given: [2, 3, 4, 2, 3], settled: [2, 3, 4, 2, 3] },
    { given: [3, 3, 4], settled: [2, 2, 3] },
    { given: [2, 4, 4, 3], settled: [2, 3, 3, 3] },
    { given: [4, 3, 2], settled: [2, 2, 2] },
    { given: [2, 6, 3, 5], settled: [2, 3, 3, 4] },
  ])('skip no level: $given become $settled (faults 119)', ({ given, settled }) => {
    expect(levelsOf(given.map((level, index) => heading(level, String(index))))).toEqual(settled);
  });

  it('count through html and columns (faults 119)', () => {
    const column = { ...flat('core/columns'), clientId: 'columns', columns: {} };
    const inner = { ...flat('core/column'), clientId: 'column', parentClientId: 'columns', column: {} };
    const html = { ...flat('core/html'), renderedHtml: '<h3 id="two">Two</h3><h5>Three</h5>' };
    const nested = { ...heading(6, 'Four'), parentClientId: 'column' };
    const settled = settleHeadings(readBlocks([html, column, inner, nested], testContext()));
    const written = JSON.stringify(settled);
    expect(written).toContain('<h2');
    expect(written).toContain('</h2><h3>Three</h3>');
    expect(written).toContain('"level":4');
  });

  it('are those of html alone where the CMS has no blocks', () => {
    const settled = settleHeadings(readContent('<h4>One</h4><p>a &lt;h4> b</p><h4>Two</h4>', testContext()));
    expect(JSON.stringify(settled)).toMatch(/<h2[^>]*>One<\/h2>.*<h2[^>]*>Two<\/h2>/);
  });
});

function flat(name: string) {
  return { name, clientId: name, parentClientId: null, renderedHtml: '' };
}

function heading(level: number, content: string) {
  return { ...flat('core/heading'), clientId: content, heading: { content, level } };
}

function levelsOf(list: Parameters<typeof readBlocks>[0]): readonly unknown[] {
  return settleHeadings(readBlocks(list, testContext())).map((block) =>
    block.block === 'core/heading' ? block.props.level : block,
  );
}
