import { messageOf, statusOf } from '../failures/describe-error.ts';
import { showError } from '../failures/show-error.ts';
import { startAround, startIslands } from '../islands.ts';
import { findAnchor } from '../scroll/find-anchor.ts';
import { scrollTarget, scrollTo } from '../scroll/scroll-target.ts';
import type { HeadChange } from './head-change.ts';
import { mainOf, swapPage } from './swap-page.ts';
import { fade } from './transition.ts';

/** The visible page, and the place in it. */
export interface View {
  /** Resolves when the page has faded out, but still exists. Calls meanwhile share the same end. */
  readonly leave: () => Promise<void>;
  /** Replaces the page by another, which fades in. */
  readonly show: (next: Document, head: HeadChange, to: Place) => void;
  /** Replaces the page by the error page. */
  readonly showFailure: (error: unknown, to: URL) => void;
  readonly stop: () => void;
}

export interface Place {
  readonly hash: string;
  readonly saved: number | undefined;
}

/** Shows the first page, which is already there: starts its islands, and those around `main`. */
export function createView(page: Document): View {
  const region = addRegion(page);
  startAround(page);
  let stopIslands = startIslands(mainOf(page));
  let leaving: Promise<void> | undefined;

  /** The only scrolling of a visit: after the old page has left and before the new one enters. */
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

/** Where screen readers announce the title of a new page. */
function addRegion(page: Document): HTMLElement {
  const region = page.createElement('div');
  region.role = 'status';
  region.className = 'visually-hidden';
  page.body.append(region);
  return region;
}

/** The view stays in its place. A heading can take the focus, but is not a tab stop. */
function moveFocus(target: HTMLElement): void {
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
