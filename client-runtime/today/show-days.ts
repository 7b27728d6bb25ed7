import { dayAt, isoDayOf } from '../../words/formats/write-span.ts';
import { eventClockWords } from '../../words/site/event-clock-words.ts';
import { todayWords } from '../../words/site/today-words.ts';
import { siteFormats } from '../../words/site-formats.ts';
import { eventState } from '../events/event-state.ts';
import { type Happening, type ProgrammeDay, type ProgrammeEvent, programmeDays } from './programme-days.ts';
import { sayDay } from './say-day.ts';
import { sayHappening } from './say-happening.ts';
import { writeText } from './write-text.ts';

/**
 * Shows the programme of an element from today on, with names for today and tomorrow, and marks what is on at a minute
 * of the local time and what is over. Returns the shown days. The page has the days from `data-from` on, as its template makes them.
 */
export function showDays(
  agenda: HTMLElement,
  events: readonly ProgrammeEvent[],
  { minute, until }: { readonly minute: number; readonly until: string | undefined },
): readonly ProgrammeDay[] {
  const today = dayAt(minute);
  const written = Number(agenda.dataset.from);
  const from = Math.max(written, today);
  const { days } = programmeDays(events, { from, until });
  if (from > written) writeDays(agenda, days);
  agenda.dataset.from = String(from);
  for (const [index, { day, happenings }] of days.entries()) {
    const section = agenda.children[index];
    if (section === undefined) continue;
    const { today: onDay, tomorrow } = eventClockWords;
    writeText(part(section, 'near'), day === today ? onDay : day === today + 1 ? tomorrow : '');
    const rows = section.querySelectorAll<HTMLElement>('li');
    for (const [at, row] of rows.entries()) markRow(row, happenings[at], minute);
  }
  return days;
}

/** Of a date that does not take place as planned, the page says so. */
function markRow(row: HTMLElement, happening: Happening | undefined, minute: number): void {
  if (happening === undefined || 'state' in row.dataset) return;
  const { kind } = eventState([happening.time], minute);
  const isOver = kind === 'over';
  row.toggleAttribute('data-over', isOver);
  row.toggleAttribute('data-now', kind === 'now');
  writeText(part(row, 'mark'), isOver ? eventClockWords.over : kind === 'now' ? todayWords.now : '');
}

/** Each day is a copy of the first one, and each row of the first row. */
function writeDays(agenda: HTMLElement, days: readonly ProgrammeDay[]): void {
  const [pattern] = agenda.children;
  const row = pattern?.querySelector('li');
  if (pattern === undefined || row === null || row === undefined) return;
  agenda.replaceChildren(
    ...days.map(({ day, happenings }) => {
      const section = document.importNode(pattern, true);
      section.querySelector('time')?.setAttribute('datetime', isoDayOf(day));
      writeText(part(section, 'weekday'), sayDay(day, '{EEEE}'));
      writeText(part(section, 'date'), sayDay(day, siteFormats.days.ofYear));
      section
        .querySelector('ol')
        ?.replaceChildren(
          ...happenings.map((happening) =>
            writeRow(document.importNode(row, true), happening, { day, labels: agenda.dataset }),
          ),
        );
      return section;
    }),
  );
}

function writeRow(
  row: HTMLElement,
  { event, time }: Happening,
  { day, labels }: { readonly day: number; readonly labels: DOMStringMap },
): HTMLElement {
  const { title, href, place = '', price = '', state, lang = '' } = event;
  const { cancelled = '', soldOut = '' } = labels;
  const own = time.state === 'cancelled' ? cancelled : time.state === 'sold-out' ? soldOut : '';
  const label = state?.label ?? own;
  const link = row.querySelector('a');
  link?.setAttribute('href', href);
  for (const element of [link?.parentElement, part(row, 'place')]) {
    if (lang === '') element?.removeAttribute('lang');
    else element?.setAttribute('lang', lang);
  }
  writeText(link, title);
  row.dataset.end = String(time.end);
  writeText(part(row, 'time'), sayHappening(time, day));
  writeText(part(row, 'place'), place);
  writeText(part(row, 'price'), price);
  writeText(part(row, 'mark'), label);
  if (label === '') delete row.dataset.state;
  else row.dataset.state = state?.key ?? time.state;
  return row;
}

function part(within: Element, name: string): Element | null {
  return within.querySelector(`[data-part=${name}]`);
}
