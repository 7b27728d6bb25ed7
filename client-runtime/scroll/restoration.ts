/** Whether the browser puts the view back on Back and Forward, or we do. A browser that refuses is left in peace. */
export function setRestoration(mode: ScrollRestoration): void {
  try {
    history.scrollRestoration = mode;
  } catch {
    // It restores as it likes; we scroll after it.
  }
}
