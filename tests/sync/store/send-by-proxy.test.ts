import { afterEach, expect, it, vi } from 'vitest';
import { storeLimits } from '../../../sync/store/s3/limits.ts';
import { openSender } from '../../../sync/store/s3/send.ts';
import { startServer } from '../../generator/http/loopback.ts';
import { startForwardProxy } from '../../support/forward-proxy.ts';

afterEach(() => void vi.unstubAllEnvs());

const limits = { ...storeLimits, timeoutMs: 300 };
const send = (address: string, body: Uint8Array | null = null) => {
  const url = new URL(address);
  const method = body === null ? 'GET' : 'PUT';
  const headers = body === null ? {} : { 'content-length': body.byteLength };
  const place = { host: url.host, operationName: undefined };
  return openSender({ ...limits, timeoutMs: 20_000 })({ method, url, headers, body }, place);
};

it.each(['http', 'https'])(
  'a store behind a proxy that never answers is given up in time: %s',
  async (scheme) => {
    const proxy = await startForwardProxy({ hosts: {}, isSilent: true });
    vi.stubEnv('ALL_PROXY', `http://${proxy.host}`);
    const url = new URL(`${scheme}://s3.pier.invalid/pier/a.html`);
    const place = { host: url.host, operationName: undefined };
    const asked = openSender(limits)({ method: 'GET', url, headers: {}, body: null }, place);
    await expect(asked).rejects.toMatchObject({
      kind: 'timeout',
      message: `s3.pier.invalid did not answer within 300 ms through the proxy ${proxy.host}`,
    });
  },
);

it('the bytes of an object go through a proxy as they are, both ways', async () => {
  const stored = Buffer.from([0x1f, 0x8b, 0, 255, 10, 13]);
  const server = await startServer(() => ({ headers: { 'content-encoding': 'gzip' }, body: stored }));
  const port = Number(new URL(server.endpoint).port);
  const proxy = await startForwardProxy({ hosts: { 's3.pier.invalid:80': port } });
  vi.stubEnv('HTTP_PROXY', `http://${proxy.host}`);
  const answer = await send('http://s3.pier.invalid/pier/a.html', Buffer.from('one'));
  expect(answer.body).toEqual(stored);
  expect(server.seen).toMatchObject([{ method: 'PUT', body: 'one' }]);
});

it.each(['http', 'https'])('a proxy that wants credentials is not the store: %s', async (scheme) => {
  const proxy = await startForwardProxy({ hosts: {}, login: 'pier:secret' });
  vi.stubEnv('ALL_PROXY', `http://${proxy.host}`);
  await expect(send(`${scheme}://s3.pier.invalid/pier/a.html`)).rejects.toMatchObject({
    kind: 'network',
    code: 'HTTP 407',
    message: expect.stringContaining(proxy.host),
  });
});
