import { expect, it } from 'vitest';
import { missingFrom, seenIn } from '../../../support/seen-in-html.ts';
import { wordpressEntries } from '../../../support/wordpress-entries.ts';
import { showDocument } from './show-document.tsx';

it.each(wordpressEntries)('$name has every word and picture of its content, in order', ({ content }) => {
  const { html, losses } = showDocument(content ?? '');
  const { tokens } = seenIn(content ?? '');
  expect(missingFrom(tokens, seenIn(html).tokens)).toEqual([]);
  expect(losses.filter(({ cause }) => cause === 'unknown')).toEqual([]);
});
