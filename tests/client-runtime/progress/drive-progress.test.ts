import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { driveProgress } from '../../../client-runtime/progress/drive-progress.ts';
import { createProgressBar, percentOf } from '../../../client-runtime/progress/progress-bar.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function makeProgress() {
  const bar = createProgressBar({ throttleMs: 200, durationMs: 5000, hideMs: 500, draw: () => {} });
  return { bar, start: () => driveProgress(bar) };
}

describe('the progress of visits', () => {
  it('ends once: what follows the end of a visit changes nothing (faults 132)', () => {
    const { bar, start } = makeProgress();
    const visit = start();
    vi.advanceTimersByTime(1000);
    visit.finish();
    visit.fail();
    visit.cancel();
    expect([percentOf(bar), bar.isVisible, bar.hasFailed]).toEqual([100, true, false]);
    vi.advanceTimersByTime(400);
    visit.finish();
    vi.advanceTimersByTime(100);
    expect(bar.isVisible).toBe(false);
  });

  it('stays visible for a visit that takes the place of a cancelled one (behaviours 7)', () => {
    const { bar, start } = makeProgress();
    const older = start();
    vi.advanceTimersByTime(1000);
    older.cancel();
    start();
    for (let ms = 0; ms < 1000; ms += 50) {
      expect(bar.isVisible).toBe(true);
      vi.advanceTimersByTime(50);
    }
    expect(percentOf(bar)).toBe(16);
  });

  it('is gone at once when the visit is cancelled', () => {
    const { bar, start } = makeProgress();
    const visit = start();
    vi.advanceTimersByTime(1000);
    visit.cancel();
    vi.advanceTimersByTime(0);
    expect(bar.isVisible).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });
});
