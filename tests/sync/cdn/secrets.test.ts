import { expect, it } from 'vitest';
import { SourceError } from '../../../generator/problems/source-error.ts';
import { openCloudFront } from '../../../sync/cdn/cloudfront.ts';
import { unfinished } from '../../../sync/refusal.ts';
import { serve } from '../../support/serve.ts';
import { expectClean } from '../support/expect-clean.ts';

const credentials = {
  accessKeyId: 'AKIATESTOWNER',
  secretAccessKey: 'wJalr/XUtnFEMI+K7MDENG=bPx',
  sessionToken: 'FwoGZXIvYXdzEBYaDKd+session/token==',
};

it.each([403, 500])(
  'a secret is in no error of a CloudFront that repeats it with %d (sync 40)',
  async (status) => {
    const { secretAccessKey: secret, sessionToken } = credentials;
    const endpoint = await serve((request, response) => {
      const { 'x-amz-security-token': token } = request.headers;
      const message = `${token} ${encodeURIComponent(String(token))} ${secret}`;
      const body = `<ErrorResponse><Error><Code>AccessDenied</Code><Message>${message}</Message></Error></ErrorResponse>`;
      request.resume().on('end', () => response.writeHead(status).end(body));
    });
    const distribution = 'E1ABCDEF2GHIJK';
    const read = async () => credentials;
    const cdn = openCloudFront({
      distribution,
      endpoint,
      credentials: read,
      warn: () => undefined,
      backOff: () => 1,
    });
    const error: unknown = await cdn.invalidate(['/'], 'a').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(SourceError);
    expect(String(error)).toContain('[redacted] [redacted] [redacted]');
    for (const shown of [error, unfinished('The sync', 'Deploy 2 is live', error)])
      expectClean(shown, [secret, sessionToken]);
  },
);
