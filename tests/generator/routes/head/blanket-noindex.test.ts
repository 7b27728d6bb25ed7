import { describe, expect, it } from 'vitest';
import type { AnyEntry, SiteContent } from '../../../../generator/content/content.ts';
import { blanketNoindexQuestion } from '../../../../generator/routes/head/blanket-noindex.ts';

describe('a site that its CMS hides from search engines', () => {
  it('is one of which every entry is hidden that the CMS says anything of', () => {
    expect(isHidden([[true, true], [true]])).toBe(true);
    expect(isHidden([[true, null], [true]])).toBe(true);
    expect(isHidden([[true, true], [false]])).toBe(false);
    expect(isHidden([[false, false], []])).toBe(false);
  });

  it('is not known by one entry, nor where the CMS says nothing', () => {
    expect(isHidden([[true], [null]])).toBe(false);
    expect(isHidden([[null, null], []])).toBe(false);
    expect(isHidden([[], []])).toBe(false);
  });

  it('is not looked for in further entries than the first that is not hidden', () => {
    const read: number[] = [];
    const entry = (id: number, noindex: boolean) => ({
      get seo() {
        read.push(id);
        return { noindex };
      },
    });
    const entries = { event: [entry(1, true), entry(2, false), entry(3, true)], post: [entry(4, true)] };
    expect(isBlanket(entries)).toBe(false);
    expect(read).toEqual([1, 2]);
  });
});

/** Two kinds, each with what the CMS says of its entries. */
function isHidden([first = [], second = []]: readonly (readonly (boolean | null)[])[]): boolean {
  const entriesOf = (wishes: readonly (boolean | null)[]) =>
    wishes.map((noindex) => ({ seo: noindex === null ? null : { noindex } }));
  return isBlanket({ event: entriesOf(first), post: entriesOf(second) });
}

function isBlanket(entries: Readonly<Record<string, readonly { readonly seo: unknown }[]>>) {
  return blanketNoindexQuestion({
    entries: entries as Readonly<Record<string, readonly AnyEntry[]>> as SiteContent['entries'],
  }).answer('');
}
