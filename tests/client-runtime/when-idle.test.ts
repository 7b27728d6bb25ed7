import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenIdle } from '../../client-runtime/when-idle.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('work that can wait', () => {
  it('35 begins with the browser idle, and after 2000 ms in any case', () => {
    const ask = vi.fn(() => 7);
    const giveUp = vi.fn();
    vi.stubGlobal('requestIdleCallback', ask);
    vi.stubGlobal('cancelIdleCallback', giveUp);
    const start = vi.fn();
    whenIdle(start)();
    expect(ask).toHaveBeenCalledWith(start, { timeout: 2000 });
    expect(giveUp).toHaveBeenCalledWith(7);
  });

  it('39 begins by a timer of 1 ms in a browser that does not tell when it is idle', () => {
    const start = vi.fn();
    whenIdle(start);
    expect(start).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('44 never begins when it was given up', () => {
    const start = vi.fn();
    whenIdle(start)();
    vi.advanceTimersByTime(5000);
    expect(start).not.toHaveBeenCalled();
  });
});
