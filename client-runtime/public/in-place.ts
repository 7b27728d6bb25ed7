/**
 * Changes what is shown below an element without moving what the visitor sees: the view stays where it is, and what may
 * move is invisible for two frames. Browsers would scroll with their scroll anchor, which may be gone.
 */
export function inPlace(element: Element | null, change: () => void): void {
  const top = window.scrollY;
  const below: HTMLElement[] = [];
  for (let part = element; part && part !== document.body; part = part.parentElement)
    for (let next = part.nextElementSibling; next; next = next.nextElementSibling)
      if (next instanceof HTMLElement) below.push(next);
  const show = (visibility: string): void => {
    for (const part of below) part.style.visibility = visibility;
  };
  show('hidden');
  change();
  window.scrollTo({ top, behavior: 'instant' });
  requestAnimationFrame(() => requestAnimationFrame(() => show('')));
}
