import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isOnline, onNetworkChange } from '../../client-runtime/network.ts';

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
});

describe('a change of the network', () => {
  const page = new EventTarget();
  beforeEach(() => vi.stubGlobal('addEventListener', page.addEventListener.bind(page)));

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
