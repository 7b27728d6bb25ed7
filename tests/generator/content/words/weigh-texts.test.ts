import { expect, it } from 'vitest';
import { weighTexts } from '../../../../generator/content/words/weigh-texts.ts';
import { paragraph } from '../../../support/paragraph.ts';

it('finds the words of all texts of an entry, those of its blocks among them', () => {
  const blocks = JSON.stringify([paragraph('A <em>lantern</em> was seen at dusk.')]);
  const words = weighTexts({ title: 'Lantern walk', names: ['The Shed'], others: ['At dusk'], blocks });
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
