import { isChunkError } from './failures/chunk.ts';
import { reloadOnce } from './failures/reload-once.ts';
import { loadIsland } from './load-island.ts';
import { replayClicks } from './replay-clicks.ts';
import { whenDue } from './when-due.ts';

/**
 * Hydrates every island below `root` when it is due: only then are React and the island's module
 * loaded. Returns a function that unmounts them. An island that fails keeps its server html; when a
 * part of it did not load, the page is reloaded first, if that is not too soon.
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
  const clicks = replayClicks(element);
  const giveUp = whenDue(element, element.dataset.when, () => {
    loadIsland(element)
      .then(({ mount, component }) => {
        if (!isStopped) unmount = mount({ element, component });
      })
      .catch((error: unknown) => {
        if (isStopped) return;
        // A replayed click could leave the page that is about to be reloaded.
        if (isChunkError(error) && reloadOnce()) clicks.forget();
        else {
          // Controls that need script are hidden then.
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
