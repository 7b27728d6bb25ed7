import { keepClicks } from './keep-clicks.ts';
import { loadIsland } from './load-island.ts';
import { type IslandDescription, readIsland } from './read-island.ts';
import { whenDue } from './when-due.ts';

/**
 * Brings every island below `root` to life when its time has come: only then are React and the island's module asked
 * for. Returns the function that puts all of them back to sleep. An island that fails keeps its server html.
 */
export function startIslands(root: ParentNode): () => void {
  const stops = [...root.querySelectorAll<HTMLElement>('[data-island]')].map((element) => {
    try {
      return startIsland(element, readIsland(element.dataset));
    } catch (error) {
      reportFailure(element, error);
      return () => {};
    }
  });
  return () => {
    for (const stop of stops) stop();
  };
}

function startIsland(element: HTMLElement, island: IslandDescription): () => void {
  let isStopped = false;
  let unmount = () => {};
  const clicks = keepClicks(element);
  const giveUp = whenDue(element, island.trigger, () => {
    loadIsland(island)
      .then(({ mount, component }) => {
        if (!isStopped) unmount = mount({ element, component, props: island.props });
      })
      .catch((error: unknown) => reportFailure(element, error))
      .finally(clicks.replay);
  });
  return () => {
    isStopped = true;
    giveUp();
    clicks.forget();
    unmount();
  };
}

function reportFailure(element: HTMLElement, error: unknown): void {
  console.error(`Island ${element.id} cannot be started; the page keeps its html`, error);
}
