import type { DemoEntry, DemoEntryOf, DemoStore } from '../../demo/store-types.ts';

/** Of those with a filter three pages, of the others two: a page has 500. */
const counts = { events: 1_051, pastEvents: 501, places: 1_001, works: 501, experiences: 501 };
/** Those after 1,000 others. */
const isFar = (number: number) => number > 1_000;
/** The place of the last events, which are all on the third page. */
export const farPlace = 'The Far End';

/** Adds so many events to come, past events, places, works and experiences that each list has several pages. */
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
    count: number,
    own: (number: number) => Partial<Entry>,
  ) => {
    for (let number = 1; number <= count; number += 1) {
      id += 1;
      const like = { slug: `${name.toLowerCase()}-${number}`, title: `${name} ${number}`, menuOrder: number };
      const imageId = number % 4 === 0 ? null : (images[number % images.length]?.id ?? null);
      store.entries.push({ ...model, id, blocks: [], seo: {}, imageId, ...like, ...own(number) });
    }
  };
  const event = modelOf('event');
  add(event, 'Gathering', counts.events, (number) => ({
    ...days(number),
    venue: isFar(number) ? farPlace : number % 2 === 0 ? 'House 1' : 'House 700',
    venueLocationId: null,
    isFree: isFar(number),
  }));
  add(event, 'Memory', counts.pastEvents, (number) => days(-3 - number));
  add(modelOf('location'), 'House', counts.places, () => ({ openingHours: null }));
  add(modelOf('artwork'), 'Work', counts.works, (number) => ({ year: 1_900 + (number % 120) }));
  add(modelOf('experience'), 'Outing', counts.experiences, () => ({}));
}

const dayMs = 86_400_000;

/** An afternoon, counted from the day of the demo: four a day. */
function days(number: number): { readonly startDate: string; readonly endDate: string } {
  const day = new Date(Date.UTC(2026, 5, 14) + Math.floor(number / 4) * dayMs).toISOString().slice(0, 10);
  return { startDate: `${day}T15:00:00`, endDate: `${day}T17:00:00` };
}
