import type { DrawnPins } from './draw-pins.ts';
import { pointing } from './pointing.ts';

interface JoinedList {
  /** Marks the items of these places, or unmarks them. */
  readonly mark: (numbers: readonly number[], isActive: boolean) => void;
  /** Unlinks list and pins. */
  readonly part: () => void;
}

/**
 * Links the items of a list (`data-place`) with the pins of a map: under the pointer or focus, item and pin are
 * marked (`data-active`). Hides the place of a hidden item, whoever hid it, and then calls `onNarrow`.
 */
export function joinList(
  list: HTMLElement,
  { mark, show }: Pick<DrawnPins, 'mark' | 'show'>,
  onNarrow: () => void,
): JoinedList {
  const parting = new AbortController();
  const items = new Map(
    [...list.querySelectorAll<HTMLElement>('[data-place]')].map((item) => [Number(item.dataset.place), item]),
  );
  for (const [number, item] of items) {
    for (const [type, isActive] of pointing) {
      const follow = () => {
        item.toggleAttribute('data-active', isActive);
        mark(number, isActive);
      };
      item.addEventListener(type, follow, { signal: parting.signal });
    }
  }
  const mirror = () => {
    // A place that is not in the list, such as one of another page, has nothing that hides it.
    show((number) => !items.get(number)?.closest('[hidden]'));
    onNarrow();
  };
  const observer = new MutationObserver(mirror);
  observer.observe(list, { attributes: true, attributeFilter: ['hidden'], subtree: true });
  mirror();
  const markItems = (numbers: Iterable<number>, isActive: boolean) => {
    for (const number of numbers) items.get(number)?.toggleAttribute('data-active', isActive);
  };
  return {
    mark: markItems,
    part: () => {
      parting.abort();
      observer.disconnect();
      markItems(items.keys(), false);
    },
  };
}
