import { describe, expect, it } from 'vitest';
import { messageOf, statusOf } from '../../../client-runtime/failures/describe-error.ts';

const circular: Record<string, unknown> = {};
circular.self = circular;

describe('whatever is thrown', () => {
  it.each([
    [{ status: 418 }, 418],
    [{ response: { status: 502 } }, 502],
    ['txt', 500],
    [{ a: 1 }, 500],
    [{ statusCode: 0 }, 500],
    [{ statusCode: 404, status: 418 }, 404],
    [{ statusCode: 0, status: 418, response: { status: 502 } }, 418],
    [{ statusCode: '403' }, 403],
    [{ statusCode: 'none', response: null }, 500],
    [new Error('plain'), 500],
    [null, 500],
    [undefined, 500],
  ])('has a status, and it is a number: %o is %i (behaviours 69)', (error, status) => {
    expect(statusOf(error)).toBe(status);
  });

  it.each([
    [{ status: 418, message: 'I am a teapot' }, 'I am a teapot'],
    [new TypeError('no such thing'), 'no such thing'],
    ['txt', 'txt'],
    [{ a: 1 }, '{\n  "a": 1\n}'],
    [{ statusCode: 0 }, '{\n  "statusCode": 0\n}'],
    [{ message: 7 }, '{\n  "message": 7\n}'],
    [undefined, 'undefined'],
    [circular, '[Object]'],
    [Object.assign(Object.create(null), { one: 1n }), '[undefined]'],
  ])('has a message: %o (behaviours 69)', (error, message) => expect(messageOf(error)).toBe(message));
});
