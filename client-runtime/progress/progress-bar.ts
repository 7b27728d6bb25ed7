/** How a bar behaves. Times in ms. */
export interface ProgressSettings {
  readonly throttleMs: number;
  readonly durationMs: number;
  readonly hideMs: number;
  /** Shows the bar as it is now; called after every change. */
  readonly draw: (bar: ProgressBar) => void;
}

/** A bar of progress that nobody can measure: it fills by time, and jumps when something has arrived. */
export interface ProgressBar extends ProgressSettings {
  /** Of the duration, whole ticks and jumps: no rounding adds up. */
  doneMs: number;
  isVisible: boolean;
  hasFailed: boolean;
  isReversed: boolean;
  /** For one tick at an end, where the bar turns round. */
  isTurning: boolean;
  /** Called every tick: `moveOn`, or another way to move until the next start. */
  move: (bar: ProgressBar) => void;
  /** Declarations of css besides its width. */
  css: string;
  /** Who started it last, until that ends. */
  driver?: object | undefined;
  /** Until it appears, or until it goes. */
  waiting?: ReturnType<typeof setTimeout>;
  ticking?: ReturnType<typeof setInterval>;
}

const tickMs = 100;
const atRest = { doneMs: 0, hasFailed: false, isReversed: false, isTurning: false, move: moveOn, css: '' };

/**
 * A bar at rest. The functions below are its state machine (docs/behaviours.md#progress-bar), each of its own, so that the runtime
 * carries only those that it calls.
 */
export function createProgressBar(settings: ProgressSettings): ProgressBar {
  return { ...settings, isVisible: false, ...atRest };
}

/** Begins anew at 0 %. A hidden bar stays hidden for the throttle, a visible one stays visible. */
export function startProgress(bar: ProgressBar): void {
  stopTimers(bar);
  Object.assign(bar, atRest);
  bar.waiting = setTimeout(resumeProgress, bar.throttleMs, bar);
  bar.draw(bar);
}

/** Shows the bar and lets it move, by 100 % in its duration. */
export function resumeProgress(bar: ProgressBar): void {
  bar.isVisible = true;
  clearInterval(bar.ticking);
  bar.ticking = setInterval(bar.move, tickMs, bar);
  bar.draw(bar);
}

/** Stops the bar where it is. One that has not appeared yet still will. */
export function pauseProgress(bar: ProgressBar): void {
  clearInterval(bar.ticking);
}

/** Adds percent, or takes them with a negative number, within 0 and 100; a hidden bar remembers it. */
export function increaseProgress(bar: ProgressBar, percent: number): void {
  moveTo(bar, bar.doneMs + (percent * bar.durationMs) / 100);
}

/** Shows the bar at once at so many percent, whole and within 0 and 100, and takes a failure back. */
export function setProgress(bar: ProgressBar, percent: number): void {
  bar.isVisible = true;
  bar.hasFailed = false;
  moveTo(bar, (Math.floor(percent) * bar.durationMs) / 100);
}

/** Fills the bar and takes it away after the hide time: one that has not appeared never will. */
export function finishProgress(bar: ProgressBar): void {
  hideProgress(bar, bar.hideMs);
  moveTo(bar, bar.isReversed ? 0 : bar.durationMs);
}

/** Marks the bar as failed until the next start. It neither shows nor ends it. */
export function failProgress(bar: ProgressBar): void {
  bar.hasFailed = true;
  bar.draw(bar);
}

/** Stops the bar, and takes it away after so long unless it is started again before. */
export function hideProgress(bar: ProgressBar, afterMs: number): void {
  stopTimers(bar);
  bar.waiting = setTimeout(clearProgress, afterMs, bar);
}

/** Takes the bar away at once. */
function clearProgress(bar: ProgressBar): void {
  stopTimers(bar);
  Object.assign(bar, atRest).isVisible = false;
  bar.draw(bar);
}

/** One tick further, up to an end, where the bar stays. */
export function moveOn(bar: ProgressBar): void {
  moveTo(bar, bar.doneMs + (bar.isReversed ? -tickMs : tickMs));
}

/** What is shown: whole percent, 0 to 100. */
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
