import { keptPages, pageFreshMs } from '../constants.ts';
import { pageKey } from '../links.ts';
import { trustedHtml } from '../trusted-html.ts';
import { type Answer, askPage } from './ask-page.ts';

export interface LoadedPage {
  readonly url: URL;
  readonly status: number;
  /** Parsed for this visit alone: its elements may be taken. */
  readonly page: Document;
}

/** The pages of the site, asked for once: whoever wants a page that is under way or was warmed gets the same answer. */
export interface PageSource {
  /**
   * A page to show. Rejects as `askPage` does. A request ends when all that wait for it have given up, by their signals; an
   * answer that is no page is forgotten, so the next visit tries again.
   */
  readonly load: (url: URL, signal: AbortSignal) => Promise<LoadedPage>;
  /** Asks for a page that may be visited, and for what it needs at once. Bad answers say nothing. */
  readonly warm: (url: URL, signal: AbortSignal) => Promise<void>;
}

/** Most pages have none: their islands come alive when they are seen or used, and may never be. */
const hasEarlyIsland = /data-when="(load|idle)"/;

/**
 * Keeps the answers as text, the newest of them and those that the page on the screen links to, and only for some minutes: a
 * tab may stay open for days.
 */
export function createPageSource(): PageSource {
  const requests = new Map<string, PageRequest>();

  const ask = (url: URL, signal: AbortSignal): Promise<Answer> => {
    const key = pageKey(url);
    for (const [oldest, { staleAt }] of requests) {
      // A key is part of an address, in which quotes are escaped.
      const isSpare = requests.size > keptPages && !document.querySelector(`a[href="${oldest}"]`);
      if (isSpare || performance.now() > staleAt) requests.delete(oldest);
    }
    let request = requests.get(key);
    if (request === undefined) {
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
        if (!hasEarlyIsland.test(html)) return;
        const { hintChunks } = await import('./hint-chunks.ts');
        hintChunks(parse(html));
      } catch {
        // Only a prefetch: a click asks again, and then says what is wrong.
      }
    },
  };
}

interface PageRequest {
  readonly staleAt: number;
  readonly answer: Promise<Answer>;
  /** Waits with the others, until the signal. */
  readonly join: (signal: AbortSignal) => void;
}

function openRequest(url: URL, forget: () => void): PageRequest {
  const stopping = new AbortController();
  let waiting = 0;
  const answer = askPage(url, stopping);
  answer.then(({ status }) => status === 200 || forget(), forget);
  const leave = () => {
    if (--waiting > 0) return;
    // Before it is ended: whoever asks next must not wait for this one.
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
