import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createProgressBar,
  failProgress,
  finishProgress,
  hideProgress,
  increaseProgress,
  type ProgressBar,
  pauseProgress,
  percentOf,
  resumeProgress,
  setProgress,
  startProgress,
} from '../../../client-runtime/progress/progress-bar.ts';
import { moveToAndFro } from '../../../client-runtime/progress/to-and-fro.ts';
import { textCases } from '../../support/text-cases.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const hidden = 'hidden';

/** A bar, and what was last drawn of it. */
function makeBar(settings: { throttleMs?: number; durationMs?: number } = {}) {
  let drawn = hidden;
  const bar = createProgressBar({
    throttleMs: 200,
    durationMs: 5000,
    hideMs: 500,
    draw: (bar) => {
      drawn = describeBar(bar);
    },
    ...settings,
  });
  return { bar, drawn: () => drawn };
}

function describeBar(bar: ProgressBar): string {
  const parts = [`${percentOf(bar)} %`];
  if (bar.hasFailed) parts.push('red');
  if (bar.isTurning) parts.push('turning');
  if (bar.isReversed) parts.push('back');
  return bar.isVisible ? parts.join(' ') : hidden;
}

const wait = (ms: number) => vi.advanceTimersByTime(ms);

const acts: Readonly<Record<string, (bar: ProgressBar, number: number) => void>> = {
  start: startProgress,
  pause: pauseProgress,
  resume: resumeProgress,
  fail: failProgress,
  finish: finishProgress,
  add: increaseProgress,
  set: setProgress,
  hide: hideProgress,
  wait: (_, ms) => wait(ms),
};

/** Plays "start, wait 200 = 0 %, add 45 = 45 %": after "=" is what is drawn then. */
function play(timeline: string, { bar, drawn } = makeBar()): void {
  for (const step of timeline.split(', ')) {
    const [act = '', shown] = step.split(' = ');
    const [name = '', number] = act.split(' ');
    acts[name]?.(bar, Number(number));
    expect(acts[name], act).toBeDefined();
    if (shown !== undefined) expect(drawn(), `${step} in ${timeline}`).toBe(shown);
  }
}

describe('the progress bar', () => {
  it('shows the time that has passed, however late its ticks are (behaviours 3)', () => {
    const made = makeBar();
    // A browser that is busy runs a timer late, and then once for all the times that were missed.
    const late = (ms: number) => {
      vi.spyOn(performance, 'now').mockReturnValue(performance.now() + ms);
      wait(100);
      vi.mocked(performance.now).mockRestore();
    };
    play('start, wait 200', made);
    late(2500);
    expect(made.drawn()).toBe('50 %');
    play('pause, resume', made);
    late(250);
    expect(made.drawn()).toBe('55 %');
  });

  it('never appears for a visit of 150 ms, and is empty again afterwards (behaviours 5)', () => {
    const made = makeBar();
    play('start, wait 150, finish', made);
    for (let ms = 150; ms < 650; ms += 50) {
      expect(percentOf(made.bar)).toBe(100);
      play('wait 50 = hidden', made);
    }
    expect(percentOf(made.bar)).toBe(0);
    play('wait 10000 = hidden', made);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each(
    textCases(`
## stays full, and not red, without a finish (behaviours 4)
start, wait 9000 = 100 %
## stays visible at 0 % for a visit that starts while it goes (behaviours 7)
start, wait 1000, finish, wait 300, start = 0 %, wait 200 = 0 %, wait 300 = 6 %
## is whole and red for 500 ms after a failure, and the next one is not red (behaviours 8)
start, wait 400, fail = 4 % red, finish = 100 % red, wait 499 = 100 % red, wait 1 = hidden, start, wait 200 = 0 %
## is not red for a visit that starts while a failed one goes (behaviours 8)
start, wait 400, fail, finish, start = 0 %
## never shows a failure of the first 200 ms (behaviours 9)
start, wait 100, fail, finish, wait 5000 = hidden
## stays between 0 and 100 whatever is added, taken or set (behaviours 10)
start, wait 5100 = 98 %, add 45 = 100 %, add -200 = 0 %, set 50.9 = 50 %, set -3 = 0 %
## shows what is set at once, and no longer red (behaviours 10)
start, fail, set 30 = 30 %
## remembers what was added while it was hidden (behaviours 11)
start, wait 50, add 45, wait 149 = hidden, wait 1 = 45 %
## is still while paused and goes on from there (behaviours 12)
start, wait 1200, pause, wait 500 = 20 %, resume, wait 100 = 22 %
## moves no faster when it is resumed twice (behaviours 12)
start, wait 1200, resume, resume, wait 100 = 22 %
## appears although it was paused before (behaviours 12)
start, pause, wait 300 = 2 %`),
  )('%s', (_, timeline) => play(timeline));

  it.each([
    [20_000, 10_200, '50 %'],
    [7000, 7200, '100 %'],
    [7000, 7199, '98 %'],
    [3000, 3200, '100 %'],
  ])('with a duration of %i ms shows at %i ms %s (behaviours 13, 14)', (durationMs, ms, shown) => {
    play(`start, wait ${ms} = ${shown}`, makeBar({ durationMs }));
  });

  it('is gone when it is hidden after no time, with every timer', () => {
    play('start, wait 1000, hide 0, wait 0 = hidden');
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a bar that goes to and fro', () => {
  it.each(
    textCases(`
## turns round at the end: it rests for one tick and shrinks, and again at the beginning (behaviours 15)
wait 0 = 0 %, wait 100 = 20 %, wait 100 = 40 %, wait 100 = 60 %, wait 100 = 80 %, wait 100 = 100 % turning back, wait 100 = 100 % back, wait 100 = 80 % back, wait 100 = 60 % back, wait 100 = 40 % back, wait 100 = 20 % back, wait 100 = 0 % turning, wait 100 = 0 %, wait 100 = 20 %
## finishes at the end that it moves to, and starts forward again (behaviours 15)
wait 800 = 60 % back, finish = 0 % back, start = 0 %, wait 100 = 20 %`),
  )('%s', (_, timeline) => {
    const made = makeBar({ throttleMs: 0, durationMs: 500 });
    play('start', made);
    made.bar.move = moveToAndFro;
    play(timeline, made);
  });
});
