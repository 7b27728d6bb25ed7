import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { send } from '../../../generator/http/send.ts';
import { serve } from '../../support/serve.ts';
import { startServer } from './loopback.ts';

const limits = { timeoutMs: 20_000, maxBytes: 1_000_000 };
const token = 'Bearer Wq7KxT3mZ9pL';

describe('a request', () => {
  it('has the bytes of the answer as they were sent, or unpacked where that is asked for', async () => {
    const packed = gzipSync('a picture');
    const { endpoint, seen } = await startServer(() => ({
      headers: { 'content-encoding': 'gzip' },
      body: packed,
    }));
    const url = new URL(endpoint);
    expect((await send({ url }, limits)).body).toEqual(packed);
    expect((await send({ url }, { ...limits, isUnpacked: true })).body.toString()).toBe('a picture');
    expect(seen.map(({ headers }) => headers['accept-encoding'])).toEqual([undefined, 'gzip, br']);
  });

  it('ends at the limit of bytes, told or not, packed or not; of a failure the beginning is enough', async () => {
    const body = gzipSync(Buffer.alloc(3_000_000));
    const large = await startServer(() => ({ headers: { 'content-encoding': 'gzip' }, body }));
    const endless = await serve((_, response) => {
      const more = () => void response.write(Buffer.alloc(100_000), more);
      response.writeHead(Number(response.req.url?.slice(1)));
      more();
    });
    const tooLong = { kind: 'too-long' };
    const unpacked = send({ url: new URL(large.endpoint) }, { ...limits, isUnpacked: true });
    await expect(unpacked).rejects.toMatchObject(tooLong);
    await expect(send({ url: new URL(large.endpoint) }, { ...limits, maxBytes: 100 })).rejects.toMatchObject(
      tooLong,
    );
    await expect(send({ url: new URL(`${endless}/200`) }, limits)).rejects.toMatchObject(tooLong);
    expect(await send({ url: new URL(`${endless}/404`) }, limits)).toMatchObject({ status: 404 });
  });

  it('has its time as a whole, or for each stretch of a long body', async () => {
    const slow = await serve(async (_, response) => {
      for (let part = 0; part < 6; part++) {
        response.write(Buffer.alloc(300_000));
        await new Promise((resolve) => setTimeout(resolve, 110));
      }
      response.end();
    });
    const request = { url: new URL(slow) };
    const short = { timeoutMs: 500, maxBytes: 10_000_000 };
    await expect(send(request, short)).rejects.toMatchObject({ kind: 'timeout' });
    expect((await send(request, { ...short, isLong: true })).body).toHaveLength(1_800_000);
  });

  it('follows no redirect, and ends with its signal', async () => {
    const { endpoint, seen } = await startServer(({ url }) =>
      url.pathname === '/graphql' ? { status: 302, headers: { location: '/other' }, body: '' } : null,
    );
    expect(await send({ url: new URL(endpoint) }, limits)).toMatchObject({ status: 302 });
    expect(seen).toHaveLength(1);
    const reason = new Error('the run was stopped');
    const signal = AbortSignal.abort(reason);
    await expect(send({ url: new URL('/silent', endpoint) }, { ...limits, signal })).rejects.toBe(reason);
  });

  it('has its credentials in no message', async () => {
    const headers = { authorization: token, 'x-name': 'a' };
    const failed = send({ url: new URL(`http://127.0.0.1:9/${token}`), headers }, limits);
    await expect(failed).rejects.toSatisfy((error) => !`${error} ${JSON.stringify(error)}`.includes('Wq7K'));
  });
});
