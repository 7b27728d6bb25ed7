import { NotAPage } from '../pages/ask-page.ts';
import type { PageSource } from '../pages/page-source.ts';
import { driveProgress } from '../progress/drive-progress.ts';
import type { ProgressBar } from '../progress/progress-bar.ts';
import { findAnchor } from '../scroll/find-anchor.ts';
import { openPositions } from '../scroll/positions.ts';
import { setRestoration } from '../scroll/restoration.ts';
import { scrollTarget, scrollTo } from '../scroll/scroll-target.ts';
import { addressChange } from './address-change.ts';
import { firstEntry, here, keyOf, newKey, pushEntry, replaceEntry } from './history-entry.ts';
import { navigationOf } from './navigation.ts';
import { readHead } from './read-head.ts';
import type { View } from './view.ts';

export interface VisitFeatures {
  readonly page: Document;
  readonly pages: Pick<PageSource, 'load'>;
  readonly bar: ProgressBar;
  readonly view: View;
  /** Called when a visit begins, and when the document is left: the network is needed. */
  readonly onStart: (to: URL) => void;
  /** Called when no visit is running any more, however it ended. */
  readonly onEnd: () => void;
}

/** Navigation through the site without another document. The newest visit wins. */
export interface Visits {
  /**
   * Goes to an address of the site. False for an anchor of this page, which the browser handles.
   * `isAnchor`: this is known, though the address is not exactly the page's, as on the host's
   * 404.html.
   */
  readonly follow: (to: URL, isAnchor?: boolean) => boolean;
  /** Call it after the browser has moved in the history. */
  readonly pop: () => void;
  /**
   * Saves the scroll position. Call it after scrolling: another process may drop what a document
   * writes when it is left.
   */
  readonly keep: () => void;
  /** Call it when the document is left, perhaps for the Back/Forward cache: the browser restores it. */
  readonly leave: () => void;
  /** Call it when the document is back from there: repeats an interrupted visit. */
  readonly resume: () => void;
}

/** The shown page. During a visit, the address and the history may be those of another. */
interface Shown {
  readonly url: URL;
  /** Of its history entry. */
  readonly key: string;
  readonly hasFailed: boolean;
}

/** Creates the visits of a document, in the order of docs/behaviours.md#visits. */
export function createVisits({ page, pages, bar, view, onStart, onEnd }: VisitFeatures): Visits {
  const positions = openPositions(() => sessionStorage);
  const knownKey = keyOf(history.state);
  let shown: Shown = { ...firstEntry(page), hasFailed: false };
  let underWay: { readonly to: URL; readonly stop: () => void } | undefined;

  const end = () => {
    underWay = undefined;
    onEnd();
  };

  const halt = () => {
    if (!underWay) return;
    underWay.stop();
    end();
  };

  const keepPosition = () => {
    if (!shown.hasFailed) positions.set(shown.key, scrollY);
  };

  const navigate = (from: URL, to: URL) => navigationOf({ from, to, hasFailed: shown.hasFailed });

  const push = (url: URL): string => {
    keepPosition();
    return pushEntry(url);
  };

  /** Moves within the page: nothing is loaded, nothing fades. */
  const stay = (url: URL, key: string) => {
    halt();
    shown = { ...shown, url, key };
    dispatchEvent(new Event(addressChange));
  };

  const scrollOnPage = ({ hash }: URL) => {
    scrollTo(scrollTarget({ saved: positions.get(shown.key), anchor: findAnchor(page, hash) }));
  };

  // After a reload: browsers do not always restore a scroll position that the runtime handled
  // before, nor go to the anchor of a page whose visit had just begun.
  if (positions.get(shown.key) || (knownKey && shown.url.hash)) scrollOnPage(shown.url);

  /** `oldKey`: that of the entry, where the browser has already moved in the history. */
  const visit = async (to: URL, oldKey?: string): Promise<void> => {
    underWay?.stop();
    const stopping = new AbortController();
    const { signal } = stopping;
    const progress = driveProgress(bar);
    const stop = () => {
      stopping.abort();
      progress.cancel();
    };
    underWay = { to, stop };
    onStart(to);
    let key = oldKey;
    let hasFailed = true;
    try {
      const loaded = await pages.load(to, signal);
      const head = await readHead(page, loaded);
      if (signal.aborted) return;
      progress.finish();
      key ??= push(to);
      await view.leave();
      if (signal.aborted) return;
      view.show(loaded.page, head, { hash: to.hash, saved: positions.get(key) });
      hasFailed = loaded.status !== 200;
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof NotAPage) {
        progress.finish();
        if (key === undefined) location.assign(to);
        else location.reload();
        return end();
      }
      progress.fail();
      key ??= push(to);
      const again = () => void (underWay || visit(to, key));
      // Where its script is missing, the browser says what is wrong.
      await view.showFailure({ error, to, again, signal }).catch(() => location.reload());
      if (signal.aborted) return;
    }
    shown = { url: to, key, hasFailed };
    end();
  };

  const haltAndKeep = () => {
    halt();
    keepPosition();
  };

  const pop = () => {
    const url = here();
    const oldKey = keyOf(history.state);
    const key = oldKey ?? newKey();
    if (oldKey === undefined) replaceEntry(key, url);
    // The browser has made the entry on its way to an anchor, and is there.
    if (oldKey === undefined && url.pathname === shown.url.pathname) return stay(url, key);
    keepPosition();
    if (navigate(shown.url, url) === 'page') return void visit(url, key);
    stay(url, key);
    scrollOnPage(url);
  };

  return {
    follow: (to, isAnchor) => {
      if (underWay?.to.href === to.href) return true;
      const navigation = isAnchor ? 'anchor' : navigate(here(), to);
      // Another try keeps the entry of the one that failed.
      if (navigation === 'page') visit(to, to.href === here().href ? keyOf(history.state) : undefined);
      else if (navigation === 'anchor') haltAndKeep();
      else if (navigation === 'none') halt();
      else {
        stay(to, push(to));
        if (navigation === 'top' || to.hash) scrollOnPage(to);
      }
      return navigation !== 'anchor';
    },
    pop,
    keep: keepPosition,
    leave: () => {
      haltAndKeep();
      // Else the browser would put the page of a visit that has just begun at the old page's place.
      if (keyOf(history.state) === shown.key) setRestoration('auto');
      // A running request would keep the document out of the cache.
      onStart(shown.url);
    },
    resume: () => {
      // A filter may have changed the query.
      if (here().pathname === shown.url.pathname) onEnd();
      else pop();
    },
  };
}
