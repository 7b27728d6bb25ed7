import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { cmsHosts } from '../../../generator/content/html/links.ts';
import { createClient } from '../../../generator/graphql/client.ts';
import { readSubject } from '../../../generator/preview/read-subject.ts';

describe('readSubject', () => {
  it.each([
    [1, 404],
    [2, 502],
  ])('asks once more where the connection is cut: after %i, status %i', async (cuts, status) => {
    let asked = 0;
    const server = createServer((request, response) => {
      asked += 1;
      if (asked <= cuts) request.socket.destroy();
      else
        response.end(JSON.stringify({ data: { boardwalk: { stamp: 'a', preview: { refusal: 'gone' } } } }));
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
    const client = createClient('test', { endpoint });
    const ticket = { kind: 'post', entry: 1, revision: null, user: 1 } as const;
    const question = { client, hosts: cmsHosts([endpoint]), timeZone: 'UTC', absent: new Set<string>() };
    await expect(readSubject(ticket, { ...question, now: '2026-06-13T14:00:00Z' })).rejects.toMatchObject({
      status,
    });
    expect(asked).toBe(2);
  });
});
