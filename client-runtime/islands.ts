import { isChunkError } from './failures/chunk.ts';
import { reloadOnce } from './failures/reload-once.ts';
import { loadIsland } from './load-island.ts';
import { replayClicks } from './replay-clicks.ts';
import { whenDue } from './when-due.ts';

/**
 * Starts every island and enhancement below `root` when it is due: only then is its module loaded,
 * and React for an island. Returns a function that stops them. One that fails keeps its server
 * html; when a part of an island did not load, the page is reloaded first, if that is not too soon.
 */
export function startIslands(root: ParentNode, selector = '[data-module]'): () => void {
  const stops = [...root.querySelectorAll<HTMLElement>(selector)].map(startIsland);
  return () => {
    for (const stop of stops) stop();
  };
}

/** Starts the enhancements of header, footer and notice, which stay when `main` is replaced. */
export const startAround = (page: Document): (() => void) => startIslands(page, '[data-module]:not(main *)');

function startIsland(element: HTMLElement): () => void {
  const { dataset } = element;
  let isStopped = false;
  let unmount: (() => void) | undefined;
  const clicks = replayClicks(element);
  const giveUp = whenDue(element, dataset.when, () => {
    loadIsland(element)
      .then(({ mount, component }) => {
        if (!isStopped) unmount = mount({ element, component });
      })
      .catch((error: unknown) => {
        if (isStopped) return;
        // A replayed click could leave the page that is about to be reloaded. An enhancement is not
        // worth a reload.
        if (dataset.props && isChunkError(error) && reloadOnce()) clicks.forget();
        else {
          // Controls that need script are hidden then.
          dataset.failed = '';
          console.error(`Island ${dataset.module} cannot be started`, error);
        }
      })
      .finally(clicks.replay);
  });
  return () => {
    isStopped = true;
    giveUp();
    clicks.forget();
    unmount?.();
  };
}
