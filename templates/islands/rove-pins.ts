const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Makes one tab stop of all pins: the arrow keys move to the next and the previous one, Home and
 * End to the first and the last, as in a toolbar of the ARIA practices. Skips hidden ones. The
 * listeners go with the map; call the returned function after pins were hidden or shown.
 */
export function rovePins(pins: readonly HTMLElement[]): () => void {
  const stopAt = (chosen: HTMLElement | undefined): void => {
    for (const pin of pins) pin.tabIndex = pin === chosen ? 0 : -1;
  };
  const updateStop = (): void => {
    const shown = pins.filter(({ hidden }) => !hidden);
    stopAt(shown.find(({ tabIndex }) => tabIndex === 0) ?? shown[0]);
  };
  for (const pin of pins) {
    pin.addEventListener('focus', () => stopAt(pin));
    pin.addEventListener('keydown', (event) => {
      const target = targetOf(event.key, pin, pins);
      if (target === undefined) return;
      event.preventDefault();
      target.focus();
    });
  }
  stopAt(undefined);
  updateStop();
  return updateStop;
}

/** Returns the pin that a key leads to; undefined for other keys, and beyond the ends. */
function targetOf(key: string, from: HTMLElement, pins: readonly HTMLElement[]): HTMLElement | undefined {
  const shown = pins.filter(({ hidden }) => !hidden);
  if (key === 'Home') return shown[0];
  if (key === 'End') return shown.at(-1);
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined;
  return step === undefined ? undefined : shown[shown.indexOf(from) + step];
}
