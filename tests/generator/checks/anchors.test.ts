import { describe, expect, it } from 'vitest';
import { findBrokenAnchors } from '../../../generator/checks/anchors.ts';

const pages = new Map([['/visit/', { anchors: 'main c-hours c-caf\u00e9 c-a&amp;b' }]]);
const entry = { kind: 'post', id: 7, title: 'Tides' };
const broken = (anchor: string, path = '/visit/') => findBrokenAnchors([{ path, anchor, entry }], pages);

describe('anchors', () => {
  it.each(['c-hours', 'main', 'c-caf%C3%A9', 'c-a&b', '', 'top', ':~:text=Hours'])(
    'take a link to #%s',
    (anchor) => expect(broken(anchor)).toEqual([]),
  );

  it.each(['c-nothing', 'c-Hours', 'c-%zz', 'hours'])(
    'refuse a link to #%s, and name its entry',
    (anchor) => {
      expect(broken(anchor)).toMatchObject([
        { check: 'brokenAnchor', entry, message: expect.stringContaining(`/visit/#${anchor}`) },
      ]);
    },
  );

  it('leave links to pages that are not there to another check', () => {
    expect(broken('c-nothing', '/nowhere/')).toEqual([]);
  });
});
