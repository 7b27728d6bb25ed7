import type { RequestListener } from 'node:http';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { messageOf, statusOf } from '../../../client-runtime/failures/describe-error.ts';
import { type Answer, askPage, NotAPage } from '../../../client-runtime/pages/ask-page.ts';
import { serve } from '../../support/serve.ts';

/** Asks a host that answers in this way. */
async function ask(answer: RequestListener): Promise<Answer> {
  return askPage(new URL(`${await serve(answer)}/visit/`), new AbortController());
}

const html = { 'content-type': 'text/html; charset=utf-8' };

describe('a question to the host', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('gives the html of a page', async () => {
    const page = '<script type="module" src="/runtime.js" data-hydrate="/hydrate.js"></script><p>Visit';
    const answer = await ask((_request, response) => response.writeHead(200, html).end(page));
    expect(answer).toEqual({ status: 200, html: page });
  });

  it('gives what the host says with status 404, in whatever form', async () => {
    expect(await ask((_request, response) => response.writeHead(404, html).end('<p>No'))).toMatchObject({
      status: 404,
    });
    expect(await ask((_request, response) => response.writeHead(404).end('no'))).toMatchObject({
      status: 404,
    });
  });

  it.each([
    ['a file', 200, { 'content-type': 'application/pdf' }],
    ['nothing', 204, {}],
    ['a redirect', 301, { location: 'https://elsewhere.example/' }],
    ['an empty page', 200, html],
    ['a page of another application', 200, html, '<script src="/shop.js"></script><main>data-hydrate</main>'],
  ])('leaves %s to the browser', async (_what, status, headers, body = '') => {
    const answer = ask((_request, response) => response.writeHead(status, headers).end(body));
    await expect(answer).rejects.toBeInstanceOf(NotAPage);
  });

  it.each([403, 429, 500, 503])('fails with status %i', async (status) => {
    const failure: unknown = await ask((_request, response) => response.writeHead(status, html).end()).catch(
      (error: unknown) => error,
    );
    expect(statusOf(failure)).toBe(status);
    expect(messageOf(failure)).toBe('This page could not be loaded');
  });

  it('fails without a response when the network does (faults 129)', async () => {
    const failure: unknown = await ask((request) => request.socket.destroy()).catch(
      (error: unknown) => error,
    );
    expect(failure).toMatchObject({ message: 'This page could not be loaded', response: undefined });
  });

  it('gives up after two minutes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    // The host has got the question, and says nothing.
    const answer = ask(() => vi.advanceTimersByTime(120_000));
    await expect(answer).rejects.toThrow('This page could not be loaded');
  });
});
