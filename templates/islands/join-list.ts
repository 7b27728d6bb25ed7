/** A pin on a map, for the list beside it. */
export interface ListedPin {
  /** The `data-place` of its item. */
  readonly number: number;
  readonly element: HTMLElement;
  /** Brings it in front of its neighbours, or back. */
  readonly raise: (isRaised: boolean) => void;
}

/**
 * Links pins with the items of a list, in both directions: under the pointer or focus, item and pin
 * are marked (`data-active`). Hides the pin of a hidden item, whoever hid it, and then calls
 * `onNarrow`, as it does at first. Returns a function that unlinks them.
 */
export function joinList(list: HTMLElement, pins: readonly ListedPin[], onNarrow: () => void): () => void {
  const parting = new AbortController();
  const pairs = pins.flatMap((pin) => {
    const item = list.querySelector<HTMLElement>(`[data-place="${pin.number}"]`);
    return item === null ? [] : { pin, item };
  });
  for (const { pin, item } of pairs) join(item, pin, parting.signal);

  const mirror = () => {
    for (const { pin, item } of pairs) pin.element.hidden = item.closest('[hidden]') !== null;
  };
  const observer = new MutationObserver(() => {
    mirror();
    onNarrow();
  });
  observer.observe(list, { attributes: true, attributeFilter: ['hidden'], subtree: true });
  mirror();
  onNarrow();
  return () => {
    parting.abort();
    observer.disconnect();
    for (const { pin, item } of pairs) mark(item, pin, false);
  };
}

function join(item: HTMLElement, pin: ListedPin, signal: AbortSignal): void {
  for (const element of [item, pin.element]) {
    for (const type of ['pointerenter', 'focusin']) {
      element.addEventListener(type, () => mark(item, pin, true), { signal });
    }
    for (const type of ['pointerleave', 'focusout']) {
      element.addEventListener(type, () => mark(item, pin, false), { signal });
    }
  }
}

function mark(item: HTMLElement, pin: ListedPin, isActive: boolean): void {
  item.toggleAttribute('data-active', isActive);
  pin.element.toggleAttribute('data-active', isActive);
  pin.raise(isActive);
}
