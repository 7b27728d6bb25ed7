import { localTime, weekdayOf } from '../hours/local-time.ts';
import { openingState, seasonOn } from '../hours/opening-state.ts';
import { type OpeningTimes, readOpening } from '../hours/opening-times.ts';
import { sayBriefly, sayState } from '../hours/say-state.ts';

const minuteMs = 60_000;

/**
 * Says whether the place of an element is open now, by the clocks of its site (`data-opening`), as
 * long as the page is shown; briefly with `data-brief`. Marks today in the table of its hours
 * (`data-table`).
 */
export function start(element: HTMLElement): () => void {
  const times = readOpening(element.dataset.opening ?? '');
  const say = 'brief' in element.dataset ? sayBriefly : sayState;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const update = (): void => {
    clearTimeout(timer);
    const now = new Date();
    const local = localTime(now, times.timeZone);
    const state = openingState(times, local);
    element.dataset.state = state.isOpen ? 'open' : 'closed';
    const words = say(state, local.date);
    if (element.textContent !== words) element.textContent = words;
    markToday(element, times, local.date);
    timer = setTimeout(update, minuteMs - (now.getTime() % minuteMs));
  };
  update();
  // Timers of a page in the background are late.
  document.addEventListener('visibilitychange', update);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', update);
  };
}

/**
 * Marks the rows of today in the table of an element: those of its weekday in the season that
 * is on (`data-days`, `data-season`), or of the very day (`data-date`). Days that are over
 * disappear.
 */
function markToday(element: HTMLElement, times: OpeningTimes, today: string): void {
  const table = document.getElementById(element.dataset.table ?? '');
  const isException = times.exceptions.some(({ date }) => date === today);
  const season = String(seasonOn(times, today));
  const weekday = String(weekdayOf(today));
  for (const row of table?.querySelectorAll<HTMLElement>('[data-days], [data-date]') ?? []) {
    const { days = '', season: ofRow = '-1', date } = row.dataset;
    const isUsual = !isException && ofRow === season && days.includes(weekday);
    if (isUsual || date === today) row.setAttribute('aria-current', 'date');
    else row.removeAttribute('aria-current');
    row.hidden = date !== undefined && date < today;
  }
}
