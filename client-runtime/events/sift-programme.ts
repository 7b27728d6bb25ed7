import { daysAfter } from './calendar-days.ts';
import { decodeTimes, type EventTime } from './decode-times.ts';
import type { ListedDate, ListedEvent } from './fits-event.ts';
import { type DaySpan, overlap } from './wanted-days.ts';

/** A row of the list with what it says. */
export interface EventItem {
  readonly element: HTMLElement;
  readonly href: string;
  readonly event: ListedEvent;
}

/** Reads the rows of a programme. */
export function readItems(programme: HTMLElement): readonly EventItem[] {
  return [...programme.querySelectorAll<HTMLElement>('[data-times]')].map((element) => {
    const { times = '', place = '', for: audience } = element.dataset;
    const dates = decodeTimes(times).map(daysOf);
    return {
      element,
      href: hrefIn(element),
      event: {
        dates,
        place,
        isFree: 'free' in element.dataset,
        isForFamilies: audience === 'families',
        text: [...textsIn(element), ...dates.flatMap(namesOf)].join(' '),
      },
    };
  });
}

/** Lists the texts of a row: together, the last word of one would be joined to the first of the next. */
function textsIn(element: HTMLElement): readonly string[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.nodeValue ?? '');
  return texts;
}

/** Of a longer event the first and the last day. */
const mostNamed = 7;

/** Returns the days of a date with the long names that visitors type: rows have short ones. */
function namesOf({ from, to }: ListedDate): readonly string[] {
  const days = [from];
  for (let day = from; day < to && days.length < mostNamed; days.push(day)) day = daysAfter(day, 1);
  return [...days, to].map((day) => longDay.format(new Date(day)));
}

const longDay = new Intl.DateTimeFormat(document.documentElement.lang, {
  ...{ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' },
});

const minutesOfDay = 1440;

/** The end of an evening after midnight belongs to its day. */
function daysOf({ start, end }: EventTime): ListedDate {
  const first = Math.floor(start / minutesOfDay);
  const last = Math.floor((end - 1) / minutesOfDay);
  const isNight = last === first + 1 && end % minutesOfDay < 6 * 60 && start % minutesOfDay > 0;
  return { from: isoDay(first), to: isoDay(isNight ? first : last), end };
}

function isoDay(day: number): string {
  return new Date(day * minutesOfDay * 60_000).toISOString().slice(0, 10);
}

/**
 * Shows the items that fit and hides the others, empty groups, and the same events in the calendar,
 * whose months outside of the days are hidden. Returns the number of items that are shown.
 */
export function siftProgramme(
  programme: HTMLElement,
  items: readonly EventItem[],
  fits: (event: ListedEvent) => boolean,
  days: DaySpan | null,
): number {
  const shown = items.filter(({ event }) => fits(event));
  const elements = new Set(shown.map(({ element }) => element));
  for (const { element } of items) show(element, elements.has(element));
  for (const group of programme.querySelectorAll<HTMLElement>('[data-group]'))
    show(group, group.querySelector('[data-times]:not([hidden])') !== null);

  const hrefs = new Set(shown.map(({ href }) => href));
  for (const part of programme.querySelectorAll<HTMLElement>('[data-calendar] :is(td a, li)'))
    show(part, hrefs.has(hrefIn(part)));
  for (const month of programme.querySelectorAll<HTMLElement>('[data-calendar]')) {
    const { calendar = '' } = month.dataset;
    const isWithin = days === null || overlap(days, { from: `${calendar}-01`, to: `${calendar}-31` });
    show(month, isWithin && month.querySelector('li:not([hidden])') !== null);
  }
  return shown.length;
}

/** Setting a value that it has would cost as much as a change. */
function show(element: HTMLElement, isShown: boolean): void {
  if (element.hidden === isShown) element.hidden = !isShown;
}

function hrefIn(element: HTMLElement): string {
  const link = element instanceof HTMLAnchorElement ? element : element.querySelector('a');
  return link?.getAttribute('href') ?? '';
}
