import { describe, expect, it } from 'vitest';
import { navigationOf } from '../../../client-runtime/visits/navigation.ts';

const host = 'https://pier.example';
const go = (from: string, to: string, hasFailed = false) =>
  navigationOf({ from: new URL(from, host), to: new URL(to, host), hasFailed });

describe('a navigation', () => {
  it('is one of pages when the path is another (behaviours 51)', () => {
    expect(go('/event/a/', '/event/b/')).toBe('page');
    expect(go('/event/a/', '/event/b/?x=1#map')).toBe('page');
  });

  it('stays on the page for an anchor or another query (behaviours 18)', () => {
    expect(go('/visit/', '/visit/#map')).toBe('anchor');
    expect(go('/visit/#map', '/visit/#map')).toBe('anchor');
    expect(go('/visit/', '/visit/#')).toBe('anchor');
    expect(go('/visit/', '/visit/?x=1')).toBe('query');
    expect(go('/visit/?x=1#map', '/visit/')).toBe('query');
  });

  it('leads to the top when the hash is left out (behaviours 30)', () => {
    expect(go('/visit/#map', '/visit/')).toBe('top');
    expect(go('/visit/#', '/visit/')).toBe('top');
  });

  it('leads nowhere to the address that is shown', () => {
    expect(go('/visit/?x=1', '/visit/?x=1')).toBe('none');
  });

  it('is one of pages while an error is shown, whatever the address (behaviours 72)', () => {
    expect(go('/visit/', '/visit/', true)).toBe('page');
    expect(go('/visit/', '/visit/#map', true)).toBe('page');
  });
});
