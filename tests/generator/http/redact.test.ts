import { describe, expect, it } from 'vitest';
import { mergeHeaders } from '../../../generator/http/headers.ts';
import { redactError, redactorOf, redactProblem } from '../../../generator/http/redact.ts';
import type { Problem } from '../../../generator/problems/problem.ts';
import { SourceError } from '../../../generator/problems/source-error.ts';

describe('redactorOf', () => {
  it.each([
    { headers: { authorization: 'Bearer abc.def-123' }, text: 'token abc.def-123, Bearer abc.def-123' },
    {
      headers: { authorization: 'Basic dXNlcjpjYW5hcnkx' },
      text: 'dXNlcjpjYW5hcnkx is user:canary1, canary1',
    },
    // "user:canary2", behind two blanks.
    { headers: { authorization: 'Basic  dXNlcjpjYW5hcnky' }, text: 'user:canary2, or canary2' },
    { headers: { authorization: 'Bearer  s3cr3t-value' }, text: 'got s3cr3t-value' },
    { headers: { authorization: 'Digest a="x",response="s3cr3t-value"' }, text: 'got s3cr3t-value' },
    { headers: { cookie: 'id=7; session=s3cr3t-value' }, text: 'got s3cr3t-value' },
    { headers: { 'x-api-key': 'a b+c/d=e' }, text: '?key=a%20b%2Bc%2Fd%3De' },
    { headers: { 'x-wp-session': 's3cr3t-value' }, text: 'got s3cr3t-value' },
    { headers: { 'x-token': 'quo"te-1' }, text: '{"sent":"quo\\"te-1"}' },
  ])('takes the parts of $headers out of a text (faults 169)', ({ headers, text }) => {
    const redacted = redactorOf(headers)(text);
    expect(redacted).toContain('[redacted]');
    expect(redacted).not.toMatch(/abc\.def|dXNl|canary|s3cr3t|c%2Fd|quo/);
  });

  it('takes out a secret that another begins with as a whole', () => {
    const redact = redactorOf({ 'x-api-key': 's3cr3t-one', 'x-token': 's3cr3t-one-and-more' });
    expect(redact('got s3cr3t-one-and-more')).toBe('got [redacted]');
  });

  // An application password as WordPress shows it. Its alphabet makes base64 use + and /.
  const password = 'ab>c ?~k"m /o\\q\u00fc rs+t';
  const pair = `pier-editor:${password}`;
  const basic = Buffer.from(pair).toString('base64');
  const bearer = 'tok~en?>\u00ff/9+x';

  const inPhp = (sign: string) => (sign === '/' ? '\\/' : `\\u00${sign.charCodeAt(0).toString(16)}`);

  const encodings: readonly (readonly [string, (secret: string) => string])[] = [
    ['as it is', (secret) => secret],
    ['base64', (secret) => Buffer.from(secret).toString('base64')],
    ['base64 without =', (secret) => Buffer.from(secret).toString('base64').replace(/=+$/, '')],
    ['base64url', (secret) => Buffer.from(secret).toString('base64url')],
    ['base64 in an address', (secret) => encodeURIComponent(Buffer.from(secret).toString('base64'))],
    ['hexadecimal', (secret) => Buffer.from(secret).toString('hex')],
    ['large hexadecimal', (secret) => Buffer.from(secret).toString('hex').toUpperCase()],
    ['percent', encodeURIComponent],
    ['percent twice', (secret) => encodeURIComponent(encodeURIComponent(secret))],
    ['small percent', (secret) => encodeURIComponent(secret).replace(/%../g, (sign) => sign.toLowerCase())],
    ['a form', (secret) => new URLSearchParams({ '': secret }).toString().slice(1)],
    ['all percent', (secret) => Buffer.from(secret).toString('hex').replace(/../g, '%$&')],
    ['without blanks', (secret) => secret.replaceAll(' ', '')],
    ['JSON', (secret) => JSON.stringify(secret).slice(1, -1)],
    ['JSON in JSON', (secret) => JSON.stringify(JSON.stringify(secret)).slice(3, -3)],
    [
      'the JSON of PHP',
      (secret) =>
        JSON.stringify(secret)
          .slice(1, -1)
          .replace(/[/\u00fc\u00ff]/g, inPhp),
    ],
    ['addslashes', (secret) => secret.replace(/["'\\]/g, '\\$&')],
    ['html', (secret) => secret.replaceAll('&', '&amp;').replaceAll('>', '&gt;').replaceAll('"', '&#034;')],
  ];

  it.each(encodings)('recognises a credential and its parts in %s (faults 169)', (_, encode) => {
    const sent = [
      [{ authorization: `Basic ${basic}` }, [`Basic ${basic}`, basic, pair, password, 'pier-editor']],
      [{ authorization: `Bearer ${bearer}` }, [`Bearer ${bearer}`, bearer]],
      [{ 'x-api-key': bearer }, [bearer]],
    ] as const;
    for (const [headers, secrets] of sent) {
      const redact = redactorOf(headers);
      for (const secret of secrets) expect(redact(`sent (${encode(secret)}).`)).toBe('sent ([redacted]).');
    }
  });

  it.each([0, 1, 2])(
    'recognises a credential in base64 of more than itself: byte %i (faults 169)',
    (offset) => {
      const text = Buffer.from(`${'x'.repeat(offset)}${password}, and more`).toString('base64');
      const redacted = redactorOf({ authorization: `Basic ${basic}` })(text);
      const rest = Buffer.from(redacted.replace('[redacted]', ''), 'base64').toString();
      expect(redacted).toContain('[redacted]');
      expect(rest).not.toMatch(/k"m|rs\+t/);
    },
  );

  const password2 = 'walk the pier';
  const bytes2 = [...Buffer.from(password2)];
  const basic2 = Buffer.from(`editor:${password2}`).toString('base64');
  const long = `q7${'Zx9-'.repeat(500)}end`;

  it.each([
    ['cut at its end', basic2, [basic2.slice(0, 25), `${basic2.slice(0, 24)}…`, basic2.slice(0, 12)]],
    ['a password cut at its end', basic2, ['walk the pie', 'walk the p']],
    ['a long token cut at its end', long, [long.slice(0, 9), long.slice(0, 70), long.slice(0, -1), long]],
    ['set apart', basic2, [' ', '\u200b', '\n', '&#8203;', '\u00ad'].map((sign) => [...basic2].join(sign))],
    ['with hyphens', basic2, ['walk-the-pier', 'walk_the_pier', 'WALK THE PIER', 'Walk-The-Pier']],
    ['of other case', basic2, [basic2.toLowerCase(), basic2.toUpperCase()]],
    ['octal escapes', basic2, [bytes2.map((byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('')]],
    ['hexadecimal escapes', basic2, [bytes2.map((byte) => `\\x${byte.toString(16)}`).join('')]],
  ])('recognises a credential %s (faults 169)', (_, secret, texts) => {
    const redact = redactorOf({ authorization: `${secret === long ? 'Bearer' : 'Basic'} ${secret}` });
    for (const text of texts) expect(redact(`sent (${text}).`)).toMatch(/^sent \(\[redacted\]…?\)\.$/);
  });

  it('leaves words that only begin like a credential (faults 169)', () => {
    const message = 'Bearer authentication failed: the password is wrong';
    expect(redactorOf({ authorization: 'Bearer a1b2c3d4e5f6' })(message)).toBe(message);
    const words = Buffer.from('x:passwordOfThePier').toString('base64');
    expect(redactorOf({ authorization: `Basic ${words}` })(message)).toBe(message);
  });

  it('does not take short words for secrets, nor the name of a user within a word', () => {
    const of = (pair: string) =>
      redactorOf({ authorization: `Basic ${Buffer.from(pair).toString('base64')}` });
    const message = 'Cannot query field "editorBlocks" on type "Pier": the admin is asked';
    expect(of('admin:pier')(message)).toBe(message);
    expect(of('editor:a long password')(message)).toBe(message);
    expect(of('editor:a long password')('no such user: editor')).toBe('no such user: [redacted]');
    expect(redactorOf({ cookie: 'session=0123456789' })('Bearer of a session')).toBe('Bearer of a session');
  });

  it('leaves texts alone that hold no credentials', () => {
    const redact = redactorOf({ accept: 'application/json', 'user-agent': 'boardwalk', authorization: 'x' });
    expect(redact('boardwalk asked for application/json, x')).toBe('boardwalk asked for application/json, x');
  });
});

it('keeps what an error is, and says it without credentials (faults 169)', () => {
  const redact = redactorOf({ authorization: 'Bearer abc.def-123' });
  const kept = { kind: 'http', status: 403, host: 'cms.example.org', attempts: 2 } as const;
  const error = new SourceError('no abc.def-123', { ...kept, text: 'sent abc.def-123' });
  const redacted = { message: 'no [redacted]', text: 'sent [redacted]', ...kept };
  expect(redactError(error, redact)).toMatchObject(redacted);
  const other = new Error('plain');
  expect(redactError(other, redact)).toBe(other);
  expect(redactError(new TypeError('abc.def-123'), redact)).toMatchObject({ message: '[redacted]' });
});

it('takes credentials out of every text of a problem, and out of nothing else (faults 169)', () => {
  const redact = redactorOf({ authorization: 'Bearer abc.def-123' });
  const problemOf = (secret: string): Required<Problem> => {
    const text = `sent ${secret}`;
    return {
      ...{
        message: text,
        cause: text,
        check: 'brokenLink',
        field: text,
        block: text,
        frame: text,
        hint: text,
      },
      entry: { kind: 'post', id: 7, title: text, uri: `/${secret}/` },
      editUrl: `https://cms.example/?post=7&token=${secret}`,
    };
  };
  expect(redactProblem(problemOf('abc.def-123'), redact)).toEqual(problemOf('[redacted]'));
  expect(redactProblem({ message: 'Plain' }, redact)).toEqual({ message: 'Plain' });
});

it('does not quote a header that cannot be sent (faults 169)', () => {
  const merge = () => mergeHeaders({ authorization: 'Bearer canary\nx' });
  expect(merge).toThrow('contains a character that is not allowed in a header');
  expect(merge).not.toThrow(/canary/);
});
