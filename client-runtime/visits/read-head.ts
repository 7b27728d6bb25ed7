import { NotAPage } from '../pages/ask-page.ts';
import type { LoadedPage } from '../pages/page-source.ts';
import { decodeOrKeep } from '../scroll/find-anchor.ts';
import { type HeadChange, headChange } from './head-change.ts';

/**
 * How the head changes for a page that was loaded. Rejects with NotAPage when a document has to be opened for it, and with an
 * error that has status 404 when the host says so by another page than ours.
 */
export async function readHead(page: Document, { url, status, page: next }: LoadedPage): Promise<HeadChange> {
  if (status === 404) {
    const { explainMissing } = await import('../pages/missing-page.ts').catch(openDocument);
    explainMissing(next, { path: url.pathname, text: decodeOrKeep(url.pathname) });
  }
  const head = next.querySelector('main') && headChange(page, next);
  return head ?? openDocument();
}

function openDocument(): never {
  throw new NotAPage();
}
