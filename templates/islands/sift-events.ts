import { fits, type Wanted } from './fits.ts';

/**
 * Shows matching events, hides the others and empty months, and returns the number of matches as
 * text; empty when all match.
 */
export function siftEvents(programme: HTMLElement, wanted: Wanted): string {
  const items = [...programme.querySelectorAll<HTMLElement>('[data-month]')];
  for (const item of items) {
    const { month: months = '', place = '' } = item.dataset;
    item.hidden = !fits({ months, place, text: item.textContent ?? '' }, wanted);
  }
  const shown = items.filter((item) => !item.hidden);
  hideEmpty(programme.querySelectorAll('[data-group]'), '[data-month]:not([hidden])');
  siftCalendar(programme, new Set(shown.map(hrefIn)), wanted.month);

  if (shown.length === items.length) return '';
  return shown.length === 0
    ? 'No event fits. Try another month, another place or fewer words.'
    : `${shown.length} of ${items.length} events`;
}

/**
 * The calendar has the same events as links: in its days, and in the list of titles below each
 * month.
 */
function siftCalendar(programme: HTMLElement, hrefs: ReadonlySet<string | undefined>, wanted: string): void {
  for (const part of programme.querySelectorAll<HTMLElement>('[data-calendar] td a, [data-calendar] li')) {
    part.hidden = !hrefs.has(hrefIn(part));
  }
  const months = [...programme.querySelectorAll<HTMLElement>('[data-calendar]')];
  hideEmpty(months, 'li:not([hidden])');
  for (const month of months) {
    if (wanted !== '' && wanted !== month.dataset.calendar) month.hidden = true;
  }
}

function hrefIn(element: HTMLElement): string | undefined {
  return (element.closest('a') ?? element.querySelector('a'))?.pathname;
}

function hideEmpty(parts: Iterable<HTMLElement>, filling: string): void {
  for (const part of parts) part.hidden = part.querySelector(filling) === null;
}
