import { describe, expect, it } from 'vitest';
import type { Answer } from '../../../../generator/http/send.ts';
import { parseAddress } from '../../../../sync/store/s3/address.ts';
import { redirectError, refusalIn } from '../../../../sync/store/s3/refusal.ts';

const aws = parseAddress({ address: 's3://pier' });
const own = parseAddress({ address: 's3://pier', endpoint: 'https://store.example' });
const place = { host: 'store.example', operationName: 'PutObject' };

function answerOf(
  status: number,
  headers: Record<string, string>,
  fields: Record<string, string> = {},
): Answer {
  const elements = Object.entries(fields).map(([name, value]) => `<${name}>${value}</${name}>`);
  const body = elements.length === 0 ? '' : `<Error>${elements.join('')}</Error>`;
  return { status, headers: new Headers(headers), body: Buffer.from(body) };
}

const redirect = { Code: 'PermanentRedirect', Endpoint: 'pier.s3.eu-west-1.amazonaws.com' };

describe('a redirect of a store', () => {
  it('changes the region at AWS, whose hosts are known: not to the host that it names (sync 34)', () => {
    const moved = answerOf(
      301,
      { 'x-amz-bucket-region': 'eu-west-1', location: 'https://evil.example/' },
      redirect,
    );
    expect(refusalIn(moved, aws, place)).toEqual({ of: 'region', region: 'eu-west-1' });
    expect(aws.urlOf('eu-west-1', 'a').host).toBe('pier.s3.eu-west-1.amazonaws.com');
  });

  it('is not followed with an endpoint, where it leads elsewhere (sync 34)', () => {
    const moved = answerOf(301, { 'x-amz-bucket-region': 'eu-west-1' }, redirect);
    expect(refusalIn(moved, own, place)).toBeNull();
    expect(redirectError(moved, place).message).toBe(
      'store.example redirects to pier.s3.eu-west-1.amazonaws.com: the bucket is in the region eu-west-1',
    );
  });

  it.each(['evil.example/', 'eu west', '../a', ''])(
    'is not followed to a name that cannot be a region: %j (sync 34)',
    (region) => {
      expect(refusalIn(answerOf(301, { 'x-amz-bucket-region': region }), aws, place)).toBeNull();
    },
  );

  it('may be an error that names the region (sync 34)', () => {
    const fields = { Code: 'AuthorizationHeaderMalformed', Region: 'eu-west-1' };
    expect(refusalIn(answerOf(400, {}, fields), own, place)).toEqual({ of: 'region', region: 'eu-west-1' });
    expect(
      refusalIn(answerOf(400, {}, { Code: 'InvalidArgument', Region: 'eu-west-1' }), own, place),
    ).toBeNull();
  });
});

describe('a wrong clock', () => {
  it('is that of the error before that of the answer (faults 141)', () => {
    const date = 'Mon, 23 Nov 2026 18:00:00 GMT';
    const fields = { Code: 'RequestTimeTooSkewed', ServerTime: '2026-11-23T17:00:00Z' };
    expect(refusalIn(answerOf(403, { date }, fields), own, place)).toEqual({
      of: 'clock',
      serverMs: Date.UTC(2026, 10, 23, 17),
    });
    expect(refusalIn(answerOf(403, { date }, { Code: 'RequestTimeTooSkewed' }), own, place)).toEqual({
      of: 'clock',
      serverMs: Date.UTC(2026, 10, 23, 18),
    });
    expect(refusalIn(answerOf(403, {}, { Code: 'RequestTimeTooSkewed' }), own, place)).toBeNull();
  });
});
