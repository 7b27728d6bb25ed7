import { expect, it } from 'vitest';
import { titleText } from '../../../../generator/content/html/title-text.ts';

it.each([
  ['Title <em>With</em> <strong>Mark<b>up</b></strong>', 'Title With Markup'],
  ['Oysters<br>and <a href="/x/" title="a">ale</a>', 'Oysters and ale'],
  ['Tides < 3 ft & "more"', 'Tides < 3 ft & "more"'],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['</script><script>alert(1)</script> <em>x</em>', '</script><script>alert(1)</script> x'],
  ['a <b and <em>c', 'a <b and <em>c'],
  ['a</em> b <em>', 'a</em> b <em>'],
  ['<em>a <b>c</em></b>', 'a <b>c</b>'],
  ['<em></em>', ''],
  ['Caf&#233; &#8217;26 &#038; more&#160;&#60;b&#62;', 'Café ’26 & more <b>'],
  ['R&amp;D &#9999999; &#0;', 'R&amp;D \ufffd \ufffd'],
])('reads the text of the title %j', (title, text) => expect(titleText(title)).toBe(text));

it('goes through a title once, whatever is in it (faults 67, 68)', () => {
  expect(titleText('<em>'.repeat(50_000))).toBe('<em>'.repeat(50_000));
  expect(titleText(`${'<em>'.repeat(20_000)}a${'</em>'.repeat(20_000)}`)).toBe('a');
});
