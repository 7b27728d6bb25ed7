import { visitsWords } from '../../words/site/visits-words.ts';
import { chunkTimeoutMs } from '../constants.ts';

/** The host's answer for an address: a page, or its page with status 404. */
export interface Answer {
  readonly status: number;
  readonly html: string;
}

/** The address is not a page of the site: the browser must open it. */
export class NotAPage extends Error {}

/**
 * Requests a page. Rejects with NotAPage for a redirect, which may lead to another origin, for
 * anything other than html, and for html without our runtime, of another application; with a message for the visitor when the network is gone, the host has
 * failed, or nothing has arrived within two minutes.
 */
export async function askPage(url: URL, stopping: AbortController): Promise<Answer> {
  const timer = setTimeout(() => stopping.abort(), chunkTimeoutMs);
  let response: Response | undefined;
  try {
    response = await fetch(url, { redirect: 'manual', signal: stopping.signal });
    const { status, ok, headers } = response;
    const isHtml = ok && headers.get('content-type')?.startsWith('text/html');
    const html = isHtml || status === 404 ? await response.text() : '';
    if (status === 404 || /<script[^>]+data-hydrate/.test(html)) return { status, html };
    stopping.abort();
    throw status < 400 ? new NotAPage() : status;
  } catch (cause) {
    if (cause instanceof NotAPage) throw cause;
    // The error page shows the status of the response, or says that there is no connection.
    throw Object.assign(new Error(visitsWords.notLoaded, { cause }), { response });
  } finally {
    clearTimeout(timer);
  }
}
