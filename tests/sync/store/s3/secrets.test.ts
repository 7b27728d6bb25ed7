import { describe, expect, it } from 'vitest';
import { SourceError } from '../../../../generator/problems/source-error.ts';
import { openS3Store } from '../../../../sync/store/s3/s3-store.ts';
import { storeProblem } from '../../../../sync/store/s3/store-problem.ts';
import { serve } from '../../../support/serve.ts';
import { expectClean } from '../../support/expect-clean.ts';
import { listAll } from '../../support/list-all.ts';
import { objectOf, openPair } from './open-pair.ts';

const credentials = {
  accessKeyId: 'AKIATESTOWNER',
  secretAccessKey: 'wJalr/XUtnFEMI+K7MDENG=bPx',
  sessionToken: 'FwoGZXIvYXdzEBYaDKd+session/token==',
};
const secrets = [credentials.secretAccessKey, credentials.sessionToken];

const expectNoSecret = (value: unknown): void => expectClean(value, secrets);

describe('a secret', () => {
  it('is in no error of a store that repeats what it was sent (sync 40)', async () => {
    let isBusy = false;
    const endpoint = await serve((request, response) => {
      const { authorization, 'x-amz-security-token': token } = request.headers;
      const message = `${token} ${encodeURIComponent(String(token))} ${authorization} ${credentials.secretAccessKey}`;
      const body = `<Error><Code>AccessDenied</Code><Message>${message}</Message><Token>${token}</Token></Error>`;
      request.resume().on('end', () => response.writeHead(isBusy ? 500 : 403).end(body));
    });
    const store = openS3Store({
      address: 's3://pier',
      endpoint,
      credentials: async () => credentials,
      limits: { retries: 1 },
      backOff: () => 1,
    });
    const asks = [
      () => store.get('a'),
      () => store.head('a'),
      () => listAll(store),
      () => store.put('a', objectOf('x', { condition: 'absent' })),
      () => store.copy('a', 'b', {}),
      () => store.remove(['a', 'b']),
    ];
    for (isBusy of [false, true])
      for (const ask of asks) {
        const error: unknown = await ask().catch((reason: unknown) => reason);
        expect(error).toBeInstanceOf(SourceError);
        expectNoSecret(error);
        if (error instanceof SourceError) expectNoSecret(storeProblem(error));
      }
    isBusy = false;
    const [failed] = await store.remove(['a']);
    expect(failed?.reason).toContain('[redacted]');
    expectNoSecret(failed);
  });

  it('is in no reason of a key that stays (sync 40)', async () => {
    const message = `no ${credentials.sessionToken}`;
    const body = `<DeleteResult><Error><Key>a</Key><Code>AccessDenied</Code><Message>${message}</Message></Error></DeleteResult>`;
    const endpoint = await serve((request, response) => {
      request.resume().on('end', () => response.end(body));
    });
    const store = openS3Store({ address: 's3://pier', endpoint, credentials: async () => credentials });
    expect(await store.remove(['a', 'b'])).toEqual([{ key: 'a', reason: 'AccessDenied: no [redacted]' }]);
  });

  it('is in no error of a signature, of a store that is away, or of a warning (sync 40)', async () => {
    const { store, server, warnings, attempts } = await openPair({
      store: { credentials: async () => credentials, now: () => Date.now() - 3_600_000 },
      server: { credentials: [{ ...credentials, secretAccessKey: 'the-secret-of-the-store' }] },
    });
    const wrong: unknown = await store.get('a').catch((reason: unknown) => reason);
    expect(wrong).toMatchObject({ code: 'SignatureDoesNotMatch' });
    await server.close();
    const away: unknown = await store.get('a').catch((reason: unknown) => reason);
    expect(away).toMatchObject({ kind: 'network' });
    expect(warnings).toHaveLength(1);
    for (const shown of [wrong, away, warnings, attempts, store]) expectNoSecret(shown);
  });
});
