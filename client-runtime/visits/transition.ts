/**
 * One half of the transition between two pages, named fade, first out, then in: takes an element through the classes
 * `fade-leave`, then `fade-leave-active` and `fade-leave-to` for as long as the stylesheet says, then none. Under reduced motion
 * that is no time at all. See docs/behaviours.md#transition.
 */
export async function fade(element: Element, half: 'leave' | 'enter'): Promise<void> {
  const { classList } = element;
  const style = getComputedStyle(element);
  const name = `fade-${half}`;
  classList.add(name);
  // Looked at, the first state counts; a frame to paint it would never come in a tab that is hidden.
  void style.opacity;
  classList.add(`${name}-active`, `${name}-to`);
  classList.remove(name);
  await wait(Number.parseFloat(style.transitionDuration) * 1000);
  classList.remove(`${name}-active`, `${name}-to`);
}

/** By the clock and not by `transitionend`, which may never come: nothing can get stuck. */
function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
