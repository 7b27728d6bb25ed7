import { describe, expect, it } from 'vitest';
import { SourceError, type SourceErrorDetails } from '../../../../generator/problems/source-error.ts';
import { storeProblem } from '../../../../sync/store/s3/store-problem.ts';

const problemOf = (details: Partial<SourceErrorDetails>) =>
  storeProblem(new SourceError('It failed', { kind: 'http', host: 'store', ...details }));

describe('the problem of a store', () => {
  it.each([
    [{ status: 403, code: 'SignatureDoesNotMatch' }, /AWS_SECRET_ACCESS_KEY/],
    [{ status: 404, code: 'NoSuchBucket' }, /name of the bucket/],
    [{ status: 403, code: '' }, /rights to list the bucket/],
    [{ status: 301, code: 'Redirect' }, /AWS_REGION/],
    [{ status: 200, code: 'ForeignAnswer' }, /proxy/],
    [{ status: 503, code: 'SlowDown' }, /overloaded/],
    [{ status: 418, code: 'Teapot' }, /address of the bucket/],
    [{ kind: 'network', code: 'ENOTFOUND' }, /spelling/],
    [{ kind: 'network', code: 'ECONNREFUSED' }, /answers there/],
    [{ kind: 'timeout' }, /slow/],
  ] as const)('says what to do: %j', (details, hint) => {
    expect(problemOf(details)).toEqual({ message: 'It failed', hint: expect.stringMatching(hint) });
  });

  it('says how often it was tried', () => {
    expect(problemOf({ attempts: 8 }).message).toBe('It failed (8 attempts)');
  });
});
