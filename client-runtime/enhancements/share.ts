import { shareWords } from '../../words/site/share-words.ts';
/**
 * Shows the button of an element with links that share the page: it opens what the system shares
 * with, and copies the address where there is no such thing. Without either, in a page that is not
 * encrypted, the button stays hidden.
 */
export function start(element: HTMLElement): (() => void) | undefined {
  const button = element.querySelector('button');
  const status = element.querySelector('[role=status]');
  // Not in every browser, whatever the types say.
  const { clipboard }: Partial<Navigator> = navigator;
  const canShare = 'share' in navigator;
  if (!button || !status || !(canShare || clipboard)) return undefined;
  const listening = new AbortController();

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(pageOf(document).url);
      status.textContent = shareWords.copied;
    } catch {
      status.textContent = shareWords.notCopied;
    }
  };

  const open = async () => {
    status.textContent = '';
    if (!canShare) return copy();
    try {
      await navigator.share(pageOf(document));
    } catch (error) {
      // The visitor has changed his mind, or the system cannot.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  };

  if (canShare) button.textContent = shareWords.share;
  element.dataset.ready = '';
  button.addEventListener('click', open, { signal: listening.signal });
  return () => listening.abort();
}

/** Its public address, whatever query the visitor has. */
function pageOf(page: Document): { readonly title: string; readonly url: string } {
  const link = page.querySelector<HTMLLinkElement>('link[rel=canonical]');
  return { title: page.querySelector('h1')?.textContent ?? page.title, url: link?.href ?? page.URL };
}
