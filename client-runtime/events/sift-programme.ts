import type { ListedEvent } from './fits-event.ts';
import { type DaySpan, overlap, wantedDays } from './wanted-days.ts';

/** A row of the list with what it says. */
export interface EventItem extends ListedEvent {
  readonly element: HTMLElement;
}

/** Reads the rows of a programme. */
export function readItems(programme: HTMLElement): readonly EventItem[] {
  return [...programme.querySelectorAll<HTMLElement>('[data-times]')].map((element) => {
    const { id, times = '', place = '', free, families } = element.dataset;
    return {
      element,
      id: Number(id),
      times,
      place,
      isFree: free === '',
      isForFamilies: families === '',
      text: () => element.textContent,
    };
  });
}

interface Sifting {
  readonly fits: (event: ListedEvent) => boolean;
  readonly days: DaySpan | null;
  /** Empty for the list: the calendar, which may have thousands of links, is left as it is. */
  readonly view: string;
}

/**
 * Shows the items that fit and hides the others and empty groups; while the calendar is open, the same events in it, where
 * months outside of the days are hidden. Returns the number of items that are shown.
 */
export function siftProgramme(
  programme: HTMLElement,
  items: readonly EventItem[],
  { fits, days, view }: Sifting,
): number {
  const shown = items.filter((item) => show(item.element, fits(item)));
  const groups = new Set(shown.map(({ element }) => element.closest('[data-group]')));
  for (const group of programme.querySelectorAll<HTMLElement>('[data-group]')) show(group, groups.has(group));
  if (!view) return shown.length;

  const hrefs = new Set(shown.map(({ element }) => hrefIn(element)));
  for (const month of programme.querySelectorAll<HTMLElement>('[data-calendar]')) {
    for (const part of month.querySelectorAll<HTMLElement>(':is(td a, li)'))
      show(part, hrefs.has(hrefIn(part)));
    const span = wantedDays(month.dataset.calendar ?? '', 0);
    show(month, (!days || !span || overlap(days, span)) && !!month.querySelector('li:not([hidden])'));
  }
  return shown.length;
}

/** Setting a value that it has would cost as much as a change. */
function show(element: HTMLElement, isShown: boolean): boolean {
  if (element.hidden === isShown) element.hidden = !isShown;
  return isShown;
}

function hrefIn(element: HTMLElement): string {
  return (element.closest('a') ?? element.querySelector('a'))?.getAttribute('href') ?? '';
}
