import { connect } from 'node:http2';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { serveEncrypted } from '../../tools/quality/serve-encrypted.ts';
import { projectRoot } from '../support/project-root.ts';
import { serve } from '../support/serve.ts';

it('passes requests on by http/2, with status, headers and body of the answer', async () => {
  const origin = await serve((request, response) => {
    response.writeHead(404, { 'content-type': 'text/plain', connection: 'keep-alive' });
    response.end(`${request.method} ${request.url} ${request.headers['accept-encoding']}`);
  });
  const server = await serveEncrypted({ origin, root: projectRoot });
  onTestFinished(server.close);
  const session = connect(server.url, { rejectUnauthorized: false });
  onTestFinished(() => session.destroy());
  const stream = session.request({ ':path': '/visit/?a=1', 'accept-encoding': 'br' });
  const headers = await new Promise((resolve) => stream.once('response', resolve));
  expect(headers).toMatchObject({ ':status': 404, 'content-type': 'text/plain' });
  expect(await text(stream)).toBe('GET /visit/?a=1 br');
});
