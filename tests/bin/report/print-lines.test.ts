import { describe, expect, it } from 'vitest';
import { columnsOf, plainSigns, wrapLine } from '../../../bin/report/print-lines.ts';

describe('a line of a terminal', () => {
  it('is broken between words, and goes on below its text', () => {
    expect(wrapLine('  • No template for the block "acme/notice"', 24)).toBe(
      ['  • No template for', '    the block', '    "acme/notice"'].join('\n'),
    );
  });

  it('stays as it is when it fits', () => {
    expect(wrapLine('✔ 74 pages', 10)).toBe('✔ 74 pages');
  });

  it('keeps a long address whole', () => {
    const address = 'https://cms.example/wp-admin/post.php?post=412&action=edit';
    expect(wrapLine(`    edit ${address}`, 30).split('\n').at(-1)?.trim()).toBe(address);
  });

  it('counts no colours, and keeps them', () => {
    expect(wrapLine('\u001b[31m✖ one two\u001b[39m', 9)).toBe('\u001b[31m✖ one two\u001b[39m');
    expect(wrapLine('\u001b[31m✖ one two\u001b[39m', 7)).toContain('\u001b[31m✖ one');
  });
});

const line = '✖ ▲ ✔ • “Café” → fix it … ██░';

it.each([
  { LANG: 'C' },
  { LANG: 'POSIX' },
  { LANG: 'de_DE.ISO-8859-1' },
  { LANG: 'C.UTF-8', LC_ALL: 'C' },
  { LANG: 'en_US.UTF-8', TERM: 'dumb' },
])('are of ASCII with %j, and the words stay', (environment) => {
  expect(plainSigns(line, environment)).toBe('x ! + * “Café” -> fix it ... ##.');
});

it.each([
  {},
  { LANG: '' },
  { LANG: 'C.UTF-8' },
  { LC_ALL: 'de_DE.utf8', LANG: 'C' },
  { LC_CTYPE: 'C.UTF-8', LANG: 'C' },
])('stay with %j', (environment) => {
  expect(plainSigns(line, environment)).toBe(line);
});

it('takes a terminal that does not tell its width for one of 80 columns', () => {
  expect([0, 40].map((columns) => columnsOf({ columns }))).toEqual([80, 40]);
});
