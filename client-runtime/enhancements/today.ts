import { dayAt, isoDayOf } from '../../words/formats/write-span.ts';
import { todayWords } from '../../words/site/today-words.ts';
import { siteFormats } from '../../words/site-formats.ts';
import { decodeTimes } from '../events/decode-times.ts';
import { followClock } from '../events/follow-clock.ts';
import { nextChange } from '../events/next-change.ts';
import type { ProgrammeEvent } from '../today/programme-days.ts';
import { sayDay } from '../today/say-day.ts';
import { showDays } from '../today/show-days.ts';
import { todayInBrief } from '../today/today-in-brief.ts';
import { writeText } from '../today/write-text.ts';

/**
 * Shows the day that it is by the clocks of the site (`data-zone`), and how much is on. In the programme it marks events that
 * are on now or over. A page that was made on an earlier day gets a programme from today on, out of its `data-events`.
 */
export function start(element: HTMLElement): (() => void) | undefined {
  const { zone = 'UTC', knownUntil, events: json = '[]' } = element.dataset;
  const events: readonly ProgrammeEvent[] = JSON.parse(json);
  const [weekday, date] = element.querySelectorAll('[data-date] span');
  const summary = element.querySelector('[data-summary]');
  const none = element.querySelector<HTMLElement>('[data-none]');
  const longer = element.querySelector<HTMLElement>('[data-longer]');
  const programme = element.querySelector<HTMLElement>('[data-agenda]');
  if (!weekday || !date || !summary) return undefined;
  const times = events.flatMap((event) => decodeTimes(event.times));
  return followClock(zone, (minute) => {
    const day = dayAt(minute);
    // Of a long programme, the page does not have the events of later days.
    const isKnown = knownUntil === undefined || isoDayOf(day) < knownUntil;
    writeText(weekday, sayDay(day, '{EEEE}'));
    writeText(date, sayDay(day, siteFormats.days.ofYear));
    writeText(summary, isKnown ? summaryOf(events, minute) : '');
    const days = programme ? showDays(programme, events, { minute, until: knownUntil }) : [];
    // The page has a sentence for a site without events.
    if (none) none.hidden = !isKnown || days.length + hideOver(longer, minute) > 0;
    return nextChange(times, minute);
  });
}

/** "3 events today", or what comes next. */
function summaryOf(events: readonly ProgrammeEvent[], minute: number): string {
  const { today, next } = todayInBrief(events, minute);
  if (today.length > 0) return todayWords.count({ count: today.length });
  if (next === undefined) return todayWords.nothing;
  const { event, state } = next;
  const day = sayDay(dayAt(state.time.start), siteFormats.days.short);
  return `${todayWords.nothing} ${todayWords.next({ title: event.title, day })}`;
}

/** Hides what has gone on for longer and is over. Returns how much is left. */
function hideOver(longer: HTMLElement | null, minute: number): number {
  const rows = [...(longer?.querySelectorAll('li') ?? [])];
  for (const row of rows) row.hidden = Number(row.dataset.end) <= minute;
  const left = rows.filter(({ hidden }) => !hidden).length;
  if (longer) longer.hidden = left === 0;
  return left;
}
