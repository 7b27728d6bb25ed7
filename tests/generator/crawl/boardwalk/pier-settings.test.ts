import { expect, it } from 'vitest';
import { pierNode, readPier } from '../../../../generator/crawl/boardwalk/pier-settings.ts';
import type { Problem } from '../../../../generator/problems/problem.ts';
import { hosts } from '../../content/html/context.ts';

/** The page Pier, with these values filled in. */
function read(values: object) {
  const warnings: Problem[] = [];
  const warn = (problem: Problem) => warnings.push(problem);
  const node = { address: '', hours: '', directionsUrl: '', social: [], openingHours: null, ...values };
  return { pier: readPier(pierNode.parse(node), { hosts, timeZone: 'America/New_York', warn }), warnings };
}

it('the pier at 0, 0 has no position: its fields are not filled in', () => {
  expect(read({ name: 'Pier', latitude: 0, longitude: 0 }).pier).toMatchObject({
    name: 'Pier',
    position: null,
  });
  expect(read({ latitude: 43.5, longitude: 0 }).pier.position).toEqual({ latitude: 43.5, longitude: 0 });
});

it('the hours are split into days and times in each language', () => {
  const hours =
    'Montag bis Freitag: 7 bis 22 Uhr\nSamstag geschlossen\nDimanche midi à 18 h\nSunday by appointment';
  expect(read({ hours }).pier.hours).toEqual([
    { days: 'Montag bis Freitag', hours: '7 bis 22 Uhr' },
    { days: 'Samstag', hours: 'geschlossen' },
    { days: 'Dimanche', hours: 'midi à 18 h' },
    { days: 'Sunday', hours: 'by appointment' },
  ]);
});
