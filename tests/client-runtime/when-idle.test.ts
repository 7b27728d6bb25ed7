import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenIdle } from '../../client-runtime/when-idle.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('work that can wait', () => {
  it('begins with the browser idle, and after 2000 ms in any case (behaviours 35)', () => {
    const ask = vi.fn(() => 7);
    const giveUp = vi.fn();
    vi.stubGlobal('requestIdleCallback', ask);
    vi.stubGlobal('cancelIdleCallback', giveUp);
    const start = vi.fn();
    whenIdle(start)();
    expect(ask).toHaveBeenCalledWith(start, { timeout: 2000 });
    expect(giveUp).toHaveBeenCalledWith(7);
  });

  it('begins by a timer of 1 ms in a browser that does not tell when it is idle (behaviours 39)', () => {
    const start = vi.fn();
    whenIdle(start);
    expect(start).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('never begins when it was given up (behaviours 44)', () => {
    const start = vi.fn();
    whenIdle(start)();
    vi.advanceTimersByTime(5000);
    expect(start).not.toHaveBeenCalled();
  });
});
