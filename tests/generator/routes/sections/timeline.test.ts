import { describe, expect, it } from 'vitest';
import { defaultSection } from '../../../../generator/routes/resolve-blocks.ts';
import { openContext } from '../../../support/route-context.ts';

/** The phases as the page shows them on 13 June 2026. */
function phasesOf(...phases: object[]) {
  const { context, warnings } = openContext([]);
  const node = defaultSection('pier/timeline', { phases }, context);
  return {
    phases: node?.block === 'pier/timeline' ? node.props.phases : [],
    nextChange: context.clock.nextChange(),
    warnings,
  };
}

describe('a timeline', () => {
  it('says of each phase whether it is done, under way or to come', () => {
    const { phases } = phasesOf(
      { title: 'Deck', start: '2014-03-03', end: '2018-05-25' },
      { title: 'Light', start: '2025-03-10', end: '2027-04-30' },
      { title: 'Landing', start: '2027-05-03', end: '2027-11-26' },
      { title: 'Upkeep', start: '2026-06-01' },
    );
    expect(phases.map(({ period, state }) => [period, state])).toEqual([
      ['March 2014 – May 2018', 'done'],
      ['March 2025 – April 2027', 'under way'],
      ['May – November 2027', 'to come'],
      ['Since June 2026', 'under way'],
    ]);
  });

  it('is under way on its last day, and tells the clock when that ends', () => {
    const { phases, nextChange } = phasesOf({ title: 'Deck', start: '2026-06-01', end: '2026-06-13' });
    expect(phases[0]).toMatchObject({ period: 'June 2026', state: 'under way' });
    expect(nextChange).toEqual({ at: '2026-06-14T04:00:00.000Z', why: 'the phase "Deck" ends' });
  });

  it('ignores a phase without dates, and reports an invalid date', () => {
    const { phases, warnings } = phasesOf({ title: 'Some day' }, { title: 'Soon', start: 'next spring' });
    expect(phases).toEqual([{ title: 'Some day' }, { title: 'Soon' }]);
    expect(warnings).toMatchObject([
      { message: expect.stringContaining('"next spring", not a date'), field: 'phases[1].start' },
    ]);
  });

  it('knows months and years, and a phase with an end alone', () => {
    const { phases, warnings, nextChange } = phasesOf(
      { title: 'Deck', start: '2024', end: '2025' },
      { title: 'Rails', start: '2025-03', end: '2026-06' },
      { title: 'Lamps', start: '2026' },
      { title: 'Steps', start: '2026', end: '2026' },
      { title: 'Light', start: '2026-12', end: '2027' },
      { title: 'Gate', end: '2025-02' },
      { title: 'Kiosk', end: '2027' },
    );
    expect(phases.map(({ period, state }) => [period, state])).toEqual([
      ['2024 – 2025', 'done'],
      ['March 2025 – June 2026', 'under way'],
      ['Since 2026', 'under way'],
      ['2026', 'under way'],
      ['December 2026 – 2027', 'to come'],
      ['Until February 2025', 'done'],
      ['Until 2027', 'under way'],
    ]);
    expect(nextChange).toMatchObject({ at: '2026-07-01T04:00:00.000Z', why: 'the phase "Rails" ends' });
    expect(warnings).toEqual([]);
  });
});
