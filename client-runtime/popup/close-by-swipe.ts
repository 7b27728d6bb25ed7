/** How far the finger has moved, in CSS pixels, and whether the content could still be scrolled up when it began. */
export interface Movement {
  readonly x: number;
  readonly y: number;
  readonly isScrolled: boolean;
}

/** A shorter way is a hand that trembles. */
const swipeDistancePx = 80;

/** How much further one way than the other a swipe has to go. */
const clearness = 2;

/**
 * How far a dialog follows the finger, and whether it is gone when the finger leaves: it goes sideways, and down where that
 * does not scroll its content.
 * @internal
 */
export function followFinger({ x, y, isScrolled }: Movement): {
  readonly x: number;
  readonly y: number;
  readonly isGone: boolean;
} {
  if (Math.abs(x) > clearness * Math.abs(y)) return { x, y: 0, isGone: Math.abs(x) >= swipeDistancePx };
  if (!isScrolled && y > clearness * Math.abs(x)) return { x: 0, y, isGone: y >= swipeDistancePx };
  return { x: 0, y: 0, isGone: false };
}

/** Lets one finger move the dialog and close it by a swipe; a second finger, as for enlarging, gives it back. */
export function closeBySwipe(dialog: HTMLDialogElement, signal: AbortSignal): void {
  let start: Movement | null = null;

  const follow = ({ touches, changedTouches }: TouchEvent) => {
    const finger = touches[0] ?? changedTouches[0];
    if (start === null || finger === undefined) return followFinger({ x: 0, y: 0, isScrolled: true });
    return followFinger({ ...start, x: finger.clientX - start.x, y: finger.clientY - start.y });
  };
  const release = () => {
    start = null;
    dialog.style.translate = '';
    dialog.style.transition = '';
  };

  const options = { signal, passive: true };
  dialog.addEventListener(
    'touchstart',
    ({ touches: [finger, second] }) => {
      release();
      if (finger === undefined || second !== undefined) return;
      start = { x: finger.clientX, y: finger.clientY, isScrolled: dialog.scrollTop > 0 };
    },
    options,
  );
  dialog.addEventListener(
    'touchmove',
    (event) => {
      const { x, y } = follow(event);
      dialog.style.translate = `${x}px ${y}px`;
      dialog.style.transition = 'none';
    },
    options,
  );
  dialog.addEventListener(
    'touchend',
    (event) => {
      if (follow(event).isGone) dialog.close();
      release();
    },
    options,
  );
  dialog.addEventListener('touchcancel', release, options);
}
