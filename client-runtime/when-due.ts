import { whenIdle } from './when-idle.ts';

/** The first signs of use, by pointer, finger or key. */
const signsOfUse = ['pointerenter', 'touchstart', 'focusin', 'click'];

/**
 * Calls `start` once, after the event that an island waits for (`data-when`,
 * `templates/components/Island.tsx`); with the click, if it was one. `query` waits for use, unless
 * the address has a query; `focus` for the focus of a field within. Any unknown value waits for an
 * idle moment. Returns a function that stops waiting.
 */
export function whenDue(element: Element, trigger: string | undefined, start: () => void): () => void {
  if (trigger === 'focus') return whenUsed(element, start, ['focusin']);
  if (trigger === 'interaction' || (trigger === 'query' && !location.search)) return whenUsed(element, start);
  const canSee = 'IntersectionObserver' in globalThis;
  if (trigger === 'visible' && canSee) return whenVisible(element, start);
  if (trigger !== 'visible' && trigger !== 'load') return whenIdle(start);
  start();
  return () => {};
}

/** Shortly before it becomes visible, so that it is ready then. */
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

function whenUsed(element: Element, start: () => void, signs = signsOfUse): () => void {
  const listening = new AbortController();
  const begin = () => {
    listening.abort();
    start();
  };
  for (const sign of signs) {
    element.addEventListener(sign, begin, { signal: listening.signal, passive: true });
  }
  return () => listening.abort();
}
