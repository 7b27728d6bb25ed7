import { describe, expect, it } from 'vitest';
import { missingMessage } from '../../../client-runtime/pages/missing-page.ts';

describe('the message for a missing page', () => {
  it('names the path when it fits a route, decoded and without its last slash (behaviours 60)', () => {
    expect(missingMessage({ path: '/event/gone/', text: '/event/gone/' })).toBe(
      'Route /event/gone is not pre-rendered',
    );
    expect(missingMessage({ path: '/art/%E4%B8%AD/', text: '/art/中/' })).toBe(
      'Route /art/中 is not pre-rendered',
    );
    expect(missingMessage({ path: '/', text: '/' })).toBe('Route / is not pre-rendered');
  });

  it('says that it could not be found when it fits none (behaviours 67)', () => {
    expect(missingMessage({ path: '/no-such/', text: '/no-such/' })).toBe('This page could not be found');
  });
});
