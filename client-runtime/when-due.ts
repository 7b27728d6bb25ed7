import { whenIdle } from './when-idle.ts';

/** The first sign that a visitor is about to use something, by pointer, finger or key. */
const signsOfUse = ['pointerenter', 'touchstart', 'focusin', 'click'];

/**
 * Calls `start` once, when what an island waits for (`data-when`, `templates/components/Island.tsx`) has happened to its element:
 * with the click, where a click was it. `query` waits for use as well, but on an address with a query. Anything unknown waits for an idle moment. Returns the function that gives up waiting.
 */
export function whenDue(element: Element, trigger: string | undefined, start: () => void): () => void {
  if (trigger === 'interaction' || (trigger === 'query' && !location.search)) return whenUsed(element, start);
  const canSee = 'IntersectionObserver' in globalThis;
  if (trigger === 'visible' && canSee) return whenVisible(element, start);
  if (trigger !== 'visible' && trigger !== 'load') return whenIdle(start);
  start();
  return () => {};
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
