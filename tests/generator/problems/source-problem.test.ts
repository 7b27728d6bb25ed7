import { describe, expect, it } from 'vitest';
import { createClient } from '../../../generator/graphql/client.ts';
import { settle } from '../../../generator/problems/settle.ts';
import { SourceError } from '../../../generator/problems/source-error.ts';
import { failureKindOf, sourceProblem } from '../../../generator/problems/source-problem.ts';
import { startServer, type TestAnswer } from '../http/loopback.ts';

/** The hint for an answer. */
async function hintFor(answer: TestAnswer): Promise<string | undefined> {
  const { endpoint } = await startServer(() => answer);
  const client = createClient('default', { endpoint, options: { retries: 0 } });
  const [result] = await Promise.allSettled([settle([client.request('{ posts { nodes { id } } }')])]);
  if (result?.status !== 'rejected') throw new Error('the request succeeded');
  return result.reason.problems[0].hint;
}

describe('the hint', () => {
  it('names the variable with the credentials where the endpoint is for logged-in users alone', async () => {
    const message =
      'The request could not be processed: the schema cannot be accessed without authentication.';
    expect(await hintFor({ body: { errors: [{ message }] } })).toContain('BOARDWALK_AUTHORIZATION');
  });

  it('speaks of maintenance, and of no log, for 503', async () => {
    const hint = await hintFor({ status: 503, headers: { 'retry-after': '600' }, body: {} });
    expect(hint).toContain('maintenance');
    expect(hint).not.toContain('log');
  });

  it('speaks of headers that are too big for the web server for 502', async () => {
    expect(await hintFor({ status: 502, body: {} })).toContain('header');
  });

  it.each([
    ['JWT cookie is expired', 'have expired'],
    ['The token has expired', 'have expired'],
    ['Expired session', 'have expired'],
    ['The event has expired', 'WPGraphQL'],
  ])('speaks of credentials that have expired, and of nothing else: %s', async (message, says) => {
    expect(await hintFor({ body: { errors: [{ message }] } })).toContain(says);
  });

  it('names the login where the endpoint sends to its own login page', async () => {
    const headers = { location: '/wp-login.php?redirect_to=%2Fgraphql&secret=7' };
    const { endpoint } = await startServer(() => ({ status: 302, headers, body: {} }));
    const client = createClient('default', { endpoint, options: { retries: 0 } });
    const [result] = await Promise.allSettled([settle([client.request('{ posts { nodes { id } } }')])]);
    if (result?.status !== 'rejected') throw new Error('the request succeeded');
    const [problem] = result.reason.problems;
    expect(problem.message).toContain('/wp-login.php');
    expect(problem.message).not.toContain('secret');
    expect(problem.hint).toContain('BOARDWALK_AUTHORIZATION');
  });

  it('speaks of a firewall for its page with 403, of credentials for any other, and of permalinks for a page of WordPress', async () => {
    const page = (title: string) =>
      `<!doctype html><html><head><title>${title}</title></head><body><p>${title}</p></body></html>`;
    expect(await hintFor({ status: 403, body: page('Attention Required! | Firewall') })).toContain(
      'firewall',
    );
    expect(await hintFor({ status: 403, body: page('Forbidden') })).toContain('credentials');
    expect(await hintFor({ body: page('Downtown Pier Skip to content') })).toContain('/index.php?graphql');
  });

  it('names the scheme where no TLS is spoken', async () => {
    const { endpoint } = await startServer(() => ({ body: {} }));
    const client = createClient('default', {
      endpoint: endpoint.replace('http:', 'https:'),
      options: { retries: 0 },
    });
    const [result] = await Promise.allSettled([settle([client.request('{ posts { nodes { id } } }')])]);
    if (result?.status !== 'rejected') throw new Error('the request succeeded');
    expect(result.reason.problems[0].hint).toContain('http://');
    expect(result.reason.problems[0].message).toContain('ERR_SSL');
  });

  it('names the limit where this process may open no more files: the CMS is well', () => {
    const details = { kind: 'network', code: 'EMFILE', host: 'cms.example' } as const;
    const error = new SourceError('cms.example cannot be reached (EMFILE)', details);
    expect(sourceProblem(error).hint).toContain('ulimit -n');
    expect(failureKindOf(error)).toBe('output');
  });
});
