import { expect, it } from 'vitest';
import { countWords } from '../../../../generator/content/html/count-words.ts';

const html = (...parts: readonly string[]) => ({ ref: 'html', parts, refs: [] });

it.each([
  ['words between spaces', [html(' Two  words\n')], 2],
  ['words between tags', [html('<p>One</p><p title="not a word">two&nbsp;more</p>')], 2],
  ['words around an address within a tag', [html('See <a href="', '">the plan</a>', ' here')], 4],
  ['words between no-break spaces', [html('<p>Ten\u00a0Uhr à 10\u00a0h\u00a0</p>')], 5],
  ['words of other scripts', [html('<p>潮の 時刻 😀 “é”')], 4],
  ['a tag that does not end', [html('One <b two')], 1],
  ['settings of more than one word', [{ settings: { title: 'Down the pier', layout: 'wide' } }], 3],
  ['nothing', [{ block: 'core/spacer', props: { height: 40 } }, html('<img alt="A gull">'), null], 0],
  ['text that looks like a tag', [html('1 &lt; 2')], 3],
])('counts %s', (_, blocks, count) => {
  expect(countWords(blocks)).toBe(count);
});
