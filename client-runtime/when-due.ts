import { idleTimeoutMs } from './constants.ts';
import type { Trigger } from './read-island.ts';

/** The first sign that a visitor is about to use something, by pointer, finger or key. */
const signsOfUse = ['pointerenter', 'touchstart', 'focusin', 'click'] as const;

/**
 * Calls `start` once, when the trigger has happened to the element: with the click, where a click was it.
 * Returns the function that gives up waiting.
 */
export function whenDue(element: Element, trigger: Trigger, start: () => void): () => void {
  if (trigger === 'idle') return whenIdle(start);
  if (trigger === 'visible' && 'IntersectionObserver' in window) return whenVisible(element, start);
  if (trigger === 'interaction') return whenUsed(element, start);
  start();
  return () => {};
}

function whenIdle(start: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(start, 1);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(start, { timeout: idleTimeoutMs });
  return () => cancelIdleCallback(request);
}

/** A little before it comes into view, so that it is alive when it does. */
function whenVisible(element: Element, start: () => void): () => void {
  const observer = new IntersectionObserver(
    (changes) => {
      if (!changes.some((change) => change.isIntersecting)) return;
      observer.disconnect();
      start();
    },
    { rootMargin: '200px' },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

function whenUsed(element: Element, start: () => void): () => void {
  const listening = new AbortController();
  const begin = () => {
    listening.abort();
    start();
  };
  for (const sign of signsOfUse) {
    element.addEventListener(sign, begin, { signal: listening.signal, passive: true });
  }
  return () => listening.abort();
}
