import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isOnline, isSlow, onNetworkChange } from '../../client-runtime/network.ts';

afterEach(() => vi.unstubAllGlobals());

describe('the status of the network', () => {
  it.each([
    [undefined, true],
    [true, true],
    [false, false],
  ])('with navigator.onLine %s is online: %s (behaviours 78)', (onLine, expected) => {
    vi.stubGlobal('navigator', { onLine });
    expect(isOnline()).toBe(expected);
  });

  it.each([
    [{ effectiveType: '2g' }, true],
    [{ effectiveType: 'slow-2g' }, true],
    [{ effectiveType: '4g', saveData: true }, true],
    [{ effectiveType: '3g', saveData: false }, false],
    [{ effectiveType: '4g' }, false],
    [{}, false],
    [undefined, false],
  ])('with the connection %o is slow: %s (behaviours 37)', (connection, expected) => {
    vi.stubGlobal('navigator', { onLine: true, connection: connection && withEvents(connection) });
    expect(isSlow()).toBe(expected);
  });
});

describe('a change of the network', () => {
  const page = new EventTarget();
  beforeEach(() => vi.stubGlobal('addEventListener', page.addEventListener.bind(page)));

  it('is told when it goes and when it comes, until it is stopped (behaviours 78)', () => {
    vi.stubGlobal('navigator', { onLine: true });
    const listener = vi.fn();
    const stop = onNetworkChange(listener);
    page.dispatchEvent(new Event('offline'));
    page.dispatchEvent(new Event('online'));
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    page.dispatchEvent(new Event('offline'));
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('is told when the connection changes its kind, until it is stopped', () => {
    const connection = withEvents({ effectiveType: '2g' });
    vi.stubGlobal('navigator', { onLine: true, connection });
    const listener = vi.fn();
    const stop = onNetworkChange(listener);
    connection.dispatchEvent(new Event('change'));
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    connection.dispatchEvent(new Event('change'));
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

function withEvents(facts: object): EventTarget {
  return Object.assign(new EventTarget(), facts);
}
