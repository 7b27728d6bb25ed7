import { chunkTimeoutMs } from '../constants.ts';
import { isOnline } from '../network.ts';

/** What the host has for an address: a page, or what it says with status 404. */
export interface Answer {
  readonly status: number;
  readonly html: string;
}

/** There is something else than a page of ours at the address: the browser has to open it by itself. */
export class NotAPage extends Error {}

/**
 * Asks the host for a page. Rejects with NotAPage for a redirect, which may lead to another origin, and for what is not html;
 * with a message for the visitor when the network is gone, the host has failed, or nothing has come within two minutes.
 */
export async function askPage(url: URL, stopping: AbortController): Promise<Answer> {
  const timer = setTimeout(() => stopping.abort(), chunkTimeoutMs);
  let response: Response | undefined;
  try {
    response = await fetch(url, { redirect: 'manual', signal: stopping.signal });
    const { status, ok, headers } = response;
    const isPage = ok && headers.get('content-type')?.startsWith('text/html');
    if (isPage || status === 404) return { status, html: await response.text() };
    stopping.abort();
    throw status < 400 ? new NotAPage() : status;
  } catch (cause) {
    if (cause instanceof NotAPage) throw cause;
    const message = isOnline() ? 'This page could not be loaded' : 'You are offline';
    // The error page says the status of the response, if there is one.
    throw Object.assign(new Error(message, { cause }), { response });
  } finally {
    clearTimeout(timer);
  }
}
