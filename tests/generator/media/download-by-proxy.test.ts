import { afterEach, describe, expect, it, vi } from 'vitest';
import { download } from '../../../generator/media/download.ts';
import { mediaLimits } from '../../../generator/media/media-limits.ts';
import { startForwardProxy } from '../../support/forward-proxy.ts';
import { startServer } from '../http/loopback.ts';

afterEach(() => void vi.unstubAllEnvs());

const load = (address: string, timeoutMs = 20_000) => {
  const hosts = { origin: 'https://www.pier.invalid', mediaHosts: [new URL(address).host] };
  return download(new URL(address), {}, { hosts, limits: { ...mediaLimits, timeoutMs, retries: 0 } });
};

describe('media through a proxy', () => {
  it('is asked for by name: the proxy finds the address', async () => {
    const server = await startServer(() => ({ body: 'a picture' }));
    const port = Number(new URL(server.endpoint).port);
    const proxy = await startForwardProxy({ hosts: { 'media.pier.invalid:80': port } });
    vi.stubEnv('HTTP_PROXY', `http://${proxy.host}`);
    const bytes = Buffer.from('a picture');
    expect(await load('http://media.pier.invalid/a.jpg?x=1')).toMatchObject({ outcome: 'fetched', bytes });
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
    const reason = expect.stringContaining('not an address of the public internet');
    expect(await load(address)).toEqual({ outcome: 'refused', reason });
    expect(proxy.seen).toEqual([]);
  });

  it.each(['http', 'https'])('is given up in time where the proxy never answers: %s', async (scheme) => {
    const proxy = await startForwardProxy({ hosts: {}, isSilent: true });
    vi.stubEnv('ALL_PROXY', `http://${proxy.host}`);
    await expect(load(`${scheme}://media.pier.invalid/a.jpg`, 300)).rejects.toMatchObject({
      kind: 'timeout',
      message: expect.stringContaining(`through the proxy ${proxy.host}`),
    });
  });

  it('is no answer of the host where the proxy refuses', async () => {
    const proxy = await startForwardProxy({ hosts: {}, login: 'pier:secret' });
    vi.stubEnv('ALL_PROXY', `http://${proxy.host}`);
    for (const scheme of ['http', 'https'])
      await expect(load(`${scheme}://media.pier.invalid/a.jpg`)).rejects.toMatchObject({ code: 'HTTP 407' });
  });
});
