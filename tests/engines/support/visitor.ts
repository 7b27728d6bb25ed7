import { expect } from 'vitest';
import type { Engine } from './engine.ts';
import type { ShakySite } from './shaky-site.ts';

/** Somebody who looks at the site in a real browser. */
export interface Visitor extends Pick<Engine, 'reload' | 'click' | 'type'> {
  readonly site: ShakySite;
  /** Runs a function in the page. Arguments and result are JSON; promises are not awaited. */
  readonly run: <Args extends unknown[], Result>(
    script: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>;
  /** Opens a path of the site as a document, and marks it. */
  readonly open: (path: string) => Promise<void>;
  /** True as long as no other document was loaded since `open`. */
  readonly isSameDocument: () => Promise<boolean>;
  /** Waits until the function gives the value in the page. */
  readonly sees: <Args extends unknown[], Result>(
    script: (...args: Args) => Result,
    value: Awaited<Result>,
    ...args: Args
  ) => Promise<void>;
  /** Clicks on a link to the address that is made for it. */
  readonly follow: (href: string) => Promise<void>;
  /** Goes back or forward by script: Firefox offers no other way. */
  readonly travel: (steps: number) => Promise<unknown>;
  readonly scrollTo: (top: number) => Promise<unknown>;
  readonly dismissPopup: () => Promise<void>;
}

export function createVisitor({ open, evaluate, click, reload, type }: Engine, site: ShakySite): Visitor {
  const run: Visitor['run'] = (script, ...args) =>
    // Nothing else can be known of a value that comes out of a browser.
    evaluate(`(${script})(...${JSON.stringify(args)})`) as Promise<Awaited<ReturnType<typeof script>>>;
  const openPath = async (path: string) => {
    await open(site.origin + path);
    await run(() => document.documentElement.setAttribute('data-mark', ''));
  };
  return {
    run,
    click,
    reload,
    type,
    site,
    open: openPath,
    isSameDocument: () => run(() => document.documentElement.hasAttribute('data-mark')),
    // While a document is on its way, nothing can be run: the poll tries again.
    sees: async (script, value, ...args) => {
      await expect.poll(() => run(script, ...args)).toEqual(value);
    },
    follow: async (href) => {
      await run(addLink, href);
      await click('#test-link');
    },
    travel: (steps) => run((steps: number) => history.go(steps), steps),
    scrollTo: (top) => run((top: number) => scrollTo({ top, behavior: 'instant' }), top),
    dismissPopup: async () => {
      await openPath('/_boardwalk/popup.html');
      await run(() => {
        const version = document.querySelector<HTMLElement>('[data-version]')?.dataset.version;
        localStorage.setItem('popup', JSON.stringify({ status: true, version }));
      });
    },
  };
}

/** Puts a link to the address above everything. */
function addLink(href: string): void {
  document.getElementById('test-link')?.remove();
  const link = document.createElement('a');
  link.id = 'test-link';
  link.href = href;
  link.textContent = 'Test link';
  link.style.cssText = 'position: fixed; z-index: 99; bottom: 0; right: 0; padding: 1rem; background: white';
  document.body.append(link);
}
