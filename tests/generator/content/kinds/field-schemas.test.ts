import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { check, reference, utcDate } from '../../../../generator/content/kinds/field-schemas.ts';
import { leftOutReason } from '../../../../generator/crawl/only-public.ts';

describe('dates', () => {
  it('are UTC where WordPress means UTC without saying so', () => {
    expect(utcDate.parse('2026-11-03T13:00:00')).toBe('2026-11-03T13:00:00.000Z');
    expect(
      [null, '', '0000-00-00 00:00:00', '2026-13-01T00:00:00', 'soon'].map((value) => utcDate.parse(value)),
    ).toEqual([null, null, null, null, null]);
  });

  it.each([
    '2024-02-28 23:59:59',
    '2024-02-29T00:00:00',
    '2024-12-31T12:30:00',
    '2024-06-13T24:00:00',
    '2024-06-13T23:60:00',
    '2024-06-00T00:00:00',
    '0099-06-13T10:00:00',
  ])('%s is the moment that a Date reads', (value) => {
    const date = new Date(`${value.replace(' ', 'T')}Z`);
    expect(utcDate.parse(value)).toBe(Number.isNaN(date.getTime()) ? null : date.toISOString());
  });
});

it('takes 0 for nothing, as WordPress does', () => {
  expect([0, null, undefined, 7].map((value) => reference.parse(value))).toEqual([null, null, null, 7]);
});

it('names the field that is not as expected', () => {
  expect(() => check(z.object({ a: z.object({ b: z.string() }) }), { a: { b: 1 } }, 'the settings')).toThrow(
    expect.objectContaining({ kind: 'content', problems: [expect.objectContaining({ field: 'a.b' })] }),
  );
});

describe('the check of the status', () => {
  const now = '2026-06-13T14:00:00Z';
  const open = { status: 'publish', hasPassword: false, dateGmt: '2026-06-13T14:00:00' };

  it.each([
    [open, null],
    [{ ...open, dateGmt: '2026-06-13T14:00:01' }, 'scheduled'],
    [{ ...open, status: 'draft' }, 'unpublished'],
    [{ ...open, status: 'private' }, 'unpublished'],
    [{ ...open, status: null }, 'unpublished'],
    [{ ...open, hasPassword: true, dateGmt: null }, 'protected'],
  ])('decides on %o: %s', (node, reason) => expect(leftOutReason(node, now)).toBe(reason));
});
