interface Arrival<Anchor> {
  /** Saved at the last visit of this history entry. */
  readonly saved: number | undefined;
  /** The element of the hash, null when it is missing. */
  readonly anchor: Anchor | null;
}

/**
 * Chooses the scroll target: a saved position, then the element of the hash, then the top. See
 * docs/behaviours.md#scrolling.
 */
export function scrollTarget<Anchor>({ saved, anchor }: Arrival<Anchor>): number | Anchor {
  return saved ?? anchor ?? 0;
}

/** Scrolls at once: the page appears in its place. An element keeps its scroll margin. */
export function scrollTo(target: number | Element): void {
  if (typeof target === 'number') window.scrollTo({ top: target, behavior: 'instant' });
  else target.scrollIntoView({ behavior: 'instant' });
}
