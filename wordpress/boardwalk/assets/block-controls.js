// The controls of the blocks by the type of an attribute. An empty value is stored as nothing.
(() => {
  const { createElement: h, useState } = window.wp.element;
  const { Button, SelectControl, TextareaControl, TextControl } = window.wp.components;
  const { MediaUpload, MediaUploadCheck, URLInput } = window.wp.blockEditor;
  const { useEntityRecord } = window.wp.coreData;
  const { __, sprintf } = window.wp.i18n;
  const { Reference } = window.boardwalkReference;
  const sized = { __next40pxDefaultSize: true, __nextHasNoMarginBottom: true };

  const entities = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#039;': "'" };
  /** WordPress writes "&" as "&amp;" in the blocks of users who may not use html. */
  const plain = (value) =>
    typeof value === 'string' ? value.replace(/&(amp|lt|gt|quot|#039);/g, (found) => entities[found]) : '';
  const orNothing = (value) => (value === '' || value === 0 ? undefined : value);
  const named = ({ label, help }) => ({ label, help: help === '' ? undefined : help });

  const text =
    (Control, settings) =>
    ({ field, value, onChange }) =>
      h(Control, {
        ...sized,
        ...settings,
        ...named(field),
        value: plain(value),
        onChange: (typed) => onChange(orNothing(typed)),
      });

  /** Says what is wrong with a number; an empty text where it is right. */
  function wrongNumber(typed, { type, range }) {
    const number = Number(typed);
    if (typed === '') return '';
    if (!Number.isFinite(number)) {
      // translators: %s: what was typed
      return sprintf(__('"%s" is not a number.', 'boardwalk'), typed);
    }
    if (type === 'integer' && !Number.isInteger(number)) {
      // translators: %s: what was typed
      return sprintf(__('"%s" is not a whole number.', 'boardwalk'), typed);
    }
    const [least, most] = range;
    if (!(number < least || number > most)) return '';
    // translators: 1: what was typed, 2: the lowest number, 3: the highest number
    return sprintf(__('%1$s is not from %2$s to %3$s.', 'boardwalk'), typed, least, most);
  }

  /** A number that makes no sense stays in the input with the reason, and is not stored. */
  function NumberInput({ field, value, onChange }) {
    const [typed, setTyped] = useState();
    const shown = typed ?? String(value ?? '');
    const wrong = wrongNumber(shown.trim(), field);
    const change = (next) => {
      setTyped(next);
      const isRight = next.trim() !== '' && wrongNumber(next.trim(), field) === '';
      onChange(isRight ? Number(next) : undefined);
    };
    return h(TextControl, {
      ...sized,
      label: field.label,
      help: wrong === '' ? named(field).help : h('span', { className: 'boardwalk-wrong' }, wrong),
      'aria-invalid': wrong !== '',
      inputMode: field.type === 'integer' ? 'numeric' : 'decimal',
      value: shown,
      onChange: change,
      // What was undone elsewhere is shown again.
      onBlur: () => wrong === '' && setTyped(undefined),
    });
  }

  function Select({ field, value, onChange }) {
    const options = Object.entries(field.choices).map(([choice, label]) => ({ value: choice, label }));
    return h(SelectControl, {
      ...sized,
      ...named(field),
      value: value ?? '',
      options: [{ value: '', label: '—' }, ...options],
      onChange: (choice) => onChange(orNothing(choice)),
    });
  }

  /** An address: typed, or found by the title of an entry. */
  const Url = ({ field, value, onChange }) =>
    h(
      'div',
      { className: 'boardwalk-url' },
      h(URLInput, {
        ...sized,
        label: field.label,
        placeholder: __('Search, or type an address', 'boardwalk'),
        value: plain(value),
        onChange: (url) => onChange(orNothing(url.trim())),
      }),
      field.help === '' ? null : h('p', { className: 'components-base-control__help' }, field.help),
    );

  function Link({ field, value, onChange }) {
    const change = (part) => (next) => {
      const link = { ...value, [part]: next };
      onChange(link.label || link.url ? link : undefined);
    };
    const part = (name, label, Control) =>
      h(Control, { field: { label, help: '' }, value: value?.[name], onChange: change(name) });
    return h(
      'fieldset',
      { className: 'boardwalk-group' },
      h('legend', null, field.label),
      part('label', __('Words', 'boardwalk'), text(TextControl)),
      part('url', __('Leads to', 'boardwalk'), Url),
    );
  }

  /** A file of the library: a thumbnail or its name, and buttons that choose and remove it. */
  function File({ field, value, onChange }) {
    const { record, hasResolved } = useEntityRecord('postType', 'attachment', value, { enabled: value > 0 });
    const allowedTypes = { film: ['video'], picture: ['image'] }[field.type];
    const name = record?.title?.raw ?? record?.title?.rendered ?? '';
    const small = record?.media_details?.sizes?.thumbnail?.source_url ?? record?.source_url;
    const seen =
      record?.media_type === 'image'
        ? h('img', { src: small, alt: record.alt_text || name, className: 'boardwalk-thumbnail' })
        : h('p', null, name);
    const words = value ? __('Replace', 'boardwalk') : __('Choose from the library', 'boardwalk');
    const removeWord = __('Remove', 'boardwalk');
    const choose = ({ open }) =>
      h(
        Button,
        {
          variant: 'secondary',
          onClick: open,
          'aria-label': `${words}: ${field.label}`,
        },
        words,
      );
    const select = ({ id }) => onChange(id);
    const remove = { variant: 'tertiary', isDestructive: true, onClick: () => onChange(undefined) };
    return h(
      'fieldset',
      { className: 'boardwalk-group' },
      h('legend', null, field.label),
      record ? seen : null,
      value > 0 && hasResolved && !record
        ? h('p', { className: 'boardwalk-wrong' }, __('The file is no longer in the library.', 'boardwalk'))
        : null,
      h(
        'div',
        { className: 'boardwalk-buttons' },
        h(
          MediaUploadCheck,
          { fallback: h('p', null, __('You may not use the library.', 'boardwalk')) },
          h(MediaUpload, {
            allowedTypes,
            value,
            onSelect: select,
            render: choose,
          }),
        ),
        value > 0
          ? h(Button, { ...remove, 'aria-label': `${removeWord}: ${field.label}` }, removeWord)
          : null,
      ),
      field.help === '' ? null : h('p', { className: 'components-base-control__help' }, field.help),
    );
  }

  const Category = ({ field, value, onChange }) =>
    h(Reference, {
      type: 'taxonomy',
      field: { ...field, of: 'category' },
      value,
      onChange: (id) => onChange(orNothing(id)),
    });

  const Short = text(TextControl);
  window.boardwalkControls = {
    text: Short,
    lines: text(TextareaControl, { rows: 3 }),
    email: text(TextControl, { inputMode: 'email' }),
    date: text(TextControl, { type: 'date' }),
    url: Url,
    number: NumberInput,
    integer: NumberInput,
    percent: NumberInput,
    select: Select,
    link: Link,
    picture: File,
    film: File,
    file: File,
    category: Category,
  };
})();
