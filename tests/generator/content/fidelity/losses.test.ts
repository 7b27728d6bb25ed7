import { describe, expect, it } from 'vitest';
import { noteLosses, reportLosses } from '../../../../generator/content/fidelity/losses.ts';
import type { StoredBlock } from '../../../../generator/content/stored-blocks.ts';
import { testContext } from '../html/context.ts';

function paragraph(text: string): StoredBlock {
  return { block: 'core/paragraph', props: { html: { ref: 'html', parts: [text], refs: [] }, style: {} } };
}

/** The warnings about an entry of which `text` is on the page, and `html` is in the CMS. */
function warningsOf(html: string, text: string): readonly string[] {
  const context = testContext();
  noteLosses(html, [paragraph(text)], context);
  reportLosses(context);
  return context.warnings.map(({ message }) => message);
}

describe('the words of an entry', () => {
  const html = '<marquee>Mind the gulls</marquee>';

  it('are counted, and one that is not on the page is reported', () => {
    expect(warningsOf(html, 'Mind the gulls')).toEqual([]);
    expect(warningsOf(html, 'Mind the')).toEqual([
      expect.stringMatching(/^1 word or picture .* the first "gulls"$/),
    ]);
  });

  it('are reported together, with the first of them', () => {
    expect(warningsOf(html, 'the')).toEqual([
      expect.stringMatching(/^2 words or pictures .* the first "Mind"$/),
    ]);
  });
});
