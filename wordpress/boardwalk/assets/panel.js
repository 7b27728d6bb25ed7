// The panel of the block editor with the fields of a kind. The table of the fields comes from PHP as `window.boardwalk`.
(() => {
  const { createElement: h, useEffect, useId } = window.wp.element;
  const { CheckboxControl, TextareaControl, SelectControl, TextControl } = window.wp.components;
  const { useEntityProp } = window.wp.coreData;
  const { dispatch, select, useSelect } = window.wp.data;
  // WordPress 6.6 moved it from one to the other.
  const { PluginDocumentSettingPanel } = window.wp.editor.PluginDocumentSettingPanel
    ? window.wp.editor
    : window.wp.editPost;
  const { title, postType, fields, zone, Hours, Dates } = window.boardwalk;
  const { sayDates } = window.boardwalkDates;
  const { Reference } = window.boardwalkReference;
  const { file: File } = window.boardwalkControls;
  const sized = { __next40pxDefaultSize: true, __nextHasNoMarginBottom: true };

  const text =
    (settings = {}) =>
    ({ field, value, problem = '', onChange }) =>
      h(TextControl, {
        ...sized,
        ...settings,
        ...(problem === '' ? {} : { 'aria-invalid': true }),
        label: field.label,
        help: problem === '' ? field.help : h('span', { className: 'boardwalk-wrong' }, problem),
        value: value ?? '',
        onChange,
      });

  const Lines = ({ field, value, onChange }) =>
    h(TextareaControl, {
      ...sized,
      label: field.label,
      help: field.help,
      rows: 3,
      value: value ?? '',
      onChange,
    });

  const Checkbox = ({ field, value, onChange }) =>
    h(CheckboxControl, { ...sized, label: field.label, help: field.help, checked: !!value, onChange });

  /** A number is sent as it was typed, so that the server can say what is wrong with it. REST gives 0 where it is missing. */
  const NumberInput = ({ field, value, onChange }) =>
    h(TextControl, {
      ...sized,
      label: field.label,
      help: field.help,
      inputMode: field.type === 'integer' ? 'numeric' : 'decimal',
      value: value === 0 ? '' : String(value ?? ''),
      onChange: (typed) => onChange(typed.trim() === '' ? null : typed.trim()),
    });

  const Choice = ({ field, value, onChange }) =>
    h(SelectControl, {
      ...sized,
      label: field.label,
      help: field.help,
      value: value ?? '',
      options: [['', '—'], ...Object.entries(field.options)].map(([key, label]) => ({ value: key, label })),
      onChange,
    });

  /** Some of the options. A value that is none of them any more stays until it is unchecked. */
  const Choices = ({ field, value, onChange }) => {
    const id = useId();
    const chosen = value ?? [];
    const others = chosen.filter((one) => !Object.hasOwn(field.options, one)).map((one) => [one, one]);
    const options = [...Object.entries(field.options), ...others];
    const toggle = (one, isOn) => {
      const next = isOn ? [...chosen, one] : chosen.filter((other) => other !== one);
      const inOrder = options.map(([key]) => key).filter((key) => next.includes(key));
      onChange(inOrder.length === 0 ? null : inOrder);
    };
    return h(
      'fieldset',
      { className: 'boardwalk-group', 'aria-describedby': id },
      h('legend', null, field.label),
      options.map(([one, label]) =>
        h(CheckboxControl, {
          ...sized,
          key: one,
          label,
          checked: chosen.includes(one),
          onChange: (isOn) => toggle(one, isOn),
        }),
      ),
      h('p', { id, className: 'description' }, field.help),
    );
  };

  const controls = {
    text: text(),
    choice: Choice,
    choices: Choices,
    dates: Dates,
    time: text({ type: 'time' }),
    money: text(),
    url: text({ inputMode: 'url', placeholder: 'https://' }),
    phone: text({ type: 'tel' }),
    datetime: text({ type: 'datetime-local' }),
    date: text({ type: 'date' }),
    lines: Lines,
    number: NumberInput,
    integer: NumberInput,
    boolean: Checkbox,
    reference: Reference,
    file: ({ onChange, ...props }) => h(File, { ...props, onChange: (id) => onChange(id ?? null) }),
    hours: Hours,
  };

  /**
   * Sends the fields that were changed here, and no others: WordPress would send all of them, and write over what an
   * import or another program has written since the editor was opened.
   */
  window.wp.apiFetch.use((options, next) => {
    const editor = select('core/editor');
    const id = editor.getCurrentPostId();
    const isSaved = new RegExp(`/${id}(\\?|$)`).test(options.path ?? '') && options.data?.meta;
    if (!isSaved || editor.getCurrentPostType() !== postType) return next(options);
    const stored = select('core').getEntityRecord('postType', postType, id)?.meta ?? {};
    const ours = new Set(fields.map(({ meta }) => meta));
    const isSame = (name, value) => ours.has(name) && JSON.stringify(value) === JSON.stringify(stored[name]);
    const changed = Object.entries(options.data.meta).filter(([name, value]) => !isSame(name, value));
    return next({ ...options, data: { ...options.data, meta: Object.fromEntries(changed) } });
  });

  /** Opens the panel for an editor who sees it for the first time; later it is as they left it. */
  function openOnce(name) {
    if (select('core/preferences').get('boardwalk', 'panelWasShown')) return;
    dispatch('core/preferences').set('boardwalk', 'panelWasShown', true);
    if (!select('core/editor').isEditorPanelOpened(name))
      dispatch('core/editor').toggleEditorPanelOpened(name);
  }

  /** The zone of all dates and times, with a link where nobody has chosen a city. */
  const Zone = () =>
    h(
      'p',
      { className: 'description' },
      zone.text,
      zone.url !== '' && [' ', h('a', { key: 'link', href: zone.url }, zone.link)],
    );

  function Panel() {
    const [type, id] = useSelect((from) => {
      const editor = from('core/editor');
      return [editor.getCurrentPostType(), editor.getCurrentPostId()];
    }, []);
    useEffect(() => openOnce('boardwalk-fields/fields'), []);
    const [meta, setMeta] = useEntityProp('postType', type, 'meta', id);
    // The same editor shows templates, which have no fields.
    if (type !== postType || !meta) return null;
    const dates = { start: meta.boardwalk_start, end: meta.boardwalk_end, dates: meta.boardwalk_dates };
    const problems = { boardwalk_end: sayDates(dates).problems.end };
    return h(
      PluginDocumentSettingPanel,
      { name: 'fields', title, className: 'boardwalk-panel' },
      zone && h(Zone),
      fields.map((field) =>
        h(controls[field.type] ?? controls.text, {
          key: field.meta,
          field,
          value: meta[field.meta],
          problem: problems[field.meta],
          fields: dates,
          onChange: (value) => setMeta({ ...meta, [field.meta]: value }),
        }),
      ),
    );
  }

  // It offers a parent, which entries of a kind do not have. Before WordPress 6.6 the order is in it, too.
  if (window.wp.editor.PluginDocumentSettingPanel)
    dispatch('core/editor').removeEditorPanel('page-attributes');
  window.wp.plugins.registerPlugin('boardwalk-fields', { render: Panel, icon: null });
})();
