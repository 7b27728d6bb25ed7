import { expect, it } from 'vitest';
import { plainSigns } from '../../../bin/report/plain-signs.ts';

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
