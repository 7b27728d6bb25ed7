import { describe, expect, it } from 'vitest';
import { type Finding, groupFindings } from '../../tools/quality/finding.ts';
import { isExcepted } from '../../tools/quality/lighthouse-exceptions.ts';
import { readOptions } from '../../tools/quality/options.ts';
import { kindOf, pickRepresentatives } from '../../tools/quality/page-kinds.ts';
import { findingLines } from '../../tools/quality/tables.ts';

const finding = (page: string): Finding => ({
  check: 'axe',
  page,
  rule: 'color-contrast',
  element: 'footer a',
  message: 'Too pale',
  hint: 'see the rule',
});

describe('the quality report', () => {
  it('names what is on many pages once, with the first of them', () => {
    expect(groupFindings([finding('/'), finding('/visit/'), finding('/')])).toMatchObject([
      { rule: 'color-contrast', pages: ['/', '/visit/'] },
    ]);
    expect(findingLines([finding('/'), finding('/visit/')])).toEqual([
      '✖ axe color-contrast: Too pale',
      '    on / and 1 more: footer a',
      '    → see the rule',
    ]);
  });

  it.each([
    ['/', 'home'],
    ['/404.html', 'error'],
    ['/event/', 'event-list'],
    ['/event/lantern-parade-2026/', 'event'],
    ['/news/p/', 'news-list'],
    ['/news/p/a-post/', 'news-post'],
    ['/news/c/art/page/12/', 'news-list'],
    ['/about/team/', 'page'],
  ])('knows the kind of %s', (path, kind) => {
    expect(kindOf(path)).toBe(kind);
  });

  it('takes the longest page for its kind', () => {
    const page = (path: string, html: string) => ({ path, kind: kindOf(path), html });
    const picked = pickRepresentatives([page('/art/a/', 'a'), page('/art/b/', 'bb'), page('/', '')]);
    expect(picked.map(({ path }) => path)).toEqual(['/art/b/', '/']);
  });

  it('excepts an audit for the kinds of page that its reason is about', () => {
    expect(isExcepted('is-crawlable', 'error')).toBe(true);
    expect(isExcepted('is-crawlable', 'home')).toBe(false);
    expect(isExcepted('color-contrast', 'error')).toBe(false);
  });

  it('runs the checks that it is asked for in its own order, and names one that it does not know', () => {
    expect(readOptions(['--only', 'axe,html'], '/pier').checks).toEqual(['html', 'axe']);
    expect(() => readOptions(['--only', 'looks'], '/pier')).toThrow('--only "looks" is not a check');
    expect(() => readOptions(['--rounds', '0'], '/pier')).toThrow('--rounds "0" is not a whole number');
  });
});
