/**
 * The movement of the finger, in CSS pixels, and whether the content was scrolled down when it
 * began.
 */
export interface Movement {
  readonly x: number;
  readonly y: number;
  readonly isScrolled: boolean;
}

/** A shorter movement is not a swipe. */
const swipeDistancePx = 80;

/** The least ratio between the two directions of a swipe. */
const clearness = 2;

/**
 * Returns how far a dialog follows the finger, and whether it closes when the finger leaves:
 * sideways, and down unless
 * that scrolls its content.
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

/**
 * Lets one finger move the dialog and close it by a swipe; a second finger, as for zooming,
 * cancels.
 */
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
