/**
 * Sets whether the browser or the runtime restores the scroll position. Ignores browsers that
 * refuse.
 */
export function setRestoration(mode: ScrollRestoration): void {
  try {
    history.scrollRestoration = mode;
  } catch {
    // It restores as it likes; the runtime scrolls after it.
  }
}
