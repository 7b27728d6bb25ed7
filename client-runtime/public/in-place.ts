/**
 * Changes what is shown below an element without moving what the visitor sees: the view stays where it is, and what may
 * move is invisible for some frames. Browsers would scroll with their scroll anchor, which may be gone.
 */
export function inPlace(element: Element | null, change: () => void): void {
  const top = window.scrollY;
  for (let part = element; part && part !== document.body; part = part.parentElement)
    for (let next = part.nextElementSibling; next; next = next.nextElementSibling)
      next.animate({ visibility: ['hidden', 'hidden'] }, 50);
  change();
  window.scrollTo({ top, behavior: 'instant' });
}
