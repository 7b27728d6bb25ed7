// The dates of an event as a form, for the panel of the block editor. It says what is wrong beside each part; the server checks again.
(() => {
  const { createElement: h, useEffect, useId, useRef, useState } = window.wp.element;
  const { Button, CheckboxControl, SelectControl, TextControl } = window.wp.components;
  const { readFields, weekdaysOf, weeksOf } = window.boardwalkOccurrences;
  const { sayDates } = window.boardwalkDates;
  const { days: dayNames, dates: words } = window.boardwalk;
  const sized = { __next40pxDefaultSize: true, __nextHasNoMarginBottom: true };
  const none = { repeats: '', interval: 1, weekdays: [], weeks: [], until: '', count: 0, days: [] };
  const optionsOf = (labels) => Object.entries(labels).map(([value, label]) => ({ value, label }));

  /** A text or date, with what is wrong in place of its help. */
  function Input({ problem = '', help, ...rest }) {
    const wrong = problem === '' ? {} : { 'aria-invalid': true };
    return h(TextControl, { ...sized, ...rest, ...wrong, help: sayHelp(problem, help) });
  }

  const sayHelp = (problem, help) =>
    problem === '' ? help : h('span', { className: 'boardwalk-wrong' }, problem);

  const NumberInput = ({ value, onChange, ...rest }) =>
    h(Input, {
      ...rest,
      type: 'number',
      min: 1,
      value: value || '',
      onChange: (typed) => onChange(Number(typed) || 0),
    });

  /** Controls with a name, and what is wrong with them. */
  function Group({ legend, isLegendHidden, problem = '', children }) {
    const id = useId();
    const described = problem === '' ? {} : { 'aria-describedby': id };
    return h(
      'fieldset',
      { className: 'boardwalk-group', ...described },
      h('legend', isLegendHidden ? { className: 'screen-reader-text' } : null, legend),
      children,
      problem === '' ? null : h('p', { id, className: 'boardwalk-wrong' }, problem),
    );
  }

  /** Chooses some numbers of a list. Those of the start are chosen as long as nobody has chosen others. */
  function Numbers({ legend, labels, chosen, problem, onChange }) {
    const toggle = (number, isOn) =>
      onChange(isOn ? [...chosen, number].sort((a, b) => a - b) : chosen.filter((one) => one !== number));
    return h(
      Group,
      { legend, problem },
      h(
        'div',
        { className: 'boardwalk-columns' },
        labels.map(([number, label]) =>
          h(CheckboxControl, {
            ...sized,
            key: number,
            label,
            checked: chosen.includes(number),
            onChange: (isOn) => toggle(number, isOn),
          }),
        ),
      ),
    );
  }

  function Rule({ dates, start, problems, onChange }) {
    const change = (part) => (value) => onChange({ ...dates, [part]: value });
    const firstDay = start?.slice(0, 10);
    const { weekdays, weeks } = dates;
    return [
      h(NumberInput, {
        key: 'interval',
        label: words.every[dates.repeats],
        value: dates.interval,
        problem: problems.interval,
        onChange: change('interval'),
      }),
      dates.repeats === 'monthly' &&
        h(Numbers, {
          key: 'weeks',
          legend: words.weeks,
          labels: words.weekNames,
          chosen: firstDay ? weeksOf(dates, firstDay) : weeks,
          onChange: change('weeks'),
        }),
      dates.repeats !== 'daily' &&
        h(Numbers, {
          key: 'weekdays',
          legend: words.weekdays,
          labels: dayNames.map((name, index) => [index + 1, name]),
          chosen: firstDay ? weekdaysOf(dates, firstDay) : weekdays,
          problem: problems.weekdays,
          onChange: change('weekdays'),
        }),
      h(
        Group,
        { key: 'until', legend: words.ends, problem: problems.ending },
        h(Input, {
          type: 'date',
          label: words.until,
          value: dates.until,
          problem: problems.until,
          onChange: change('until'),
        }),
        h(NumberInput, {
          label: words.count,
          value: dates.count,
          problem: problems.count,
          onChange: change('count'),
        }),
      ),
    ];
  }

  /** The next dates. Screen readers say what has changed. */
  const Next = ({ lines, note, problem = '' }) =>
    h(
      'div',
      { className: 'boardwalk-next', 'aria-live': 'polite' },
      h('strong', null, words.next),
      h(
        'ol',
        null,
        lines.map((line) => h('li', { key: line }, line)),
      ),
      note === '' ? null : h('p', null, note),
      problem === '' ? null : h('p', { className: 'boardwalk-wrong' }, problem),
    );

  /** One day that differs: its parts depend on how. */
  function Day({ day, number, problem, isList, onChange, onRemove }) {
    const cell = (part, type, more = {}) =>
      h(Input, {
        type,
        label: words[part],
        value: day[part] ?? '',
        onChange: (value) => onChange({ ...day, [part]: value }),
        ...more,
      });
    const hasTimes = isList
      ? day.change !== 'left-out'
      : day.change === 'added' || day.change === 'other-times';
    return h(
      'fieldset',
      { className: 'boardwalk-group boardwalk-date' },
      h('legend', null, `${words.day} ${number}`),
      cell('date', 'date', { problem }),
      h(SelectControl, {
        ...sized,
        label: words.change,
        value: day.change,
        options: optionsOf(words.changes),
        onChange: (change) => onChange({ ...day, change }),
      }),
      hasTimes &&
        h(
          'div',
          { className: 'boardwalk-columns' },
          cell('from', 'time'),
          cell('until', 'time', { label: words.to }),
        ),
      day.change !== 'left-out' && cell('note', 'text'),
      h(Button, { variant: 'link', isDestructive: true, onClick: onRemove }, `${words.remove} ${number}`),
    );
  }

  function Days({ days, isList, problems, onChange }) {
    const place = useRef(null);
    const focused = useRef('');
    // The focus follows to a new day, and from a removed one to the buttons, once they are shown.
    useEffect(() => {
      if (focused.current !== '') place.current.querySelector(focused.current)?.focus();
      focused.current = '';
    }, [days.length]);
    const add = (change) => () => {
      onChange([...days, { date: '', change, from: '', until: '', note: '' }]);
      focused.current = '.boardwalk-date:last-of-type input';
    };
    const remove = (index) => () => {
      onChange(days.filter((_, at) => at !== index));
      focused.current = '.boardwalk-adders button';
    };
    const buttons = isList ? { added: words.add.added } : words.add;
    return h(
      'div',
      { ref: place },
      days.map((day, index) =>
        h(Day, {
          key: index,
          day,
          number: index + 1,
          problem: problems[index],
          isList,
          onChange: (next) => onChange(days.map((old, at) => (at === index ? next : old))),
          onRemove: remove(index),
        }),
      ),
      h(
        'div',
        { className: 'boardwalk-adders' },
        Object.entries(buttons).map(([change, label]) =>
          h(Button, { key: change, variant: 'secondary', onClick: add(change) }, label),
        ),
      ),
    );
  }

  /** When an event takes place more than once, with its next dates. */
  window.boardwalk.Dates = ({ field, value, onChange, fields }) => {
    // WordPress gives an empty list where nothing is stored.
    const dates = { ...none, ...(Array.isArray(value) ? {} : value) };
    const [former, setFormer] = useState(none);
    const repeat = (repeats) => {
      // Comes back where somebody chooses "Once" by mistake.
      if (repeats === '') setFormer(dates);
      onChange(repeats === '' ? null : { ...(dates.repeats === '' ? former : dates), repeats });
    };
    const { lines, note, problems, days } = sayDates({ ...fields, dates });
    const isList = dates.repeats === 'list';
    return h(
      Group,
      { legend: field.label, isLegendHidden: true },
      h(SelectControl, {
        ...sized,
        label: words.repeats,
        help: field.help,
        value: dates.repeats,
        options: optionsOf(words.ways),
        onChange: repeat,
      }),
      dates.repeats === '' || isList
        ? null
        : h(Rule, { dates, start: readFields({ ...fields, dates }).start, problems, onChange }),
      dates.repeats === '' ? null : h(Next, { lines, note, problem: problems.dates }),
      dates.repeats === ''
        ? null
        : h(
            Group,
            { legend: isList ? words.listed : words.differ },
            h(Days, {
              days: dates.days,
              isList,
              problems: days,
              onChange: (next) => onChange({ ...dates, days: next }),
            }),
          ),
    );
  };
})();
