// Opening hours as a form, for the panel of the block editor. The server checks what is typed and says what is wrong.
(() => {
  const { createElement: h, useState } = window.wp.element;
  const { Button, CheckboxControl, Modal, TextControl } = window.wp.components;
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
    return ['opens', 'closes'].map((part) =>
      h(Cell, {
        key: part,
        row,
        part,
        type: 'time',
        label: `${where} ${part}`,
        hideLabelFromVision: true,
        onChange,
      }),
    );
  }

  function Line({ children, label, onRemove }) {
    const remove = { icon: 'trash', label: `Remove ${label}`, isDestructive: true, onClick: onRemove };
    return h('div', { className: 'boardwalk-line' }, children, h(Button, remove));
  }

  function Week({ rows, onChange }) {
    return days.map((name, index) => {
      const day = index + 1;
      const lines = rows.map((row, at) =>
        row.day !== day
          ? null
          : h(
              Line,
              { key: at, label: `opening of ${name}`, onRemove: () => onChange(without(rows, at)) },
              h(Times, { row, where: name, onChange: (next) => onChange(replaced(rows, at, next)) }),
            ),
      );
      const isClosed = lines.every((line) => line === null);
      const add = () => onChange([...rows, { day, opens: '', closes: '' }]);
      return h(
        'fieldset',
        { key: day, className: 'boardwalk-day' },
        h('legend', null, isClosed ? `${name}: closed` : name),
        h('div', null, lines),
        h(Button, { variant: 'tertiary', size: 'small', onClick: add }, `Add opening on ${name}`),
      );
    });
  }

  function Exception({ row, where, onChange }) {
    const cell = (part, type, label) => h(Cell, { row, part, type, label, onChange });
    const close = (isClosed) => onChange({ ...row, isClosed });
    return [
      h('div', { key: 'date' }, cell('date', 'date', 'Date')),
      h(CheckboxControl, {
        ...sized,
        key: 'closed',
        label: 'Closed',
        checked: !!row.isClosed,
        onChange: close,
      }),
      row.isClosed ? null : h(Times, { key: 'times', row, where, onChange }),
      h('div', { key: 'note' }, cell('note', 'text', 'Note')),
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
        cell('name', 'Name'),
        cell('from', 'From, month and day', '05-01'),
        cell('until', 'Until', '09-30'),
      ),
      h(Week, { rows: row.week ?? [], onChange: (week) => onChange({ ...row, week }) }),
    );
  }

  /** A list of rows with a button that adds one. */
  function Rows({ title, one, rows, empty, of, onChange }) {
    return h(
      'section',
      null,
      h('h2', null, title),
      rows.map((row, at) =>
        h(
          Line,
          {
            key: at,
            label: `${one.toLowerCase()} ${at + 1}`,
            onRemove: () => onChange(without(rows, at)),
          },
          h(of, { row, where: `${one} ${at + 1}`, onChange: (next) => onChange(replaced(rows, at, next)) }),
        ),
      ),
      h(
        Button,
        { variant: 'secondary', onClick: () => onChange([...rows, empty]) },
        `Add ${one.toLowerCase()}`,
      ),
    );
  }

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
      h('h2', null, 'Week'),
      h(Week, part('week')),
      h(Rows, {
        title: 'Exceptions',
        one: 'Exception',
        empty: exception,
        of: Exception,
        ...part('exceptions'),
      }),
      h(Rows, { title: 'Seasons', one: 'Season', empty: season, of: Season, ...part('seasons') }),
    );
  }

  /** The hours as lines, and a button that opens the form. */
  window.boardwalk.Hours = ({ field, value, onChange }) => {
    const [isOpen, setOpen] = useState(false);
    // WordPress gives an empty list where nothing is stored.
    const hours = { week: [], exceptions: [], seasons: [], ...(Array.isArray(value) ? {} : value) };
    const lines = days.map((name, index) => {
      const times = hours.week.filter(({ day }) => day === index + 1).sort(byOpening);
      return `${name} ${times.map(({ opens, closes }) => `${opens}–${closes}`).join(', ') || 'closed'}`;
    });
    const more = hours.exceptions.length + hours.seasons.length;
    return h(
      'div',
      { className: 'boardwalk-hours' },
      h('h3', null, field.label),
      hours.week.length + more === 0
        ? h('p', null, 'No hours yet.')
        : h(
            'ul',
            null,
            lines.map((line) => h('li', { key: line }, line)),
          ),
      more === 0
        ? null
        : h('p', null, `Exceptions: ${hours.exceptions.length}, seasons: ${hours.seasons.length}`),
      h(Button, { variant: 'secondary', onClick: () => setOpen(true) }, 'Edit opening hours'),
      h('p', { className: 'description' }, field.help),
      isOpen
        ? h(
            Modal,
            { title: field.label, size: 'large', onRequestClose: () => setOpen(false) },
            h(HoursForm, { hours, onChange }),
            h(Button, { variant: 'primary', onClick: () => setOpen(false) }, 'Done'),
          )
        : null,
    );
  };
})();
