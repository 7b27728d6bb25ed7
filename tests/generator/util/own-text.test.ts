import { expect, it } from 'vitest';
import { ownText } from '../../../generator/util/own-text.ts';

it.each(['', '/wp-content/uploads/a%20b.jpg', 'the keepers’ log', '次の船 🚢'])(
  'is the same text: %s',
  (text) => expect(ownText(text)).toBe(text),
);
