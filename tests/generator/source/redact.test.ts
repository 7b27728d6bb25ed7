import { describe, expect, it } from 'vitest';
import { mergeHeaders } from '../../../generator/source/headers.ts';
import { redactError, redactorOf } from '../../../generator/source/redact.ts';
import { SourceError } from '../../../generator/source/source-error.ts';

describe('redactorOf', () => {
  it.each([
    { headers: { authorization: 'Bearer abc.def-123' }, text: 'token abc.def-123, Bearer abc.def-123' },
    {
      headers: { authorization: 'Basic dXNlcjpjYW5hcnkx' },
      text: 'dXNlcjpjYW5hcnkx is user:canary1, or canary1',
    },
    { headers: { cookie: 'id=7; session=s3cr3t-value' }, text: 'got s3cr3t-value' },
    { headers: { 'x-api-key': 'a b+c/d=e' }, text: '?key=a%20b%2Bc%2Fd%3De' },
    { headers: { 'x-token': 'quo"te-1' }, text: '{"sent":"quo\\"te-1"}' },
  ])('faults 169 takes the parts of $headers out of a text', ({ headers, text }) => {
    const redacted = redactorOf(headers)(text);
    expect(redacted).toContain('[redacted]');
    expect(redacted).not.toMatch(/abc\.def|dXNl|canary1|s3cr3t|c%2Fd|quo/);
  });

  it('leaves texts alone that hold no credentials', () => {
    const redact = redactorOf({ accept: 'application/json', 'user-agent': 'boardwalk', authorization: 'x' });
    expect(redact('boardwalk asked for application/json, x')).toBe('boardwalk asked for application/json, x');
  });
});

it('faults 169 keeps what an error is, and says it without credentials', () => {
  const redact = redactorOf({ authorization: 'Bearer abc.def-123' });
  const details = {
    kind: 'http',
    status: 403,
    host: 'cms.example.org',
    text: 'sent abc.def-123',
    attempts: 2,
  } as const;
  expect(redactError(new SourceError('no abc.def-123', details), redact)).toMatchObject({
    message: 'no [redacted]',
    text: 'sent [redacted]',
    status: 403,
    attempts: 2,
  });
  const other = new Error('plain');
  expect(redactError(other, redact)).toBe(other);
  expect(redactError(new TypeError('abc.def-123'), redact)).toMatchObject({ message: '[redacted]' });
});

it('faults 169 does not quote a header that cannot be sent', () => {
  const merge = () => mergeHeaders({ authorization: 'Bearer canary\nx' });
  expect(merge).toThrow('has a character that no header may have');
  expect(merge).not.toThrow(/canary/);
});
