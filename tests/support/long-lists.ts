import { locationGrid } from '../../demo/blocks/sections.ts';
import type { DemoEntry, DemoEntryOf, DemoStore } from '../../demo/store-types.ts';

/** Of each kind with a list: three pages. */
const entriesOfKind = 1_201;
/** The place of the last events, which are all on the third page. */
export const farPlace = 'The Far End';

/**
 * Adds so many events to come, past events, places, works and experiences that each list has three
 * pages, and posts of one category.
 */
export function lengthenLists(store: DemoStore): void {
  let id = Math.max(...store.entries.map((entry) => entry.id), ...store.categories.map((one) => one.id));
  const images = store.media.filter(({ width }) => width !== null).slice(0, 3);
  const modelOf = <K extends DemoEntry['kind']>(kind: K): DemoEntryOf<K> => {
    const model = store.entries.find((entry): entry is DemoEntryOf<K> => entry.kind === kind);
    if (model === undefined) throw new Error(`the store has no ${kind}`);
    return model;
  };
  const add = <Entry extends DemoEntry>(
    model: Entry,
    name: string,
    own: (number: number) => Partial<Entry>,
  ) => {
    for (let number = 1; number <= entriesOfKind; number += 1) {
      id += 1;
      const like = { slug: `${name.toLowerCase()}-${number}`, title: `${name} ${number}`, menuOrder: number };
      const imageId = number % 4 === 0 ? null : (images[number % images.length]?.id ?? null);
      store.entries.push({ ...model, id, blocks: [], seo: {}, imageId, ...like, ...own(number) });
    }
  };
  const event = modelOf('event');
  add(event, 'Gathering', (number) => ({
    ...days(number),
    venue: number > 1_150 ? farPlace : number % 2 === 0 ? 'House 1' : 'House 700',
    venueLocationId: null,
    isFree: number > 1_150,
  }));
  add(event, 'Memory', (number) => days(-3 - number));
  add(modelOf('location'), 'House', () => ({ openingHours: null }));
  add(modelOf('artwork'), 'Work', (number) => ({ year: 1_900 + (number % 120) }));
  const slugs = Array.from({ length: entriesOfKind }, (_, index) => `house-${index + 1}`);
  add(modelOf('experience'), 'Outing', (number) =>
    number === 1 ? { blocks: [locationGrid({ heading: 'Stops', slugs })] } : {},
  );
  const category = store.categories[0];
  add(modelOf('post'), 'Report', (number) => ({
    categoryIds: category === undefined ? [] : [category.id],
    date: new Date(Date.UTC(2026, 5, 1, 12) - number * dayMs).toISOString().slice(0, 19),
    status: 'publish',
    password: '',
  }));
}

const dayMs = 86_400_000;

/** An afternoon, counted from the day of the demo: four a day. */
function days(number: number): { readonly startDate: string; readonly endDate: string } {
  const day = new Date(Date.UTC(2026, 5, 14) + Math.floor(number / 4) * dayMs).toISOString().slice(0, 10);
  return { startDate: `${day}T15:00:00`, endDate: `${day}T17:00:00` };
}
