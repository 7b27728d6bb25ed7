import { loadIsland } from '../load-island.ts';
import { loadStyle } from '../load-style.ts';
import { NotAPage } from '../pages/ask-page.ts';
import type { LoadedPage } from '../pages/page-source.ts';
import { decodeOrKeep } from '../scroll/find-anchor.ts';
import { type HeadChange, headChange } from './head-change.ts';

/**
 * Returns the change of the head for a loaded page, once its stylesheets apply and the clock of its events can say what is
 * over before anything of it is painted. Rejects with NotAPage when it needs a new document or one of these does not load,
 * and with an error of status 404 when the host's page for it is not ours.
 */
export async function readHead(page: Document, { url, status, page: next }: LoadedPage): Promise<HeadChange> {
  if (status === 404) {
    const { explainMissing } = await import('../pages/missing-page.ts').catch(openDocument);
    explainMissing(next, url.pathname, decodeOrKeep(url.pathname));
  }
  const head = next.querySelector('main') && headChange(page, next);
  if (!head) return openDocument();
  const clock = next.querySelector<HTMLElement>('[data-enhance=clock]');
  await Promise.all([clock && loadIsland(clock), ...head.styles.map((url) => loadStyle(url))]).catch(
    openDocument,
  );
  return head;
}

function openDocument(): never {
  throw new NotAPage();
}
