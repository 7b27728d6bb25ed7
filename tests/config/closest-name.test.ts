import { expect, it } from 'vitest';
import { closestName } from '../../config/closest-name.ts';

const known = ['BOARDWALK_ENDPOINT', 'BOARDWALK_OUT', 'BOARDWALK_SITE_URL', 'endpoint', 'out', 'menus'];

it.each([
  ['BOARDWALK_ENDPIONT', 'BOARDWALK_ENDPOINT'],
  ['BOARDWALK_ENDPONT', 'BOARDWALK_ENDPOINT'],
  ['BOARDWALK_SITEURL', 'BOARDWALK_SITE_URL'],
  ['boardwalk_out', 'BOARDWALK_OUT'],
  ['endpoints', 'endpoint'],
  ['menu', 'menus'],
])('finds what %s was to be', (name, meant) => {
  expect(closestName(name, known)).toBe(meant);
});

it.each(['BOARDWALK_COLOUR', 'colour', 'top', 'x', ''])('finds nothing for %j', (name) => {
  expect(closestName(name, known)).toBeUndefined();
});
