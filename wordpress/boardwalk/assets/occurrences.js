// The dates of an event, by the rules of the generator (generator/content/occurrences), which a test compares.
(() => {
  const mostOccurrences = 400;
  /** Two years. */
  const mostDays = 731;
  /** A date of more days than this is a mistake: the end was meant as that of the last date. */
  const mostNights = 6;
  const mostInterval = 52;
  const mostYears = 20;
  const dayMs = 86_400_000;

  /** Counts days since 1970. */
  const numberOf = (day) => Date.parse(day) / dayMs;
  const dayOf = (number) => new Date(number * dayMs).toISOString().slice(0, 10);
  const addDays = (day, count) => dayOf(numberOf(day) + count);
  const lastNumber = numberOf('9999-12-31');

  /** Returns 1 for a Monday. */
  const weekdayOf = (day) => new Date(day).getUTCDay() || 7;

  const isDay = (day) => /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day));

  /** Reads "2026-06-04T10:00" as a time with seconds; null where it is missing or its year is still being typed. */
  function readMoment(written) {
    const isMoment = /^[12]\d{3}-\d\d-\d\dT\d\d:\d\d/.test(written ?? '');
    return isMoment ? `${written}:00`.slice(0, 19) : null;
  }

  /** Reads the end; null where it cannot be that of an event with this start. */
  function readEnd(start, written) {
    const end = readMoment(written);
    if (start === null || end === null) return end;
    return end < start || end.slice(0, 4) - start.slice(0, 4) > mostYears ? null : end;
  }

  /** Reads the fields as WordPress stores them. */
  function readFields({ start: written, end, dates }) {
    const start = readMoment(written);
    const times = { start, end: readEnd(start, end) };
    if (!dates?.repeats) return { ...times, dates: null };
    const { repeats, interval, weekdays, weeks, until, count, days } = dates;
    const byDay = new Map();
    for (const day of days ?? []) if (isDay(day.date) && !byDay.has(day.date)) byDay.set(day.date, day);
    return {
      ...times,
      dates: {
        repeats,
        interval: interval >= 1 && interval <= mostInterval ? interval : 1,
        weekdays: weekdays ?? [],
        weeks: weeks ?? [],
        until: isDay(until) ? until : null,
        count: count > 0 ? Math.min(count, mostOccurrences) : null,
        days: [...byDay.values()].sort((a, b) => (a.date < b.date ? -1 : 1)),
      },
    };
  }

  const nightsBetween = (start, end) => numberOf(end.slice(0, 10)) - numberOf(start.slice(0, 10));

  /** Without a last day and a count, an end on a later day is the last day. */
  const hasOwnEnd = ({ repeats, until, count }) => repeats === 'list' || until !== null || count !== null;

  /** Returns the times of a date, and how many days it lasts. */
  function usualTimes({ start, end, dates }) {
    const from = start.slice(11);
    if (end === null || end <= start) return { from, until: null, nights: 0 };
    const until = end.slice(11);
    const nights = nightsBetween(start, end);
    if (nights === 0 || (nights === 1 && until <= from)) return { from, until, nights };
    const isTooLong = !hasOwnEnd(dates) || dates.repeats === 'daily' || nights > mostNights;
    return { from, until, nights: isTooLong ? Number(until <= from) : nights };
  }

  function weekdaysOf({ weekdays }, firstDay) {
    return weekdays.length === 0 ? [weekdayOf(firstDay)] : weekdays;
  }

  /** Returns the weeks of a month; the 29th is in its last week. */
  function weeksOf({ weeks }, firstDay) {
    if (weeks.length > 0) return weeks;
    const week = Math.ceil(Number(firstDay.slice(8)) / 7);
    return [week > 4 ? -1 : week];
  }

  /** Returns the last day of a rule; null without an end. */
  function lastDayOf({ start, end, dates }) {
    if (dates.until !== null || dates.count !== null || end === null || end <= start) return dates.until;
    const [from, until] = [start.slice(11), end.slice(11)];
    const nights = nightsBetween(start, end);
    if (nights === 0 || (nights === 1 && until <= from)) return null;
    // A season until the morning of a day has its last night before it.
    return addDays(end.slice(0, 10), until <= from ? -1 : 0);
  }

  /** Lists the days of a rule without its end, in order, as numbers. */
  function* daysOfRule(dates, firstDay) {
    const { repeats, interval } = dates;
    const first = numberOf(firstDay);
    const monday = first + 1 - weekdayOf(firstDay);
    const weekdays = weekdaysOf(dates, firstDay);
    for (let step = 0; monday + step <= lastNumber; step += interval) {
      if (repeats === 'daily') yield first + step;
      else {
        const days =
          repeats === 'weekly'
            ? weekdays.map((weekday) => monday + step * 7 + weekday - 1)
            : daysOfMonth(firstDay, step, { weekdays, weeks: weeksOf(dates, firstDay) });
        yield* [...new Set(days)].sort((a, b) => a - b).filter((day) => day >= first);
      }
    }
  }

  /** Lists the n-th weekdays of the month that is so many months after a day. */
  function daysOfMonth(day, months, { weekdays, weeks }) {
    const month = (after) => Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 + after) / dayMs;
    const [first, next] = [month(months), month(months + 1)];
    return weekdays.flatMap((weekday) => {
      const found = [];
      const gap = (weekday - weekdayOf(first * dayMs) + 7) % 7;
      for (let number = first + gap; number < next; number += 7) found.push(number);
      return weeks.flatMap((week) => found.at(week < 0 ? week : week - 1) ?? []);
    });
  }

  /** Lists the days of a rule within a window. */
  function expandRule(fields, { from, to }) {
    const { dates, start } = fields;
    const lastDay = lastDayOf(fields) ?? to;
    const last = Math.min(numberOf(lastDay), numberOf(to));
    const found = [];
    let count = 0;
    for (const number of daysOfRule(dates, start.slice(0, 10))) {
      count += 1;
      if (number > last || count > (dates.count ?? count) || found.length > mostOccurrences) break;
      if (number >= numberOf(from)) found.push(dayOf(number));
    }
    return found;
  }

  function windowOf({ start, dates }, year) {
    const firstDay = start.slice(0, 10);
    if (dates.count !== null) return { from: firstDay, to: '9999-12-31' };
    if (year === undefined) return { from: firstDay, to: addDays(firstDay, mostDays) };
    const newYear = `${year}-01-01`;
    return { from: newYear > firstDay ? newYear : firstDay, to: `${year + 1}-12-31` };
  }

  function endOn(date, { from, until, nights }) {
    return until === null ? null : `${addDays(date, nights === 0 && until <= from ? 1 : nights)}T${until}`;
  }

  /** Returns the times of a day with its own ones, where it has some. */
  function spanOn({ date, from, until }, times) {
    const own = {
      from: from ? `${from}:00` : times.from,
      until: until ? `${until}:00` : times.until,
      nights: until ? 0 : times.nights,
    };
    return { start: `${date}T${own.from}`, end: endOn(date, own) };
  }

  function occurrencesOn(date, day, times) {
    const usual = { start: `${date}T${times.from}`, end: endOn(date, times) };
    if (day === undefined) return [usual];
    if (day.change === 'left-out') return [];
    const state = ownState(day);
    return [{ ...(state ? { ...usual, ...state } : spanOn(day, times)), note: day.note || undefined }];
  }

  /** Returns what is told of a day alone; null where it takes place as planned. */
  function ownState({ change }) {
    return change === 'cancelled' || change === 'sold-out' ? { state: change } : null;
  }

  /** Returns the dates, days that differ although the event has no such date or has it already, and if it has more. */
  function expandIn(fields, year) {
    const { start, end, dates } = fields;
    if (start === null || dates === null)
      return { occurrences: start === null ? [] : [{ start, end }], strayDays: [], isCut: false };
    const times = usualTimes(fields);
    const window = dates.repeats === 'list' ? null : windowOf(fields, year);
    const isWithin = (day) => window === null || (day >= window.from && day <= window.to);
    const ofRule = window === null ? [] : expandRule(fields, window);
    // A rule that means no day at all is a mistake: its start is a date.
    const regular = ofRule.length === 0 && year === undefined ? [start.slice(0, 10)] : ofRule;
    const planned = new Set(regular);
    const byDay = new Map(dates.days.map((day) => [day.date, day]));
    // Each day of a list is a date, whatever its state.
    const isDate = ({ change }) => change === 'added' || (window === null && change !== 'left-out');
    const isAdded = (day) => isDate(day) && !planned.has(day.date) && isWithin(day.date);
    const added = dates.days
      .filter(isAdded)
      .map((day) => ({ ...spanOn(day, times), ...ownState(day), note: day.note || undefined }));
    const all = [...regular.flatMap((date) => occurrencesOn(date, byDay.get(date), times)), ...added].sort(
      (a, b) => (a.start < b.start ? -1 : 1),
    );
    return {
      occurrences: all.slice(0, mostOccurrences),
      strayDays: dates.days.filter(
        (day) =>
          isWithin(day.date) &&
          !isAdded(day) &&
          (day.change === 'added') === planned.has(day.date) &&
          !(day.change === 'added' && (day.from || day.until)),
      ),
      isCut: all.length > mostOccurrences,
    };
  }

  /** Returns true when a rule goes on for more than two years: then the year decides which dates are shown. */
  function isLongRule(fields) {
    const { start, dates } = fields;
    if (start === null || dates === null || dates.repeats === 'list' || dates.count !== null) return false;
    return (lastDayOf(fields) ?? '9999') > addDays(start.slice(0, 10), mostDays);
  }

  /** Lists the dates of an event on a day of this year: of a rule that goes on, those of this year and the next. */
  function expandDates(written, thisYear) {
    const fields = readFields(written);
    if (!isLongRule(fields)) return expandIn(fields);
    let year = Number(fields.start.slice(0, 4));
    while (year < thisYear && expandIn(fields, year + 1).occurrences.length > 0) year += 1;
    return expandIn(fields, year);
  }

  window.boardwalkOccurrences = {
    ...{ expandDates, readFields, lastDayOf, usualTimes, weekdaysOf, weeksOf },
    ...{ weekdayOf, nightsBetween, mostOccurrences, mostInterval },
  };
})();
