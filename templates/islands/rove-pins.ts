const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Makes one tab stop of all pins in a container: the arrow keys move to the next and the previous one, Home and End
 * to the first and the last, as in a toolbar of the ARIA practices. `pins` returns those that are there, in order;
 * call the returned function after they have changed. The listeners go with the container.
 */
export function rovePins(container: HTMLElement, pins: () => readonly HTMLElement[]): () => void {
  const stopAt = (chosen: HTMLElement | undefined): void => {
    for (const pin of pins()) pin.tabIndex = pin === chosen ? 0 : -1;
  };
  const updateStop = (): void => {
    const shown = pins();
    const focused = shown.find((pin) => pin === document.activeElement);
    const known = shown.filter(({ tabIndex }) => tabIndex === 0);
    stopAt(focused ?? (known.length === 1 ? known[0] : shown[0]));
  };
  container.addEventListener('focusin', ({ target }) => {
    const pin = pins().find((one) => one === target);
    if (pin !== undefined) stopAt(pin);
  });
  container.addEventListener('keydown', (event) => {
    const shown = pins();
    const from = shown.findIndex((one) => one.isSameNode(event.target instanceof Node ? event.target : null));
    const target = from < 0 ? undefined : targetOf(event.key, from, shown);
    if (target === undefined) return;
    event.preventDefault();
    target.focus();
  });
  updateStop();
  return updateStop;
}

/** Returns the pin that a key leads to; undefined for other keys, and beyond the ends. */
function targetOf(key: string, from: number, pins: readonly HTMLElement[]): HTMLElement | undefined {
  if (key === 'Home') return pins[0];
  if (key === 'End') return pins.at(-1);
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined;
  return step === undefined ? undefined : pins[from + step];
}
