// The panel of the block editor with the fields of a kind. The table of the fields comes from PHP as `window.boardwalk`.
(() => {
  const { createElement: h, useEffect } = window.wp.element;
  const { CheckboxControl, TextareaControl, SelectControl, TextControl } = window.wp.components;
  const { useEntityProp } = window.wp.coreData;
  const { dispatch, select, useSelect } = window.wp.data;
  // WordPress 6.6 moved it from one to the other.
  const { PluginDocumentSettingPanel } = window.wp.editor.PluginDocumentSettingPanel
    ? window.wp.editor
    : window.wp.editPost;
  const { title, postType, fields, Hours } = window.boardwalk;
  const { Reference } = window.boardwalkReference;
  const sized = { __next40pxDefaultSize: true, __nextHasNoMarginBottom: true };

  const text =
    (settings = {}) =>
    ({ field, value, onChange }) =>
      h(TextControl, {
        ...sized,
        ...settings,
        label: field.label,
        help: field.help,
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

  const controls = {
    text: text(),
    choice: Choice,
    time: text({ type: 'time' }),
    money: text(),
    url: text({ inputMode: 'url', placeholder: 'https://' }),
    phone: text({ type: 'tel' }),
    datetime: text({ type: 'datetime-local' }),
    lines: Lines,
    number: NumberInput,
    integer: NumberInput,
    boolean: Checkbox,
    reference: Reference,
    hours: Hours,
  };

  /** Opens the panel for an editor who sees it for the first time; later it is as they left it. */
  function openOnce(name) {
    if (select('core/preferences').get('boardwalk', 'panelWasShown')) return;
    dispatch('core/preferences').set('boardwalk', 'panelWasShown', true);
    if (!select('core/editor').isEditorPanelOpened(name))
      dispatch('core/editor').toggleEditorPanelOpened(name);
  }

  function Panel() {
    const [type, id] = useSelect((from) => {
      const editor = from('core/editor');
      return [editor.getCurrentPostType(), editor.getCurrentPostId()];
    }, []);
    useEffect(() => openOnce('boardwalk-fields/fields'), []);
    const [meta, setMeta] = useEntityProp('postType', type, 'meta', id);
    // The same editor shows templates, which have no fields.
    if (type !== postType || !meta) return null;
    return h(
      PluginDocumentSettingPanel,
      { name: 'fields', title, className: 'boardwalk-panel' },
      fields.map((field) =>
        h(controls[field.type] ?? controls.text, {
          key: field.meta,
          field,
          value: meta[field.meta],
          onChange: (value) => setMeta({ ...meta, [field.meta]: value }),
        }),
      ),
    );
  }

  window.wp.plugins.registerPlugin('boardwalk-fields', { render: Panel, icon: null });
})();
