import { buffer } from 'node:stream/consumers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BlockedAddress, openUrl } from '../../../generator/media/open-url.ts';
import { startForwardProxy } from '../../support/forward-proxy.ts';
import { startServer } from '../http/loopback.ts';

afterEach(() => void vi.unstubAllEnvs());

const open = (address: string, options: Partial<Parameters<typeof openUrl>[1]> = {}) =>
  openUrl(new URL(address), {
    ...{ headers: {}, signal: AbortSignal.timeout(20_000), isAnyAddress: false },
    ...options,
  });

describe('media through a proxy', () => {
  it('is asked for by name: the proxy finds the address', async () => {
    const server = await startServer(() => ({ body: 'a picture' }));
    const port = Number(new URL(server.endpoint).port);
    const proxy = await startForwardProxy({ hosts: { 'media.pier.invalid:80': port } });
    vi.stubEnv('HTTP_PROXY', `http://${proxy.host}`);
    const answer = await open('http://media.pier.invalid/a.jpg?x=1');
    expect((await buffer(answer)).toString()).toBe('a picture');
    expect(proxy.seen).toEqual(['GET http://media.pier.invalid/a.jpg?x=1']);
  });

  it.each([
    'http://10.0.0.1/a.jpg',
    'https://169.254.169.254/latest/meta-data/',
    'http://[fd00::1]/a.jpg',
    'http://localhost/a.jpg',
    'http://2130706433/a.jpg',
  ])('is refused at an address that is written and not of the public internet: %s', async (address) => {
    const proxy = await startForwardProxy({ hosts: {} });
    vi.stubEnv('ALL_PROXY', `http://${proxy.host}`);
    await expect(open(address)).rejects.toBeInstanceOf(BlockedAddress);
    expect(proxy.seen).toEqual([]);
  });

  it.each(['http', 'https'])('ends with its signal where the proxy never answers: %s', async (scheme) => {
    const proxy = await startForwardProxy({ hosts: {}, isSilent: true });
    vi.stubEnv('ALL_PROXY', `http://${proxy.host}`);
    const stop = new AbortController();
    const asked = open(`${scheme}://media.pier.invalid/a.jpg`, { signal: stop.signal });
    await vi.waitUntil(() => proxy.seen.length === 1, 30_000);
    stop.abort();
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('is no answer of the host where the proxy refuses', async () => {
    const proxy = await startForwardProxy({ hosts: {}, login: 'pier:secret' });
    vi.stubEnv('ALL_PROXY', `http://${proxy.host}`);
    for (const scheme of ['http', 'https'])
      await expect(open(`${scheme}://media.pier.invalid/a.jpg`)).rejects.toThrow('Proxy response (407)');
  });
});
