// Opening hours as a form, for the panel of the block editor. The server checks what is typed and says what is wrong.
(() => {
  const { createElement: h, useState } = window.wp.element;
  const { Button, CheckboxControl, Modal, TextControl } = window.wp.components;
  const { __, sprintf } = window.wp.i18n;
  const { days } = window.boardwalk;
  const sized = { __next40pxDefaultSize: true, __nextHasNoMarginBottom: true };

  const replaced = (rows, index, row) => rows.map((old, at) => (at === index ? row : old));
  const byOpening = (one, other) => one.opens.localeCompare(other.opens);
  const without = (rows, index) => rows.filter((_, at) => at !== index);

  /** One input of a row; its label is seen by screen readers only where the row has many. */
  function Cell({ row, part, type, label, onChange, ...rest }) {
    const change = (value) => onChange({ ...row, [part]: value });
    return h(TextControl, { ...sized, ...rest, type, label, value: row[part] ?? '', onChange: change });
  }

  function Times({ row, where, onChange }) {
    // translators: %s: a day, or a row and its number
    const labels = { opens: __('%s opens', 'boardwalk'), closes: __('%s closes', 'boardwalk') };
    return ['opens', 'closes'].map((part) =>
      h(Cell, {
        key: part,
        row,
        part,
        type: 'time',
        label: sprintf(labels[part], where),
        hideLabelFromVision: true,
        onChange,
      }),
    );
  }

  function Line({ children, label, onRemove }) {
    const remove = { icon: 'trash', label, isDestructive: true, onClick: onRemove };
    return h('div', { className: 'boardwalk-line' }, children, h(Button, remove));
  }

  function Week({ rows, onChange }) {
    // translators: %s: a day of the week
    const removeOpening = __('Remove opening of %s', 'boardwalk');
    // translators: %s: a day of the week
    const addOpening = __('Add opening on %s', 'boardwalk');
    return days.map((name, index) => {
      const day = index + 1;
      const lines = rows.map((row, at) =>
        row.day !== day
          ? null
          : h(
              Line,
              { key: at, label: sprintf(removeOpening, name), onRemove: () => onChange(without(rows, at)) },
              h(Times, { row, where: name, onChange: (next) => onChange(replaced(rows, at, next)) }),
            ),
      );
      const isClosed = lines.every((line) => line === null);
      const add = () => onChange([...rows, { day, opens: '', closes: '' }]);
      return h(
        'fieldset',
        { key: day, className: 'boardwalk-day' },
        h('legend', null, isClosed ? `${name}: ${__('closed', 'boardwalk')}` : name),
        h('div', null, lines),
        h(Button, { variant: 'tertiary', size: 'small', onClick: add }, sprintf(addOpening, name)),
      );
    });
  }

  function Exception({ row, where, onChange }) {
    const cell = (part, type, label) => h(Cell, { row, part, type, label, onChange });
    const close = (isClosed) => onChange({ ...row, isClosed });
    return [
      h('div', { key: 'date' }, cell('date', 'date', __('Date', 'boardwalk'))),
      h(CheckboxControl, {
        ...sized,
        key: 'closed',
        label: __('Closed', 'boardwalk'),
        checked: !!row.isClosed,
        onChange: close,
      }),
      row.isClosed ? null : h(Times, { key: 'times', row, where, onChange }),
      h('div', { key: 'note' }, cell('note', 'text', __('Note', 'boardwalk'))),
    ];
  }

  function Season({ row, onChange }) {
    const cell = (part, label, placeholder) =>
      h(Cell, { key: part, row, part, type: 'text', label, placeholder, onChange });
    return h(
      'div',
      { className: 'boardwalk-season' },
      h(
        'div',
        { className: 'boardwalk-line' },
        cell('name', __('Name', 'boardwalk')),
        cell('from', __('From, month and day', 'boardwalk'), '05-01'),
        cell('until', __('Until', 'boardwalk'), '09-30'),
      ),
      h(Week, { rows: row.week ?? [], onChange: (week) => onChange({ ...row, week }) }),
    );
  }

  /** A list of rows with a button that adds one. */
  function Rows({ words, rows, empty, of, onChange }) {
    return h(
      'section',
      null,
      h('h2', null, words.title),
      rows.map((row, at) =>
        h(
          Line,
          {
            key: at,
            label: sprintf(words.remove, at + 1),
            onRemove: () => onChange(without(rows, at)),
          },
          h(of, {
            row,
            where: sprintf(words.one, at + 1),
            onChange: (next) => onChange(replaced(rows, at, next)),
          }),
        ),
      ),
      h(Button, { variant: 'secondary', onClick: () => onChange([...rows, empty]) }, words.add),
    );
  }

  const exceptionWords = () => ({
    title: __('Exceptions', 'boardwalk'),
    // translators: %d: the number of a row
    one: __('Exception %d', 'boardwalk'),
    add: __('Add exception', 'boardwalk'),
    // translators: %d: the number of a row
    remove: __('Remove exception %d', 'boardwalk'),
  });

  const seasonWords = () => ({
    title: __('Seasons', 'boardwalk'),
    // translators: %d: the number of a row
    one: __('Season %d', 'boardwalk'),
    add: __('Add season', 'boardwalk'),
    // translators: %d: the number of a row
    remove: __('Remove season %d', 'boardwalk'),
  });

  function HoursForm({ hours, onChange }) {
    const part = (name) => ({
      rows: hours[name],
      onChange: (rows) => onChange({ ...hours, [name]: rows }),
    });
    const exception = { date: '', isClosed: true, opens: '', closes: '', note: '' };
    const season = { name: '', from: '', until: '', week: [] };
    return h(
      'div',
      { className: 'boardwalk-hours-form' },
      h('h2', null, __('Week', 'boardwalk')),
      h(Week, part('week')),
      h(Rows, {
        words: exceptionWords(),
        empty: exception,
        of: Exception,
        ...part('exceptions'),
      }),
      h(Rows, { words: seasonWords(), empty: season, of: Season, ...part('seasons') }),
    );
  }

  /** The hours as lines, and a button that opens the form. */
  window.boardwalk.Hours = ({ field, value, onChange }) => {
    const [isOpen, setOpen] = useState(false);
    // WordPress gives an empty list where nothing is stored.
    const hours = { week: [], exceptions: [], seasons: [], ...(Array.isArray(value) ? {} : value) };
    const lines = days.map((name, index) => {
      const times = hours.week.filter(({ day }) => day === index + 1).sort(byOpening);
      return `${name} ${times.map(({ opens, closes }) => `${opens}–${closes}`).join(', ') || __('closed', 'boardwalk')}`;
    });
    const more = hours.exceptions.length + hours.seasons.length;
    return h(
      'div',
      { className: 'boardwalk-hours' },
      h('h3', null, field.label),
      hours.week.length + more === 0
        ? h('p', null, __('No hours yet.', 'boardwalk'))
        : h(
            'ul',
            null,
            lines.map((line) => h('li', { key: line }, line)),
          ),
      more === 0
        ? null
        : h(
            'p',
            null,
            // translators: 1: a number, 2: a number
            sprintf(
              __('Exceptions: %1$d, seasons: %2$d', 'boardwalk'),
              hours.exceptions.length,
              hours.seasons.length,
            ),
          ),
      h(
        Button,
        { variant: 'secondary', onClick: () => setOpen(true) },
        __('Edit opening hours', 'boardwalk'),
      ),
      h('p', { className: 'description' }, field.help),
      isOpen
        ? h(
            Modal,
            { title: field.label, size: 'large', onRequestClose: () => setOpen(false) },
            h(HoursForm, { hours, onChange }),
            h(Button, { variant: 'primary', onClick: () => setOpen(false) }, __('Done', 'boardwalk')),
          )
        : null,
    );
  };
})();
