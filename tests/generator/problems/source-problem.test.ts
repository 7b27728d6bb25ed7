import { describe, expect, it } from 'vitest';
import { createClient } from '../../../generator/crawl/client/client.ts';
import { settle } from '../../../generator/problems/settle.ts';
import { SourceError } from '../../../generator/problems/source-error.ts';
import { failureKindOf, sourceProblem } from '../../../generator/problems/source-problem.ts';
import { startServer, type TestAnswer } from '../crawl/client/loopback.ts';

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

  it('names the limit where this process may open no more files: the CMS is well', () => {
    const details = { kind: 'network', code: 'EMFILE', host: 'cms.example' } as const;
    const error = new SourceError('cms.example cannot be reached (EMFILE)', details);
    expect(sourceProblem(error).hint).toContain('ulimit -n');
    expect(failureKindOf(error)).toBe('output');
  });
});
