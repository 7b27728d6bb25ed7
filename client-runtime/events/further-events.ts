import { eventKnowledgeWords } from '../../words/site/event-knowledge-words.ts';
import type { DateOf, ListedEvent } from './fits-event.ts';

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

/** An event of another page, with what its row says. */
export interface FurtherEvent extends ListedEvent {
  readonly title: string;
  readonly href: string;
  readonly venue: string;
}

/** The events of the other pages of a list. */
export interface FurtherEvents {
  readonly events: readonly FurtherEvent[];
  /** Offers to show some of them below the list, each with its first date that is asked for. */
  readonly offer: (some: readonly FurtherEvent[], dateOf: DateOf) => void;
}

/** Rows that a press on the button adds. */
const atOnce = 100;

/** Loads the events of a list that are not its page's own. Rejects when the file does not load. */
export async function loadFurther(
  programme: HTMLElement,
  own: readonly ListedEvent[],
): Promise<FurtherEvents> {
  const answer = await fetch('/_boardwalk/events.json');
  if (!answer.ok) throw new Error(answer.url, { cause: answer.status });
  const file: EventsFile = await answer.json();
  const here = new Set(own.map(({ id }) => id));
  const events: FurtherEvent[] = [];
  for (const [id, title, href, placeAt, marks, times] of file.events) {
    if (here.has(id)) continue;
    const [place = '', venue = ''] = file.places[placeAt] ?? [];
    const text = () => `${title} ${venue}`;
    const marked = { isFree: (marks & 1) > 0, isForFamilies: (marks & 2) > 0 };
    events.push({ id, title, href, place, venue, times, text, ...marked });
  }
  const template = programme.querySelector('template');
  const section = template && document.importNode(template.content, true).querySelector('div');
  const list = section?.querySelector('ul');
  const pattern = list?.firstElementChild;
  const clear = programme.querySelector('[data-clear]');
  const more = Object.assign(document.createElement('button'), {
    type: 'button',
    className: clear?.className,
  });
  const line = document.createElement('p');
  line.append(more);
  let left: readonly FurtherEvent[] = [];
  let dateOf: DateOf = () => undefined;
  const put = (): void => {
    more.hidden = left.length === 0;
    more.textContent = eventKnowledgeWords.more({ count: left.length });
    if (section) section.hidden = !list?.childElementCount;
  };
  more.addEventListener('click', () => {
    const added = left.slice(0, atOnce).flatMap((event) => {
      const row = pattern && document.importNode(pattern, true);
      if (!row) return [];
      const [link, day, place] = row.querySelectorAll<HTMLElement>('a, span');
      Object.assign(link ?? {}, { textContent: event.title, href: event.href });
      const date = dateOf(event);
      if (day && date) day.textContent = shortDay.format(date.start * 60_000);
      if (place) place.textContent = event.venue;
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
    events,
    offer: (some, dateOfEach) => {
      list?.replaceChildren();
      [left, dateOf] = [some, dateOfEach];
      put();
    },
  };
}

const shortDay = new Intl.DateTimeFormat(document.documentElement.lang, {
  ...{ weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' },
});
