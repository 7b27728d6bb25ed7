/** Opening times of a place in the time of its site. Times are minutes of the day. */
export interface OpeningTimes {
  /** IANA name. */
  readonly timeZone: string;
  readonly week: readonly Opening[];
  /** Days that differ from the week: closed without an opening. */
  readonly exceptions: readonly Exception[];
  readonly seasons: readonly Season[];
}

/** `day` 1 is Monday. A closing that is not after the opening is on the next day. */
export interface Opening {
  readonly day: number;
  readonly opens: number;
  readonly closes: number;
}

export interface Exception {
  /** "2026-12-25" */
  readonly date: string;
  readonly opening: Omit<Opening, 'day'> | undefined;
  readonly note: string;
}

/** A part of each year, from "05-01" until "09-30", with a week of its own. */
export interface Season {
  readonly from: string;
  readonly until: string;
  readonly week: readonly Opening[];
}

/**
 * Reads opening times as `encodeOpening` of the templates writes them: the time zone, then a line
 * for the openings of some days ("w 1-5 09:00-17:00"), for an exception ("x 2026-12-24 09:00-12:00
 * Holiday", "x 2026-12-25 - Closed") and for a season ("s 05-01 09-30"), whose week follows.
 */
export function readOpening(text: string): OpeningTimes {
  const [timeZone = '', ...lines] = text.split('\n');
  const week: Opening[] = [];
  const exceptions: Exception[] = [];
  const seasons: (Season & { readonly week: Opening[] })[] = [];
  for (const line of lines) {
    const [kind, first = '', second = '', ...note] = line.split(' ');
    if (kind === 's') seasons.push({ from: first, until: second, week: [] });
    else if (kind === 'x') exceptions.push({ date: first, opening: readTimes(second), note: note.join(' ') });
    else (seasons.at(-1)?.week ?? week).push(...openingsOn(first, readTimes(second)));
  }
  return { timeZone, week, exceptions, seasons };
}

function openingsOn(days: string, times: Exception['opening']): readonly Opening[] {
  const [first = 1, last = first] = days.split('-').map(Number);
  if (times === undefined) return [];
  return Array.from({ length: last - first + 1 }, (_, index) => ({ day: first + index, ...times }));
}

function readTimes(text: string): Exception['opening'] {
  const [opens = '', closes = ''] = text.split('-');
  return opens === '' ? undefined : { opens: minutesOf(opens), closes: minutesOf(closes) };
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
