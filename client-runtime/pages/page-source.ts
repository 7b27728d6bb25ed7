import { keptPages, pageFreshMs } from '../constants.ts';
import { pageKey } from '../links.ts';
import { isOnline } from '../network.ts';
import { trustedHtml } from '../trusted-html.ts';
import { type Answer, askPage, NotAPage } from './ask-page.ts';

export interface LoadedPage {
  readonly url: URL;
  readonly status: number;
  /** Parsed for this visit only: its elements may be moved. */
  readonly page: Document;
}

/**
 * The pages of the site, each requested once: callers for a page that is loading or prefetched
 * share the answer.
 */
export interface PageSource {
  /**
   * Loads a page. Rejects as `askPage` does. A request ends when the signals of all its callers are
   * aborted; an error is forgotten, so the next visit tries again. What is not a page is remembered,
   * like a page: the browser opens it without another request of ours.
   */
  readonly load: (url: URL, signal: AbortSignal) => Promise<LoadedPage>;
  /** Prefetches a page, with what it needs at once. Ignores failures. */
  readonly warm: (url: URL, signal: AbortSignal) => Promise<void>;
}

/**
 * Keeps the answers as text: the newest of them and those linked from the current page, for some
 * minutes only, since a tab may stay open for days. Offline, an old page is better than none.
 */
export function createPageSource(): PageSource {
  const requests = new Map<string, PageRequest>();

  const ask = (url: URL, signal: AbortSignal): Promise<Answer> => {
    const key = pageKey(url);
    for (const [oldest, { staleAt }] of requests) {
      // A key is part of an address, in which quotes are escaped.
      const isSpare = requests.size > keptPages && !document.querySelector(`a[href="${oldest}"]`);
      if (isSpare || (isOnline() && performance.now() > staleAt)) requests.delete(oldest);
    }
    let request = requests.get(key);
    if (!request) {
      request = openRequest(url, () => requests.get(key) === request && requests.delete(key));
      requests.set(key, request);
    }
    request.join(signal);
    return request.answer;
  };

  return {
    load: async (url, signal) => {
      const { status, html } = await ask(url, signal);
      return { url, status, page: parse(html) };
    },
    warm: async (url, signal) => {
      try {
        const { html } = await ask(url, signal);
        const { hintChunks } = await import('./hint-chunks.ts');
        hintChunks(parse(html));
      } catch {
        // Only a prefetch: a click requests it again, and reports the error.
      }
    },
  };
}

interface PageRequest {
  readonly staleAt: number;
  readonly answer: Promise<Answer>;
  /** Waits with the other callers, until the signal. */
  readonly join: (signal: AbortSignal) => void;
}

function openRequest(url: URL, forget: () => void): PageRequest {
  const stopping = new AbortController();
  let waiting = 0;
  const answer = askPage(url, stopping);
  answer.then(
    ({ status }) => status === 200 || forget(),
    (error) => error instanceof NotAPage || forget(),
  );
  const leave = () => {
    if (--waiting > 0) return;
    // Before the abort: the next caller must not wait for this one.
    forget();
    stopping.abort();
  };
  return {
    staleAt: performance.now() + pageFreshMs,
    answer,
    join: (signal) => {
      waiting += 1;
      signal.addEventListener('abort', leave, { once: true });
    },
  };
}

function parse(html: string): Document {
  return new DOMParser().parseFromString(trustedHtml(html), 'text/html');
}
