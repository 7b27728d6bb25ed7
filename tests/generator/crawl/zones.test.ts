import { expect, it } from 'vitest';
import { setFields } from '../../../demo/edits.ts';
import { createStore } from '../../../demo/store.ts';
import { crawlDemo, startDemo } from '../crawl-demo.ts';

it.each([
  ['America/New_York', '2026-06-12T19:00:00'],
  ['Europe/Berlin', '2026-06-13T01:00:00'],
])('a moment is shown in the zone of the site: %s', async (timezone, start) => {
  const store = createStore();
  store.settings.timezone = timezone;
  const [moment, typed] = store.entries.filter(({ kind }) => kind === 'event');
  setFields(store, moment?.id ?? 0, { startDate: '2026-06-12T19:00:00-04:00', endDate: '' });
  setFields(store, typed?.id ?? 0, { startDate: '2026-06-12T19:00:00+00:00', endDate: '' });
  const { content, warnings } = await crawlDemo((await startDemo({ store })).url);
  const startOf = (id: number | undefined) =>
    content.entries.event.find((entry) => entry.id === id)?.fields.start;
  expect([startOf(moment?.id), startOf(typed?.id)]).toEqual([start, '2026-06-12T19:00:00']);
  expect(warnings.filter(({ field }) => field === 'startDate')).toEqual([]);
});
