/** Settings of a bar. Times in ms. */
export interface ProgressSettings {
  readonly throttleMs: number;
  readonly durationMs: number;
  readonly hideMs: number;
  /** Draws the bar; called after every change. */
  readonly draw: (bar: ProgressBar) => void;
}

/** A bar for progress that cannot be measured: it fills by time, and jumps with arrivals. */
export interface ProgressBar extends ProgressSettings {
  /** Part of the duration. */
  doneMs: number;
  /** Of the last tick, in the time of the page: a busy browser ticks late. */
  tickedMs: number;
  /** How much later this tick is than the one before. */
  stepMs: number;
  isVisible: boolean;
  hasFailed: boolean;
  isReversed: boolean;
  /** For one tick at an end, where the bar turns. */
  isTurning: boolean;
  /** Called every tick: `moveOn`, or another movement until the next start. */
  move: (bar: ProgressBar) => void;
  /** Declarations of css besides its width. */
  css: string;
  /** The driver of the last start, until its end. */
  driver?: object | undefined;
  /** Until it appears, or disappears. */
  waiting?: ReturnType<typeof setTimeout>;
  ticking?: ReturnType<typeof setInterval>;
}

const tickMs = 100;
const atRest = { doneMs: 0, hasFailed: false, isReversed: false, isTurning: false, move: moveOn, css: '' };

/**
 * Creates a bar at rest. The functions below are its state machine
 * (docs/behaviours.md#progress-bar), separate so that the runtime contains only those that it
 * calls.
 */
export function createProgressBar(settings: ProgressSettings): ProgressBar {
  return { ...settings, isVisible: false, tickedMs: 0, stepMs: 0, ...atRest };
}

/**
 * Restarts at 0 %. A hidden bar stays hidden for the throttle time, a visible one stays visible.
 */
export function startProgress(bar: ProgressBar): void {
  stopTimers(bar);
  Object.assign(bar, atRest);
  bar.waiting = setTimeout(resumeProgress, bar.throttleMs, bar);
  bar.draw(bar);
}

/** Shows the bar and moves it, by 100 % in its duration. */
export function resumeProgress(bar: ProgressBar): void {
  bar.isVisible = true;
  clearInterval(bar.ticking);
  bar.tickedMs = performance.now();
  bar.ticking = setInterval(tick, tickMs, bar);
  bar.draw(bar);
}

/** Stops the bar at its position. A bar that has not appeared yet still will. */
export function pauseProgress(bar: ProgressBar): void {
  clearInterval(bar.ticking);
}

/** Adds percent, or subtracts a negative number, within 0 and 100; a hidden bar remembers it. */
export function increaseProgress(bar: ProgressBar, percent: number): void {
  moveTo(bar, bar.doneMs + (percent * bar.durationMs) / 100);
}

/** Shows the bar at once at a percentage, whole and within 0 and 100, and clears a failure. */
export function setProgress(bar: ProgressBar, percent: number): void {
  bar.isVisible = true;
  bar.hasFailed = false;
  moveTo(bar, (Math.floor(percent) * bar.durationMs) / 100);
}

/** Fills the bar and removes it after the hide time: one that has not appeared never will. */
export function finishProgress(bar: ProgressBar): void {
  hideProgress(bar, bar.hideMs);
  moveTo(bar, bar.isReversed ? 0 : bar.durationMs);
}

/** Marks the bar as failed until the next start. Neither shows nor ends it. */
export function failProgress(bar: ProgressBar): void {
  bar.hasFailed = true;
  bar.draw(bar);
}

/** Stops the bar, and removes it after a time unless it is started again. */
export function hideProgress(bar: ProgressBar, afterMs: number): void {
  stopTimers(bar);
  bar.waiting = setTimeout(clearProgress, afterMs, bar);
}

/** Removes the bar at once. */
function clearProgress(bar: ProgressBar): void {
  stopTimers(bar);
  Object.assign(bar, atRest).isVisible = false;
  bar.draw(bar);
}

function tick(bar: ProgressBar): void {
  const nowMs = performance.now();
  bar.stepMs = nowMs - bar.tickedMs;
  bar.tickedMs = nowMs;
  bar.move(bar);
}

/** Moves by the time since the last tick, up to an end, where the bar stays. */
export function moveOn(bar: ProgressBar): void {
  moveTo(bar, bar.doneMs + (bar.isReversed ? -bar.stepMs : bar.stepMs));
}

/** Returns the displayed whole percent, 0 to 100. */
export function percentOf({ doneMs, durationMs }: ProgressBar): number {
  return Math.floor((doneMs * 100) / durationMs);
}

function moveTo(bar: ProgressBar, doneMs: number): void {
  bar.doneMs = Math.min(Math.max(doneMs, 0), bar.durationMs);
  bar.draw(bar);
}

function stopTimers({ waiting, ticking }: ProgressBar): void {
  clearTimeout(waiting);
  clearInterval(ticking);
}
