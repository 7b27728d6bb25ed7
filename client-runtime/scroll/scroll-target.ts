interface Arrival<Anchor> {
  /** Kept from the last time at this entry of the history. */
  readonly saved: number | undefined;
  /** What the hash names, null when that is not on the page. */
  readonly anchor: Anchor | null;
}

/**
 * Where the view goes: a saved position comes before the element that the hash names, and that before the top. See
 * docs/behaviours.md#scrolling.
 */
export function scrollTarget<Anchor>({ saved, anchor }: Arrival<Anchor>): number | Anchor {
  return saved ?? anchor ?? 0;
}

/** At once: what the visitor sees next is the page in its place. An element keeps its scroll margin. */
export function scrollTo(target: number | Element): void {
  if (typeof target === 'number') window.scrollTo({ top: target, behavior: 'instant' });
  else target.scrollIntoView({ behavior: 'instant' });
}
