import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createProgressBar, moveOn, percentOf } from '../../../client-runtime/progress/progress-bar.ts';
import { createVisitProgress } from '../../../client-runtime/progress/visit-progress.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function makeProgress() {
  const bar = createProgressBar({
    throttleMs: 200,
    durationMs: 5000,
    hideMs: 500,
    move: moveOn,
    draw: () => {},
  });
  return { bar, progress: createVisitProgress(bar) };
}

describe('the progress of visits', () => {
  it('17 is not moved by the late end of an older visit', () => {
    const { bar, progress } = makeProgress();
    const older = progress.start();
    vi.advanceTimersByTime(1000);
    const newer = progress.start();
    vi.advanceTimersByTime(1200);
    older.increase(45);
    older.finish();
    older.fail();
    older.cancel();
    expect([percentOf(bar), bar.isVisible, bar.hasFailed]).toEqual([20, true, false]);
    newer.finish();
    expect(percentOf(bar)).toBe(100);
  });

  it('17 takes the jumps of the newest visit', () => {
    const { bar, progress } = makeProgress();
    const visit = progress.start();
    vi.advanceTimersByTime(300);
    visit.increase(45);
    expect(percentOf(bar)).toBe(47);
  });

  it('19 is red and whole after a failure at 1 s, and gone 500 ms later', () => {
    const { bar, progress } = makeProgress();
    const visit = progress.start();
    vi.advanceTimersByTime(1000);
    visit.fail();
    expect([percentOf(bar), bar.isVisible, bar.hasFailed]).toEqual([100, true, true]);
    vi.advanceTimersByTime(499);
    expect(bar.isVisible).toBe(true);
    vi.advanceTimersByTime(1);
    expect(bar.isVisible).toBe(false);
  });

  it('faults 132 ends once: what follows the end of a visit changes nothing', () => {
    const { bar, progress } = makeProgress();
    const visit = progress.start();
    vi.advanceTimersByTime(1000);
    visit.finish();
    visit.fail();
    visit.increase(-50);
    visit.cancel();
    expect([percentOf(bar), bar.isVisible, bar.hasFailed]).toEqual([100, true, false]);
    vi.advanceTimersByTime(400);
    visit.finish();
    vi.advanceTimersByTime(100);
    expect(bar.isVisible).toBe(false);
  });

  it('7 stays visible for a visit that takes the place of a cancelled one', () => {
    const { bar, progress } = makeProgress();
    const older = progress.start();
    vi.advanceTimersByTime(1000);
    older.cancel();
    progress.start();
    for (let ms = 0; ms < 1000; ms += 50) {
      expect(bar.isVisible).toBe(true);
      vi.advanceTimersByTime(50);
    }
    expect(percentOf(bar)).toBe(16);
  });

  it('is gone at once when the visit is cancelled', () => {
    const { bar, progress } = makeProgress();
    const visit = progress.start();
    vi.advanceTimersByTime(1000);
    visit.cancel();
    vi.advanceTimersByTime(0);
    expect(bar.isVisible).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('leaves no timer and hears no visit when it is stopped', () => {
    const { bar, progress } = makeProgress();
    const visit = progress.start();
    vi.advanceTimersByTime(1000);
    progress.stop();
    visit.finish();
    expect([bar.isVisible, vi.getTimerCount()]).toEqual([false, 0]);
  });
});
