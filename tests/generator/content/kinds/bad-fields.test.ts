import { expect, it } from 'vitest';
import type { Kind } from '../../../../generator/content/content.ts';
import { readEntry } from '../../../../generator/content/kinds/read-entry.ts';
import type { Problem } from '../../../../generator/problems/problem.ts';
import { hosts } from '../html/context.ts';

const node = { databaseId: 9, slug: 'nine', title: 'Nine', dateGmt: '2026-05-01T12:00:00' };

const whole: Readonly<Partial<Record<Kind, object>>> = {
  space: { area: 62, rent: '$1,550 a month', availableFrom: '2026-09-01', planId: 7, brochureId: 8 },
  job: { closingDate: '2026-07-12', employment: 'full-time', pay: '$21 an hour' },
};

it.each(Object.entries(whole))('says nothing of a whole %s', (kind, fields) => {
  expect(told(kind as Kind, fields)).toEqual([]);
});

it.each<[Kind, object, string, RegExp]>([
  ['space', { area: null }, 'area', /has no area/],
  ['space', { area: -3 }, 'area', /has no area/],
  [
    'space',
    { rent: 'ask us nicely' },
    'rent',
    /The rent "ask us nicely" has no number: it is shown as typed/,
  ],
  ['space', { rent: 'null' }, 'rent', /"null" is not a rent: it is left out/],
  ['space', { availableFrom: 'soon' }, 'availableFrom', /"soon" is not a date/],
  ['job', { closingDate: '31 June' }, 'closingDate', /"31 June" is not a date/],
  ['job', { employment: 'sometimes' }, 'employment', /"sometimes" is not a value of this field/],
  ['job', { pay: 'well' }, 'pay', /The pay "well" has no number/],
  ['job', { applyUrl: 'ask Tom' }, 'applyUrl', /is not an address/],
])('names the %s and the field where it is %j', (kind, fields, field, message) => {
  expect(told(kind, { ...whole[kind], ...fields })).toEqual([
    expect.objectContaining({
      entry: expect.objectContaining({ kind, id: 9 }),
      field,
      message: expect.stringMatching(message),
      hint: expect.any(String),
    }),
  ]);
});

it('takes a day with a time for the day', () => {
  const fields = { ...whole.space, availableFrom: '20260901' };
  const entry = readEntry('space', { ...node, ...fields }, { hosts, timeZone: 'UTC', warn: () => undefined });
  expect(entry.fields.availableFrom).toBe('2026-09-01');
});

function told(kind: Kind, fields: object): readonly Problem[] {
  const problems: Problem[] = [];
  readEntry(kind, { ...node, ...fields }, { hosts, timeZone: 'UTC', warn: (one) => problems.push(one) });
  return problems;
}
