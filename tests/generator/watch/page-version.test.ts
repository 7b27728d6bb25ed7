import { describe, expect, it } from 'vitest';
import {
  comparePages,
  formatVersion,
  type PageVersion,
  parseVersion,
  versionOf,
} from '../../../generator/watch/page-version.ts';

function makeHtml(stylesheet: string, body = '<p>Ferry at noon</p>'): string {
  return `<html><head><link rel="stylesheet" href="${stylesheet}"/><link rel="icon" href="/i.svg"/></head><body>${body}</body></html>`;
}

function compare(shown: string, current: string) {
  return comparePages(versionOf(shown), versionOf(current));
}

describe('two versions of a page', () => {
  it('of equal html ask for nothing', () => {
    expect(compare(makeHtml('/a.css'), makeHtml('/a.css'))).toEqual({ action: 'nothing' });
  });

  it('that differ in the url of the stylesheet alone ask for that stylesheet', () => {
    expect(compare(makeHtml('/a.css'), makeHtml('/b.css'))).toEqual({
      action: 'style',
      swaps: [{ from: '/a.css', to: '/b.css' }],
    });
  });

  it.each([
    ['in the text', makeHtml('/a.css'), makeHtml('/a.css', '<p>Ferry at one</p>')],
    ['in text and stylesheet', makeHtml('/a.css'), makeHtml('/b.css', '<p>Ferry at one</p>')],
    ['in another link', makeHtml('/a.css'), makeHtml('/a.css').replace('/i.svg', '/j.svg')],
    [
      'in the number of stylesheets',
      makeHtml('/a.css'),
      makeHtml('/a.css"/><link rel="stylesheet" href="/b.css'),
    ],
    ['in being there', '', makeHtml('/a.css')],
  ])('that differ %s ask for a reload', (_, shown, current) => {
    expect(compare(shown, current)).toEqual({ action: 'reload' });
  });

  it('are the same after a trip through an url', () => {
    const version: PageVersion = { body: 'c0ffee', stylesheets: ['/_assets/a,b-"1".css', '/b.css'] };
    expect(formatVersion(version)).not.toMatch(/["\s]/);
    expect(parseVersion(formatVersion(version))).toEqual(version);
  });

  it('are different when a page sends nonsense', () => {
    for (const text of ['', '%', 'x,%E0%A4%A', ',,,'])
      expect(comparePages(parseVersion(text), versionOf(makeHtml('/a.css'))).action).toBe('reload');
  });
});
