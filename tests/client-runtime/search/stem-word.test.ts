import { describe, expect, it } from 'vitest';
import { stemWord } from '../../../client-runtime/search/stem-word.ts';

describe('the stem of an English word', () => {
  it.each([
    'oyster oysters',
    'dance dances danced dancing',
    'swim swims swimming',
    'fish fishes fished fishing',
    'party parties',
    'berry berries',
    'bus buses',
    'hall halls',
    'open opens opened opening',
    'carry carries carried carrying',
    'glass glasses',
    'ferry ferries',
    'market markets marketing',
  ])('is the same for %s', (forms) => expect(new Set(forms.split(' ').map(stemWord)).size).toBe(1));

  it.each(['bus bust', 'king kin', 'water wat', 'red r', 'string stry', 'pier pie', 'sing s'])(
    'differs for %s',
    (words) => {
      const [one = '', other = ''] = words.split(' ');
      expect(stemWord(one)).not.toBe(stemWord(other));
    },
  );
});
