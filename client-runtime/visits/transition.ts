/**
 * Runs one half of the transition "fade" between two pages, first out, then in: sets `fade-leave`
 * on an element, then `fade-leave-active` and `fade-leave-to` for the duration in the stylesheet,
 * then none. Takes no time with reduced motion. See docs/behaviours.md#transition.
 */
export async function fade(element: Element, half: 'leave' | 'enter'): Promise<void> {
  const { classList } = element;
  const style = getComputedStyle(element);
  const name = `fade-${half}`;
  classList.add(name);
  // Reading the style applies the first state; a hidden tab would never paint a frame.
  void style.opacity;
  classList.add(`${name}-active`, `${name}-to`);
  classList.remove(name);
  await wait(Number.parseFloat(style.transitionDuration) * 1000);
  classList.remove(`${name}-active`, `${name}-to`);
}

/** By a timer and not by `transitionend`, which may never come. */
function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
