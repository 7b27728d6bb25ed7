import { eventKnowledgeWords } from '../../words/site/event-knowledge-words.ts';
import type { ListedDate, ListedEvent } from './fits-event.ts';

/** The file of all events to come: `generator/files/further-events.ts`. */
export interface EventsFile {
  /** Keys and names of places. */
  readonly places: readonly (readonly [key: string, title: string])[];
  /** `place`: in `places`, or -1. `marks`: 1 for free, 2 for families, 3 for both. `times`: as `data-times`. */
  readonly events: readonly (readonly [
    id: number,
    title: string,
    href: string,
    place: number,
    marks: number,
    times: string,
  ])[];
}

/** The events of the other pages of a list. */
export interface FurtherEvents {
  readonly events: readonly ListedEvent[];
  /** Offers to show some of them below the list, each with its first date that is asked for. */
  readonly offer: (some: readonly ListedEvent[], isWanted: IsWanted) => void;
}

type IsWanted = (date: ListedDate) => boolean;

interface FurtherInput {
  /** The ids of the events of this page. */
  readonly here: ReadonlySet<number>;
  readonly datesIn: (times: string) => ListedEvent['dates'];
}

/** Rows that a press on the button adds. */
const atOnce = 100;

/** Loads the events of the other pages of a list. Rejects when the file does not load. */
export async function loadFurther(
  programme: HTMLElement,
  { here, datesIn }: FurtherInput,
): Promise<FurtherEvents> {
  const answer = await fetch('/_boardwalk/events.json');
  if (!answer.ok) throw new Error(answer.url, { cause: answer.status });
  const { places, events }: EventsFile = await answer.json();
  const rows = new Map<
    ListedEvent,
    { readonly title: string; readonly href: string; readonly venue: string }
  >();
  for (const [id, title, href, placeAt, marks, times] of events) {
    if (here.has(id)) continue;
    const [place = '', venue = ''] = places[placeAt] ?? [];
    const marked = { isFree: (marks & 1) > 0, isForFamilies: (marks & 2) > 0 };
    const text = () => `${title} ${venue}`;
    rows.set({ id, dates: datesIn(times), place, ...marked, text }, { title, href, venue });
  }
  const template = programme.querySelector('template');
  const section = template?.content.querySelector('div')?.cloneNode(true);
  const list = section instanceof HTMLElement ? section.querySelector('ul') : undefined;
  const pattern = list?.firstElementChild;
  const clear = programme.querySelector('[data-clear]');
  const more = Object.assign(document.createElement('button'), {
    type: 'button',
    className: clear?.className,
  });
  const line = document.createElement('p');
  line.append(more);
  let left: readonly ListedEvent[] = [];
  let isWanted: IsWanted = () => true;
  const put = (): void => {
    more.hidden = left.length === 0;
    more.textContent = eventKnowledgeWords.more({ count: left.length });
    if (section instanceof HTMLElement) section.hidden = !list?.childElementCount;
  };
  more.addEventListener('click', () => {
    const added = left.slice(0, atOnce).flatMap((event) => {
      const row = pattern?.cloneNode(true);
      const { title = '', href = '', venue = '' } = rows.get(event) ?? {};
      if (!(row instanceof HTMLElement)) return [];
      const [link, day, place] = row.querySelectorAll<HTMLElement>('a, span');
      Object.assign(link ?? {}, { textContent: title, href });
      const date = event.dates().find(isWanted);
      if (day && date) day.textContent = shortDay.format(date.from * 86_400_000);
      if (place) place.textContent = venue;
      return [row];
    });
    list?.append(...added);
    left = left.slice(atOnce);
    put();
    added[0]?.querySelector('a')?.focus();
  });
  list?.replaceChildren();
  if (section) template?.after(section, line);
  put();
  return {
    events: [...rows.keys()],
    offer: (some, wanted) => {
      list?.replaceChildren();
      [left, isWanted] = [some, wanted];
      put();
    },
  };
}

const shortDay = new Intl.DateTimeFormat(document.documentElement.lang, {
  ...{ weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' },
});
