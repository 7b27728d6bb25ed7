import { expect, it } from 'vitest';
import { countWords } from '../../../../generator/content/html/count-words.ts';

const html = (...parts: readonly string[]) => ({ ref: 'html', parts, refs: [] });

it.each([
  ['words between spaces', [html(' Two  words\n')], 2],
  ['words between tags', [html('<p>One</p><p title="not a word">two&nbsp;more</p>')], 2],
  ['words around an address within a tag', [html('See <a href="', '">the plan</a>', ' here')], 4],
  ['settings of more than one word', [{ settings: { title: 'Down the pier', layout: 'wide' } }], 3],
  ['nothing', [{ block: 'core/spacer', props: { height: 40 } }, html('<img alt="A gull">'), null], 0],
  ['text that looks like a tag', [html('1 &lt; 2')], 3],
])('counts %s', (_, blocks, count) => {
  expect(countWords(blocks)).toBe(count);
});
