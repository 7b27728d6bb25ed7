import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { depth } from '../support/depth.ts';
import { applyEdits, type ContentEdit, contentEdits, makeEditedSite } from '../support/edited-content.ts';
import { type Kept, keepPages } from '../support/kept-pages.ts';
import { settings } from './arbitraries.ts';

/** A bound for a run that hangs, not a measure. */
const hangingMs = 30 * 60_000;

const site = makeEditedSite();

/** Applies an edit to the site, and tells which pages of the new one would be kept unseen. */
function keepAfter(
  before: readonly ContentEdit[],
  edits: readonly ContentEdit[],
  forget?: (key: string) => boolean,
): Kept {
  const old = applyEdits(site, before);
  return keepPages(old, applyEdits(old, edits), forget);
}

describe('pages that are kept unseen', () => {
  it('are all of them when nothing has changed', () => {
    const { count, wrong, pages } = keepAfter([], []);
    expect(count).toBe(pages);
    expect(wrong).toEqual([]);
  });

  it(
    'are those that would be made again as they are, whatever was edited',
    () => {
      let kept = 0;
      let pages = 0;
      fc.assert(
        fc.property(contentEdits, contentEdits, (before, edits) => {
          const found = keepAfter(before, edits);
          expect(found.wrong).toEqual([]);
          kept += found.count;
          pages += found.pages;
        }),
        { ...settings, numRuns: depth.keptPagesRuns, endOnFailure: false },
      );
      expect(kept / pages).toBeGreaterThan(0.2);
    },
    hangingMs,
  );

  it.each([
    'post',
    'page',
    'event',
    'location',
    'artwork',
    'experience',
    'category',
    'media',
    'file',
    'address',
  ])(
    'are found to be wrong where it is not noted what was read: %s',
    (kind) => {
      const found = fc.check(
        fc.property(contentEdits, (edits) => {
          const { wrong } = keepAfter([], edits, (key) => key.startsWith(`${kind}:`));
          return wrong.length === 0;
        }),
        { ...settings, numRuns: 1000, endOnFailure: true },
      );
      expect(found.failed).toBe(true);
    },
    hangingMs,
  );
});
