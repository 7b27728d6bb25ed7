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

describe('the progress bar', () => {
  it('shows the time that has passed, however late its ticks are (behaviours 3)', () => {
    const { bar, drawn } = makeBar();
    startProgress(bar);
    wait(200);
    // A browser that is busy runs a timer late, and then once for all the times that were missed.
    const late = (ms: number) => {
      vi.spyOn(performance, 'now').mockReturnValue(performance.now() + ms);
      wait(100);
      vi.mocked(performance.now).mockRestore();
    };
    late(2500);
    expect(drawn()).toBe('50 %');
    pauseProgress(bar);
    resumeProgress(bar);
    late(250);
    expect(drawn()).toBe('55 %');
  });

  it('stays full, and not red, without a finish (behaviours 4)', () => {
    const { bar, drawn } = makeBar();
    startProgress(bar);
    wait(9000);
    expect(drawn()).toBe('100 %');
  });

  it('never appears for a visit of 150 ms, and is empty again afterwards (behaviours 5)', () => {
    const { bar, drawn } = makeBar();
    startProgress(bar);
    wait(150);
    finishProgress(bar);
    for (let ms = 150; ms < 650; ms += 50) {
      expect(percentOf(bar)).toBe(100);
      expect(drawn()).toBe(hidden);
      wait(50);
    }
    expect(percentOf(bar)).toBe(0);
    wait(10_000);
    expect(drawn()).toBe(hidden);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('stays visible at 0 % for a visit that starts while it goes (behaviours 7)', () => {
    const { bar, drawn } = makeBar();
    startProgress(bar);
    wait(1000);
    finishProgress(bar);
    wait(300);
    startProgress(bar);
    expect(drawn()).toBe('0 %');
    wait(200);
    expect(drawn()).toBe('0 %');
    wait(300);
    expect(drawn()).toBe('6 %');
  });

  it('is whole and red for 500 ms after a failure, and the next one is not red (behaviours 8)', () => {
    const { bar, drawn } = makeBar();
    startProgress(bar);
    wait(400);
    failProgress(bar);
    expect(drawn()).toBe('4 % red');
    finishProgress(bar);
    expect(drawn()).toBe('100 % red');
    wait(499);
    expect(drawn()).toBe('100 % red');
    wait(1);
    expect(drawn()).toBe(hidden);
    startProgress(bar);
    wait(200);
    expect(drawn()).toBe('0 %');
  });

  it('is not red for a visit that starts while a failed one goes (behaviours 8)', () => {
    const { bar, drawn } = makeBar();
    startProgress(bar);
    wait(400);
    failProgress(bar);
    finishProgress(bar);
    startProgress(bar);
    expect(drawn()).toBe('0 %');
  });

  it('never shows a failure of the first 200 ms (behaviours 9)', () => {
    const { bar, drawn } = makeBar();
    startProgress(bar);
    wait(100);
    failProgress(bar);
    finishProgress(bar);
    wait(5000);
    expect(drawn()).toBe(hidden);
  });

  it('stays between 0 and 100 whatever is added, taken or set (behaviours 10)', () => {
    const { bar, drawn } = makeBar();
    startProgress(bar);
    wait(5100);
    expect(drawn()).toBe('98 %');
    increaseProgress(bar, 45);
    expect(drawn()).toBe('100 %');
    increaseProgress(bar, -200);
    expect(drawn()).toBe('0 %');
    setProgress(bar, 50.9);
    expect(drawn()).toBe('50 %');
    setProgress(bar, -3);
    expect(drawn()).toBe('0 %');
  });

  it('shows what is set at once, and no longer red (behaviours 10)', () => {
    const { bar, drawn } = makeBar();
    startProgress(bar);
    failProgress(bar);
    setProgress(bar, 30);
    expect(drawn()).toBe('30 %');
  });

  it('remembers what was added while it was hidden (behaviours 11)', () => {
    const { bar, drawn } = makeBar();
    startProgress(bar);
    wait(50);
    increaseProgress(bar, 45);
    wait(149);
    expect(drawn()).toBe(hidden);
    wait(1);
    expect(drawn()).toBe('45 %');
  });

  it('is still while paused and goes on from there (behaviours 12)', () => {
    const { bar, drawn } = makeBar();
    startProgress(bar);
    wait(1200);
    pauseProgress(bar);
    wait(500);
    expect(drawn()).toBe('20 %');
    resumeProgress(bar);
    wait(100);
    expect(drawn()).toBe('22 %');
  });

  it('moves no faster when it is resumed twice (behaviours 12)', () => {
    const { bar, drawn } = makeBar();
    startProgress(bar);
    wait(1200);
    resumeProgress(bar);
    resumeProgress(bar);
    wait(100);
    expect(drawn()).toBe('22 %');
  });

  it('appears although it was paused before (behaviours 12)', () => {
    const { bar, drawn } = makeBar();
    startProgress(bar);
    pauseProgress(bar);
    wait(300);
    expect(drawn()).toBe('2 %');
  });

  it.each([
    [20_000, 10_200, '50 %'],
    [7000, 7200, '100 %'],
    [7000, 7199, '98 %'],
    [3000, 3200, '100 %'],
  ])('with a duration of %i ms shows at %i ms %s (behaviours 13, 14)', (durationMs, ms, shown) => {
    const { bar, drawn } = makeBar({ durationMs });
    startProgress(bar);
    wait(ms);
    expect(drawn()).toBe(shown);
  });

  it('is gone when it is hidden after no time, with every timer', () => {
    const { bar, drawn } = makeBar();
    startProgress(bar);
    wait(1000);
    hideProgress(bar, 0);
    wait(0);
    expect(drawn()).toBe(hidden);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a bar that goes to and fro', () => {
  const settings = { throttleMs: 0, durationMs: 500 };

  it('turns round at the end: it rests for one tick and shrinks, and again at the beginning (behaviours 15)', () => {
    const { bar, drawn } = makeBar(settings);
    startProgress(bar);
    bar.move = moveToAndFro;
    wait(0);
    expect(drawn()).toBe('0 %');
    const shown: string[] = [];
    for (let tick = 1; tick <= 15; tick += 1) {
      wait(100);
      shown.push(drawn());
    }
    expect(shown).toEqual([
      '20 %',
      '40 %',
      '60 %',
      '80 %',
      '100 % turning back',
      '100 % back',
      '80 % back',
      '60 % back',
      '40 % back',
      '20 % back',
      '0 % turning',
      '0 %',
      '20 %',
      '40 %',
      '60 %',
    ]);
  });

  it('finishes at the end that it moves to, and starts forward again (behaviours 15)', () => {
    const { bar, drawn } = makeBar(settings);
    startProgress(bar);
    bar.move = moveToAndFro;
    wait(800);
    expect(drawn()).toBe('60 % back');
    finishProgress(bar);
    expect(drawn()).toBe('0 % back');
    startProgress(bar);
    expect(drawn()).toBe('0 %');
    wait(100);
    expect(drawn()).toBe('20 %');
  });
});
