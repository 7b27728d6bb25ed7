import { messageOf, statusOf } from '../failures/describe-error.ts';
import { showError } from '../failures/show-error.ts';
import { startIslands } from '../islands.ts';
import { findAnchor } from '../scroll/find-anchor.ts';
import { scrollTarget, scrollTo } from '../scroll/scroll-target.ts';
import type { HeadChange } from './head-change.ts';
import { mainOf, swapPage } from './swap-page.ts';
import { fade } from './transition.ts';

/** What the visitor sees of a page, and where in it. */
export interface View {
  /** Ends when the page has left, but is still there. Whoever calls while it is leaving waits for the same end. */
  readonly leave: () => Promise<void>;
  /** Puts another page in its place, and lets it enter. */
  readonly show: (next: Document, head: HeadChange, to: Place) => void;
  /** Puts the error page in its place. */
  readonly showFailure: (error: unknown, to: URL) => void;
  readonly stop: () => void;
}

export interface Place {
  readonly hash: string;
  readonly saved: number | undefined;
}

/** Shows the first page, which is there already: its islands come alive. */
export function createView(page: Document): View {
  const region = addRegion(page);
  let stopIslands = startIslands(mainOf(page));
  let leaving: Promise<void> | undefined;

  /** The one time that a visit scrolls: after the old page has left and before the new one enters. */
  const settle = ({ hash, saved }: Place) => {
    const anchor = findAnchor(page, hash);
    scrollTo(scrollTarget({ saved, anchor }));
    moveFocus(anchor ?? page.querySelector('h1') ?? mainOf(page));
    region.textContent = page.title;
  };

  return {
    leave: () => {
      leaving ??= fade(mainOf(page), 'leave').finally(() => {
        leaving = undefined;
      });
      return leaving;
    },
    show: (next, head, to) => {
      stopIslands();
      const main = swapPage(page, next, head);
      settle(to);
      stopIslands = startIslands(main);
      fade(main, 'enter');
    },
    showFailure: (error, retry) => {
      stopIslands();
      const status = statusOf(error);
      showError(page, { status, message: messageOf(error), retry: status === 404 ? undefined : retry });
      settle({ hash: '', saved: undefined });
    },
    stop: () => {
      stopIslands();
      region.remove();
    },
  };
}

/** Where screen readers listen for the title of a new page. */
function addRegion(page: Document): HTMLElement {
  const region = page.createElement('div');
  region.role = 'status';
  region.className = 'visually-hidden';
  page.body.append(region);
  return region;
}

/** The view stays where it is. A heading can take the focus, but is no stop of the Tab key. */
function moveFocus(target: HTMLElement): void {
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
