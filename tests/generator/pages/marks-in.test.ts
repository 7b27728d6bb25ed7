import { describe, expect, it } from 'vitest';
import { marksIn } from '../../../generator/pages/render-batch.ts';

describe('marksIn', () => {
  it('finds each island and enhancement of a page once', () => {
    const { islands } = marksIn(
      '<div data-island="slideshow"></div><div id="a" data-island="gallery"><i data-island="slideshow"><p data-enhance="hours">',
    );
    expect(islands).toEqual(['gallery', 'hours', 'slideshow']);
  });

  it('finds an island behind a text that looks like an attribute', () => {
    const html = '<img alt="a lamp id=" data-island="gallery"><p id="b">';
    expect(marksIn(html)).toEqual({ islands: ['gallery'], anchors: 'b' });
  });

  it('finds each id once, without what can be no target', () => {
    const html =
      '<main id="main"><h2 id="c-hours">Hours</h2><p id="c-caf\u00e9"></p><p id=""></p><p id="a b"></p><p id="c-a&amp;b"></p><i id="main">';
    expect(marksIn(html).anchors).toBe('main c-hours c-caf\u00e9 c-a&amp;b');
    expect(marksIn('<p>')).toEqual({ islands: [], anchors: '' });
  });
});
