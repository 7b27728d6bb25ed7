import { afterEach, expect, it, vi } from 'vitest';
import { send as sendRequest } from '../../../generator/http/send.ts';
import { startForwardProxy } from '../../support/forward-proxy.ts';
import { startServer } from './loopback.ts';

afterEach(() => void vi.unstubAllEnvs());

const limits = { timeoutMs: 20_000, maxBytes: 1000 };
const send = (address: string, body: Uint8Array | null = null) => {
  const url = new URL(address);
  const method = body === null ? 'GET' : 'PUT';
  return sendRequest({ method, url, body }, limits);
};

it.each(['http', 'https'])(
  'a store behind a proxy that never answers is given up in time: %s',
  async (scheme) => {
    const proxy = await startForwardProxy({ hosts: {}, isSilent: true });
    vi.stubEnv('ALL_PROXY', `http://${proxy.host}`);
    const url = new URL(`${scheme}://s3.pier.invalid/pier/a.html`);
    const asked = sendRequest({ url }, { ...limits, timeoutMs: 300 });
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
