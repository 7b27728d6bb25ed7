import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenDue } from '../../client-runtime/when-due.ts';

describe('an island', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is due at once when it says so, and in a browser that cannot tell what is in view', () => {
    for (const trigger of ['load', 'visible']) {
      const start = vi.fn();
      whenDue(island(), trigger, start);
      expect(start).toHaveBeenCalledOnce();
    }
  });

  it('that may read the query of the address starts at once where it has one, and waits for use elsewhere', () => {
    for (const [search, calls] of [
      ['', 0],
      ['?words=oyster', 1],
    ] as const) {
      vi.stubGlobal('location', { search });
      const start = vi.fn();
      const element = island();
      whenDue(element, 'query', start);
      vi.runAllTimers();
      expect(start).toHaveBeenCalledTimes(calls);
      element.dispatchEvent(new Event('focusin'));
      expect(start).toHaveBeenCalledOnce();
    }
  });

  it('that waits for the focus is not started by a pointer that passes', () => {
    const element = island();
    const start = vi.fn();
    whenDue(element, 'focus', start);
    element.dispatchEvent(new Event('pointerenter'));
    vi.runAllTimers();
    expect(start).not.toHaveBeenCalled();
    element.dispatchEvent(new Event('focusin'));
    expect(start).toHaveBeenCalledOnce();
  });

  it.each(['idle', 'full-moon', undefined])('waits for an idle moment: %s', (trigger) => {
    const start = vi.fn();
    whenDue(island(), trigger, start);
    expect(start).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(start).toHaveBeenCalledOnce();
  });

  it('is due with the first sign of use, once, and not when nobody waits any more', () => {
    const element = island();
    const start = vi.fn();
    whenDue(element, 'interaction', start);
    element.dispatchEvent(new Event('focusin'));
    element.dispatchEvent(new Event('click'));
    expect(start).toHaveBeenCalledOnce();
    whenDue(element, 'interaction', start)();
    element.dispatchEvent(new Event('click'));
    expect(start).toHaveBeenCalledOnce();
  });
});

/** An element with a list of its listeners. */
function island(): Element {
  return new EventTarget() as Element;
}
