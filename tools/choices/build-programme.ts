import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { demoNow } from '../../demo/clock.ts';
import { createDemoCms } from '../../demo/demo-cms.ts';
import type { DemoEntryOf, DemoStore } from '../../demo/store-types.ts';
import { smallStore } from '../../tests/support/random-edits.ts';

const events = 2_000;
const words =
  'Oyster Concert Market Tour Lights Harbour Boat Family Morning Night Jazz Beer Fête Café Señal'.split(' ');

/** Builds a small pier with 2,000 more events, each of them weekly and ten times. Throws when that fails. */
export async function buildProgramme(root: string, folder: string): Promise<void> {
  const store = smallStore();
  addEvents(store);
  const plugins = { seo: true, boardwalk: true };
  const cms = await createDemoCms({ store, plugins, folder: path.join(root, 'demo') });
  try {
    const command = [path.join(root, 'bin', 'boardwalk.mjs'), 'generate', '--quiet'];
    const site = ['--endpoint', cms.url, '--now', demoNow, '--out', folder];
    const child = spawn(process.execPath, [...command, ...site], { cwd: root, stdio: 'inherit' });
    const [code] = await once(child, 'close');
    if (code !== 0) throw new Error(`The programme cannot be built: boardwalk generate ended with ${code}`);
  } finally {
    await cms.close();
  }
}

function addEvents(store: DemoStore): void {
  const model = store.entries.find((entry): entry is DemoEntryOf<'event'> => entry.kind === 'event');
  if (model === undefined) throw new Error('The demo has no event');
  const first = Math.max(...[...store.entries, ...store.categories].map(({ id }) => id));
  for (let number = 1; number <= events; number += 1) {
    const day = new Date(Date.UTC(2026, 5, 14 + (number % 300))).toISOString().slice(0, 10);
    const [from, to] = [9, 11].map((hour) => String(hour + (number % 12)).padStart(2, '0'));
    store.entries.push({
      ...{ ...model, id: first + number, blocks: [], seo: {}, imageId: null },
      slug: `gathering-${number}`,
      title: `${words[number % words.length]} ${words[(number * 7) % 11]} ${number}`,
      ...{ startDate: `${day}T${from}:00:00`, endDate: `${day}T${to}:30:00` },
      eventDates: { repeats: 'weekly', count: 10 },
      ...{ venue: `House ${number % 40}`, venueLocationId: null },
      ...{ isFree: number % 7 === 0, isForFamilies: number % 5 === 0 },
    });
  }
}
