// The next dates of an event in words, and what is wrong with them: for the panel of the block editor and for the form without it.
(() => {
  const {
    expandDates,
    readFields,
    lastDayOf,
    usualTimes,
    weekdaysOf,
    weekdayOf,
    nightsBetween,
    mostOccurrences,
    mostInterval,
  } = window.boardwalkOccurrences;
  const { date: formatLocal, getSettings, gmdateI18n } = window.wp.date;
  const { __, _n, sprintf } = window.wp.i18n;
  const shown = 5;

  /** Writes local times as they are: to the functions of WordPress they are times in UTC. */
  const write = (format, local) => gmdateI18n(format, `${local}Z`);
  const writeDay = (day) => write(`D, ${getSettings().formats.date}`, `${day.slice(0, 10)}T00:00:00`);
  const writeTime = (local) => write(getSettings().formats.time, local);
  const writeWeekday = (day) => write('l', `${day.slice(0, 10)}T00:00:00`);

  function writeDate({ start, end, state, note }) {
    const isWholeDay = start.endsWith('T00:00:00') && (end === null || end.endsWith('T00:00:00'));
    const until = end === null || end <= start ? '' : ` – ${writeTime(end)}`;
    const times = isWholeDay ? '' : `, ${writeTime(start)}${until}`;
    const states = { cancelled: __('cancelled', 'boardwalk'), 'sold-out': __('sold out', 'boardwalk') };
    const more = [states[state], note];
    const said = more.filter(Boolean).join(', ');
    return `${writeDay(start)}${times}${said ? ` (${said})` : ''}`;
  }

  /** Says the next dates of an event, and what is wrong, by the part of the form that it is about. */
  function sayDates(fields) {
    const now = formatLocal('Y-m-d\\TH:i:s');
    const read = readFields(fields);
    const expanded = expandDates(fields, Number(now.slice(0, 4)));
    return {
      ...sayNext(read, expanded.occurrences, now),
      problems: {
        end: aboutEnd(fields, read),
        ...(read.dates !== null && read.start !== null ? problemsOf(fields.dates, read, expanded) : {}),
      },
      days: (fields.dates?.days ?? []).map((day, index, days) =>
        aboutDay(day, index, { days, read, expanded }),
      ),
    };
  }

  function sayNext({ start, dates }, occurrences, now) {
    if (dates === null) return { lines: [], note: '' };
    if (start === null)
      return { lines: [], note: __('Fill in when it starts, to see its dates.', 'boardwalk') };
    const last = occurrences.at(-1);
    if (last === undefined)
      return {
        lines: [],
        note: __(
          'All of its dates are left out: no list shows the event. Keep one, or choose the state "Cancelled".',
          'boardwalk',
        ),
      };
    const coming = occurrences.filter(({ start, end }) => (end ?? `${start.slice(0, 10)}T24`) > now);
    if (coming.length === 0)
      return {
        lines: [],
        // translators: %s: a day
        note: sprintf(__('All of its dates are over. The last one: %s.', 'boardwalk'), writeDay(last.start)),
      };
    const rest = coming.length - shown;
    return {
      lines: coming.slice(0, shown).map(writeDate),
      note:
        rest > 0
          ? sprintf(
              // translators: 1: a number, 2: a day
              _n('And %1$d more, on %2$s.', 'And %1$d more, the last one on %2$s.', rest, 'boardwalk'),
              rest,
              writeDay(last.start),
            )
          : __('These are all of its dates.', 'boardwalk'),
    };
  }

  function aboutEnd({ end: written }, { start, end, dates }) {
    if (start === null || !written) return '';
    if (end === null)
      return __('The end is before the start, or years after it: the site shows none.', 'boardwalk');
    if (dates === null || (dates.repeats !== 'list' && dates.until === null && dates.count === null))
      return '';
    return nightsBetween(start, end) > usualTimes({ start, end, dates }).nights
      ? __('The end is days after the start: only its time counts, as the end of each date.', 'boardwalk')
      : '';
  }

  function problemsOf(written, read, { occurrences, isCut }) {
    const firstDay = read.start.slice(0, 10);
    const { dates } = read;
    const lastDay = lastDayOf(read);
    const { interval, count } = written;
    const isRule = dates.repeats !== 'list';
    const isInterval = !interval || (interval > 0 && interval <= mostInterval);
    return {
      interval: isRule && !isInterval ? sayRange(mostInterval) : '',
      weekdays: isRule && dates.repeats !== 'daily' ? aboutFirst(dates, firstDay, occurrences) : '',
      until:
        dates.until !== null && isRule && dates.until < firstDay
          ? __('The last day is before the start: only the first date is shown.', 'boardwalk')
          : '',
      count: isRule && (count < 0 || count > mostOccurrences) ? sayRange(mostOccurrences) : '',
      ending: isRule ? aboutEnding(dates, lastDay) : '',
      dates: isCut
        ? // translators: %d: a number
          sprintf(
            __('It has more than %d dates: the site shows the first ones only.', 'boardwalk'),
            mostOccurrences,
          )
        : '',
    };
  }

  // translators: %d: a number
  const sayRange = (most) => sprintf(__('A number from 1 to %d.', 'boardwalk'), most);

  function aboutFirst(dates, firstDay, [first]) {
    const isOne = weekdaysOf(dates, firstDay).includes(weekdayOf(firstDay));
    if (isOne || first === undefined || first.start.slice(0, 10) <= firstDay) return '';
    return sprintf(
      // translators: 1: a day of the week, 2: a day
      __('The start is on a %1$s, which is not one of these days: the first date is %2$s.', 'boardwalk'),
      writeWeekday(firstDay),
      writeDay(first.start),
    );
  }

  function aboutEnding({ until, count }, lastDay) {
    if (until !== null || count !== null) return '';
    return lastDay === null
      ? __(
          'It has no end: the site shows dates of up to two years. Fill in a last day or a number of times.',
          'boardwalk',
        )
      : // translators: %s: a day
        sprintf(__('It ends on the day of the field "Ends": %s.', 'boardwalk'), writeDay(lastDay));
  }

  /** Says what is wrong with one of the days that differ. */
  function aboutDay({ date, change, from, until }, index, { days, read, expanded }) {
    if (!date) return __('Choose a day, or remove it.', 'boardwalk');
    if (days.findIndex((other) => other.date === date) < index)
      return __('This day is here twice: the first one counts.', 'boardwalk');
    if (read.start === null) return '';
    if (expanded.strayDays.some((day) => day.date === date))
      return change === 'added'
        ? __('It is one of the dates already.', 'boardwalk')
        : // translators: %s: a day
          sprintf(__('%s is not one of the dates.', 'boardwalk'), writeDay(date));
    const isOfDates = change === 'added' || change === 'other-times';
    return isOfDates && from && from === until ? __('It begins and ends at the same time.', 'boardwalk') : '';
  }

  window.boardwalkDates = { sayDates };
})();
