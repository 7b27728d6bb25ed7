import { isChunkError } from './failures/chunk.ts';
import { reloadOnce } from './failures/reload-once.ts';
import { keepClicks } from './keep-clicks.ts';
import { loadIsland } from './load-island.ts';
import { whenDue } from './when-due.ts';

/**
 * Brings every island below `root` to life when its time has come: only then are React and the island's module asked
 * for. Returns the function that puts all of them back to sleep. An island that fails keeps its server html, and the others
 * live; where a part of it did not come, the page is loaded again first, if that is not too short a time ago.
 */
export function startIslands(root: ParentNode): () => void {
  const stops = [...root.querySelectorAll<HTMLElement>('[data-module]')].map(startIsland);
  return () => {
    for (const stop of stops) stop();
  };
}

function startIsland(element: HTMLElement): () => void {
  let isStopped = false;
  let unmount = () => {};
  const clicks = keepClicks(element);
  const giveUp = whenDue(element, element.dataset.when, () => {
    loadIsland(element)
      .then(({ mount, component }) => {
        if (!isStopped) unmount = mount({ element, component });
      })
      .catch((error: unknown) => {
        if (isStopped) return;
        // A click that is given again could lead away from the page that is about to be loaded.
        if (isChunkError(error) && reloadOnce()) clicks.forget();
        else {
          // What only script could answer to is hidden then.
          element.dataset.failed = '';
          console.error(`Island ${element.id} cannot be started`, error);
        }
      })
      .finally(clicks.replay);
  });
  return () => {
    isStopped = true;
    giveUp();
    clicks.forget();
    unmount();
  };
}
