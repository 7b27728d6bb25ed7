import { expect, it } from 'vitest';
import { type EntryTexts, weighTexts } from '../../../../generator/content/words/weigh-texts.ts';
import { paragraph } from '../../../support/paragraph.ts';

const nothing = {
  ...{ title: '', names: [], facts: [], others: [], blocks: '[]', share: 1 },
  ...{ hasSections: false, synonyms: [] },
};

it('finds the words of all texts of an entry, those of its blocks among them', () => {
  const blocks = JSON.stringify([paragraph('A <em>lantern</em> was seen at dusk.')]);
  const { words } = weighTexts({
    ...nothing,
    title: 'Lantern walk',
    names: ['The Shed'],
    others: ['At dusk'],
    blocks,
  });
  expect(words.split(/(?<=\d) /)).toEqual([
    'at 2',
    'dusk 2',
    'a 1',
    'lantern 12',
    'was 1',
    'seen 1',
    'walk 11',
    'the 4',
    'shed 4',
  ]);
});

it('adds the words by which others call them, for words, phrases and the ends of words that a language joins', () => {
  const wordsOf = (texts: Partial<EntryTexts>) =>
    weighTexts({ ...nothing, ...texts }).words.split(/(?<=\d) /);
  const english = wordsOf({
    language: 'en-US',
    title: 'Restrooms',
    others: ['Ice cream'],
    synonyms: ['cream > milk'],
  });
  expect(english).toEqual(expect.arrayContaining(['toilet 8', 'wc 8', 'milk 1']));
  expect(english).not.toContain('gelato 6');
  expect(wordsOf({ language: 'en-US', title: 'Ice cream' })).toContain('gelato 6');
  expect(wordsOf({ language: 'de', title: 'Sommerkonzert' })).toContain('musik 8');
  expect(wordsOf({ title: 'Restrooms' })).toEqual(['restrooms 12']);
});

it('finds the parts of a page, with the anchors that they have there', () => {
  const blocks = [
    { block: 'pier/parking', settings: { heading: 'Parking', lots: [] } },
    {
      block: 'core/heading',
      props: { html: { ref: 'html', parts: ['Dogs &amp; bikes'], refs: [] }, level: 2, id: 'c-dogs' },
    },
    { block: 'pier/schedule', settings: { heading: 'Parking' } },
  ];
  const { sections } = weighTexts({
    ...nothing,
    language: 'en-US',
    hasSections: true,
    blocks: JSON.stringify(blocks),
  });
  expect(sections.map(({ anchor, heading }) => [anchor, heading])).toEqual([
    ['c-parking', 'Parking'],
    ['c-dogs', 'Dogs & bikes'],
    ['c-parking-2', 'Parking'],
  ]);
  expect(sections[0]?.words.split(' ')).toContain('carpark');
});
