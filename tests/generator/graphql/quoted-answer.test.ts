import { describe, expect, it } from 'vitest';
import { createClient } from '../../../generator/graphql/client.ts';
import { sourceProblem } from '../../../generator/problems/source-problem.ts';
import { sourceFailure } from '../../support/source-failure.ts';
import { startServer } from '../http/loopback.ts';

const html = { 'content-type': 'text/html' };
const pair = 'pier-editor:Wq7K xT3m Pz9R bN5v';
const secret = Buffer.from(pair).toString('base64');
const headers = { authorization: `Basic ${secret}` };

describe('credentials that the CMS quotes in a long text (faults 169)', () => {
  const shapes: readonly (readonly [string, (text: string) => string])[] = [
    ['as they are', (text) => text],
    ['behind markup', (text) => `<html><head><style>${'a{}'.repeat(3000)}</style></head><p>${text}`],
    ['with a tag within', (text) => text.replace(/(.{20})$/, '<b>$1</b>')],
  ];

  it.each(shapes)('are not said by half: %s', async (_, shape) => {
    let status = 200;
    let before = 0;
    const bodyOf = () => shape(`${'x'.repeat(before)} ${secret}`);
    const { endpoint } = await startServer(() => ({ status, headers: html, body: bodyOf() }));
    for (status of [200, 401, 500]) {
      for (before = 130; before <= 200; before += 5) {
        // A client of its own each time: after failures one waits.
        const client = createClient('default', { endpoint, options: { headers, retries: 0 } });
        const error = await sourceFailure(client.request('{ a }'));
        const said = `${error.message} ${error.text} ${sourceProblem(error).message}`;
        expect(said).toContain('xxx');
        expect(leakOf(secret, said), `${status}, ${before} before`).toBeNull();
      }
    }
  });

  it('are those that were sent, also where the next request has others', async () => {
    let sent = 0;
    const { endpoint } = await startServer((request) => ({
      body: { errors: [{ message: `not allowed: ${request.headers.authorization}` }] },
    }));
    const rotating = () => ({ authorization: `Bearer token-number-${++sent}` });
    const client = createClient('default', { endpoint, options: { headers: rotating } });
    const error = await sourceFailure(client.request('{ a }'));
    expect(error.message).toBe('not allowed: [redacted]');
  });

  it('are those of the request that failed, also for others that waited', async () => {
    const { endpoint } = await startServer((request) => ({
      status: 503,
      headers: { ...html, 'retry-after': '86400' },
      body: `come back later, ${request.headers.authorization}`,
    }));
    const client = createClient('default', { endpoint, options: { concurrency: 1 } });
    const asked = Array.from({ length: 8 }, (_, index) => {
      const headers = { authorization: `Bearer token-number-${index}` };
      return sourceFailure(client.request('{ a }', {}, { headers }));
    });
    for (const { text } of await Promise.all(asked)) expect(text).toBe('come back later, [redacted]');
  });
});

describe('what is quoted of an answer', () => {
  const index = 'Undefined index: x';
  const notice = `Notice: ${index} on line 12`;
  const content = JSON.stringify({ data: { posts: { nodes: [{ title: 'CANARY-DRAFT' }] } } });

  it.each([
    [
      'a notice of PHP',
      `<br />\n<b>Notice</b>: ${index} in <b>/srv/a.php</b> on line <b>12</b><br />\n${content}`,
    ],
    ['a notice without markup', `${notice} ${content}`],
    ['escaped for html', `${notice} <pre>${content.replaceAll('"', '&quot;')}</pre>`],
    ['indented', `${notice}\n{\n  ${content.slice(1)}`],
    ['a batch', `${notice}\n[${content}]`],
  ])('ends where JSON begins: %s', async (_, body) => {
    const { endpoint } = await startServer((_, index) => ({ status: index % 2 ? 400 : 200, body }));
    const client = createClient('default', { endpoint });
    for (let asked = 0; asked < 2; asked++) {
      const error = await sourceFailure(client.request('{ a }'));
      expect(error.text).toMatch(/^Notice: Undefined index: x .*line 12$/);
      expect(`${error.message} ${error.text}`).not.toContain('CANARY');
    }
  });

  it('is nothing where only markup stands before the JSON', async () => {
    const { endpoint } = await startServer(() => ({ body: `<br />${content}` }));
    const error = await sourceFailure(createClient('default', { endpoint }).request('{ a }'));
    const message = 'The answer is not JSON: it has no text at the beginning';
    expect(error).toMatchObject({ message, text: '', attempts: 1 });
  });
});

/** Eight characters of the secret that the text holds; null when it holds no such. */
function leakOf(secret: string, text: string): string | null {
  for (let start = 0; start + 8 <= secret.length; start++) {
    const part = secret.slice(start, start + 8);
    if (text.includes(part)) return part;
  }
  return null;
}
