import { describe, expect, it } from 'vitest';
import type { RichText, StoredBlock } from '../../../../generator/content/stored-blocks.ts';
import { describeEntry, describePage, shorten } from '../../../../generator/routes/head/description.ts';
import { makeEntry } from '../../../support/entries.ts';
import { paragraph } from '../../../support/paragraph.ts';

const site = { siteTitle: 'Halyard Pier', tagline: 'A pier' };
const rich = (html: string): RichText => ({ ref: 'html', parts: [html], refs: [] });

describe('the description of a page', () => {
  it('is the first that says something', () => {
    const candidates = [undefined, '', ' ', 'By editors', 'By us'];
    expect(describePage({ candidates, name: 'Visit', ...site })).toBe('By editors');
  });

  it('is never empty and never another page’s', () => {
    expect(describePage({ candidates: [''], name: 'Terms', ...site })).toBe('Terms: Halyard Pier. A pier');
    expect(describePage({ candidates: [], name: 'Halyard Pier', ...site })).toBe('Halyard Pier. A pier');
    expect(describePage({ candidates: [], name: 'Terms', ...site, tagline: '' })).toBe('Terms: Halyard Pier');
  });

  it('has 160 letters at most', () => {
    const text = describePage({ candidates: ['Harbour '.repeat(60)], name: 'A', ...site });
    expect(text).toHaveLength(160);
    expect(text.endsWith('Harbour…')).toBe(true);
  });
});

describe('an entry describes itself', () => {
  it('by its excerpt', () => {
    const entry = makeEntry('event', 1, { excerpt: 'Short.', blocks: [paragraph('Long.')] });
    expect(describeEntry(entry)).toBe('Short.');
  });

  it('by the first words of its text, without their markup', () => {
    const blocks = [paragraph(' '), paragraph('Tides &lt; 3 ft <em>matter</em>'), paragraph('More')];
    expect(describeEntry(makeEntry('page', 1, { blocks }))).toBe('Tides < 3 ft matter');
  });

  it('by the words of its hero', () => {
    const hero: StoredBlock = { block: 'pier/hero', settings: { heading: 'Visit', text: ' Come by tram. ' } };
    expect(describeEntry(makeEntry('page', 1, { blocks: [hero, paragraph('More')] }))).toBe('Come by tram.');
  });

  it('by the first paragraph of its prose that has words, not by a list or table before it', () => {
    const prose = (html: string): StoredBlock => ({ block: 'core/html', props: { html: rich(html) } });
    const describeBlocks = (...blocks: StoredBlock[]) => describeEntry(makeEntry('page', 1, { blocks }));
    const run = '<p dir="auto"> </p><p dir="auto">Fog <em>today</em>.</p><p>None tomorrow.</p>';
    expect(describeBlocks(prose(`<ul><li>Boats</li></ul>${run}`))).toBe('Fog today.');
    const table = prose('<table><tbody><tr><td>Tides</td><td>4 m</td></tr></tbody></table>');
    expect(describeBlocks(table, prose(run))).toBe('Fog today.');
    expect(describeBlocks(table)).toBe('Tides 4 m');
  });

  it('by what stands in its columns', () => {
    const column: StoredBlock = { block: 'core/column', props: { children: [paragraph('Left')], style: {} } };
    const columns: StoredBlock = {
      block: 'core/columns',
      props: { children: [column], isStackedOnMobile: true, style: {} },
    };
    expect(describeEntry(makeEntry('page', 1, { blocks: [columns] }))).toBe('Left');
  });

  it('not at all where its editor wrote nothing', () => expect(describeEntry(makeEntry('page', 1))).toBe(''));
});

describe('shorten', () => {
  it('leaves what fits', () => expect(shorten('12345', 5)).toBe('12345'));

  it('cuts behind a word, without the comma after it', () => {
    expect(shorten('The gate stays shut, until noon', 24)).toBe('The gate stays shut…');
  });

  it('cuts text without spaces, not within a letter', () => {
    expect(shorten('灯台からの手紙'.repeat(3), 10)).toBe('灯台からの手紙灯台…');
    expect(shorten('🎆'.repeat(10), 10)).toBe('🎆🎆🎆🎆…');
  });
});
