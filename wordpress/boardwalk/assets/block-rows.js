// Lists in the forms of the blocks: rows of fields, and chosen entries. Everything works by keyboard.
(() => {
  const { createElement: h, useEffect, useRef, useState } = window.wp.element;
  const { Button } = window.wp.components;
  const { __, sprintf } = window.wp.i18n;
  const { Reference, useName } = window.boardwalkReference;
  const controls = window.boardwalkControls;

  const moved = (rows, from, to) => {
    const next = [...rows];
    next.splice(to, 0, ...next.splice(from, 1));
    return next;
  };
  /** Writes the name of a row as at the beginning of a sentence. */
  const capital = (name) => name.charAt(0).toUpperCase() + name.slice(1);
  const orNothing = (rows) => (rows.length === 0 ? undefined : rows);

  /** Moves the focus where a person goes on after rows have changed; returns a function that says where. */
  function useFocus(list) {
    const [wanted, setWanted] = useState();
    useEffect(() => {
      if (!wanted) return;
      const row = list.current.querySelector(`:scope > li:nth-child(${wanted.row + 1})`);
      const target = wanted.row < 0 ? list.current.nextElementSibling : row;
      const found =
        target?.matches('button') || wanted.in === undefined
          ? target
          : (target?.querySelector(`${wanted.in}:not(:disabled, [aria-disabled="true"])`) ??
            target?.querySelector('[data-move]:not(:disabled, [aria-disabled="true"])'));
      found?.focus();
      setWanted(undefined);
    }, [wanted]);
    return (row, within) => setWanted({ row, in: within });
  }

  /** The buttons of a row: up, down, remove. */
  function RowButtons({ name, index, count, onMove, onRemove }) {
    const move = (direction, label, icon, to) => ({
      icon,
      size: 'small',
      label: sprintf(label, name),
      disabled: to < 0 || to >= count,
      accessibleWhenDisabled: true,
      'data-move': direction,
      onClick: () => onMove(index, to, direction),
    });
    // translators: %s: a row and its number, such as "figure 2"
    const up = __('Move %s up', 'boardwalk');
    // translators: %s: a row and its number, such as "figure 2"
    const down = __('Move %s down', 'boardwalk');
    // translators: %s: a row and its number, such as "figure 2"
    const removeOne = __('Remove %s', 'boardwalk');
    const remove = { icon: 'trash', size: 'small', isDestructive: true, label: sprintf(removeOne, name) };
    return h(
      'div',
      { className: 'boardwalk-row-buttons' },
      h(Button, move('up', up, 'arrow-up-alt2', index - 1)),
      h(Button, move('down', down, 'arrow-down-alt2', index + 1)),
      h(Button, { ...remove, onClick: () => onRemove(index) }),
    );
  }

  /** Rows of the columns of a field. Each is folded behind its first text. */
  function Rows({ field, value, onChange }) {
    const rows = Array.isArray(value) ? value : [];
    const list = useRef();
    const focus = useFocus(list);
    const [opened, setOpened] = useState([]);
    const isOpen = rows.map((_, index) => opened[index] === true);
    const { one } = field;
    const titleOf = (row) =>
      field.columns.map(({ name }) => row?.[name]).find((part) => typeof part === 'string');
    // translators: %s: a row, such as "figure"
    const addOne = __('Add %s', 'boardwalk');
    const add = () => {
      onChange([...rows, {}]);
      setOpened([...isOpen, true]);
      focus(rows.length, 'input, textarea, button:not(summary button)');
    };
    const line = (row, index) => {
      const change = (next) => onChange(rows.map((old, at) => (at === index ? next : old)));
      return h(
        'li',
        { key: index, className: 'boardwalk-row' },
        h(
          'details',
          {
            open: isOpen[index],
            onToggle: ({ currentTarget }) =>
              setOpened(isOpen.map((was, at) => (at === index ? currentTarget.open : was))),
          },
          h('summary', null, `${capital(one)} ${index + 1}`, titleOf(row) ? `: ${titleOf(row)}` : ''),
          h(Fields, { fields: field.columns, values: row ?? {}, onChange: change }),
        ),
        h(RowButtons, {
          name: `${one} ${index + 1}`,
          index,
          count: rows.length,
          onMove: (from, to, direction) => {
            onChange(moved(rows, from, to));
            setOpened(moved(isOpen, from, to));
            focus(to, `[data-move="${direction}"]`);
          },
          onRemove: (at) => {
            onChange(orNothing(rows.filter((_, other) => other !== at)));
            setOpened(isOpen.filter((_, other) => other !== at));
            focus(-1);
          },
        }),
      );
    };
    return h(
      'fieldset',
      { className: 'boardwalk-group boardwalk-rows-form' },
      h('legend', null, field.label),
      h('ol', { ref: list }, rows.map(line)),
      h(Button, { variant: 'secondary', onClick: add }, sprintf(addOne, one)),
      field.help ? h('p', { className: 'components-base-control__help' }, field.help) : null,
    );
  }

  function ChosenName({ of, id }) {
    return h('span', null, useName('postType', of, id) || '…');
  }

  /** Entries in an order: a list of the chosen ones, and a search that adds one. */
  function References({ field, value, onChange }) {
    const ids = Array.isArray(value) ? value : [];
    const list = useRef();
    const focus = useFocus(list);
    const line = (id, index) =>
      h(
        'li',
        { key: id, className: 'boardwalk-row' },
        h(ChosenName, { of: field.of, id }),
        h(RowButtons, {
          // translators: %d: the number of a row
          name: sprintf(__('entry %d', 'boardwalk'), index + 1),
          index,
          count: ids.length,
          onMove: (from, to, direction) => {
            onChange(moved(ids, from, to));
            focus(to, `[data-move="${direction}"]`);
          },
          onRemove: (at) => {
            onChange(orNothing(ids.filter((_, other) => other !== at)));
            focus(-1, 'input');
          },
        }),
      );
    const add = (id) => (id > 0 && !ids.includes(id) ? onChange([...ids, id]) : undefined);
    return h(
      'fieldset',
      { className: 'boardwalk-group boardwalk-rows-form' },
      h('legend', null, field.label),
      h('ol', { ref: list }, ids.map(line)),
      // A new search for each entry that was added.
      h(Reference, {
        key: ids.length,
        // translators: %s: the name of a field
        field: { ...field, label: sprintf(__('Add to: %s', 'boardwalk'), field.label) },
        value: 0,
        onChange: add,
      }),
    );
  }

  /** The controls of some fields, one below the other. */
  function Fields({ fields, values, onChange }) {
    return h(
      'div',
      { className: 'boardwalk-fields' },
      fields.map((field) =>
        h(controls[field.type], {
          key: field.name,
          field,
          value: values[field.name],
          onChange: (value) => onChange({ ...values, [field.name]: value }),
        }),
      ),
    );
  }

  controls.rows = Rows;
  controls.references = References;
  window.boardwalkFields = Fields;
})();
