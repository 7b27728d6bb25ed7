// Chooses an entry or a term by its name: for the panel of the fields and for the blocks.
(() => {
  const { createElement: h, useState } = window.wp.element;
  const { ComboboxControl } = window.wp.components;
  const { useEntityRecord, useEntityRecords } = window.wp.coreData;
  const { decodeEntities } = window.wp.htmlEntities;
  const { __, sprintf } = window.wp.i18n;

  const nameOf = ({ id, title, name }) =>
    decodeEntities(title?.raw ?? title?.rendered ?? name) ||
    // translators: %d: the number of an entry
    sprintf(__('(without a title, %d)', 'boardwalk'), id);

  /** Names the record with this id as soon as it is known, and says where visitors do not see it. */
  function useName(type, of, id) {
    const { record, hasResolved } = useEntityRecord(type, of, id, { enabled: id > 0 });
    if (!(id > 0) || !hasResolved) return '';
    // translators: %d: the number of an entry
    if (!record) return sprintf(__('Entry %d, which does not exist', 'boardwalk'), id);
    const isPublic = type === 'taxonomy' || (record.status === 'publish' && !record.password);
    return isPublic ? nameOf(record) : `${nameOf(record)} ${__('(not public)', 'boardwalk')}`;
  }

  /** Chooses one record of `field.of` by its name; public ones are offered. */
  function Reference({ field, value, onChange, type = 'postType' }) {
    const [search, setSearch] = useState('');
    const query =
      type === 'postType' ? { orderby: 'title', status: 'publish' } : { orderby: 'name', hide_empty: false };
    const { records, isResolving } = useEntityRecords(type, field.of, {
      ...query,
      search,
      per_page: 20,
      order: 'asc',
    });
    const chosen = useName(type, field.of, value);
    const options = (records ?? []).map((record) => ({ value: String(record.id), label: nameOf(record) }));
    if (chosen !== '' && !options.some((option) => option.value === String(value)))
      options.push({ value: String(value), label: chosen });
    return h(ComboboxControl, {
      __next40pxDefaultSize: true,
      __nextHasNoMarginBottom: true,
      label: field.label,
      help: field.help,
      value: value > 0 ? String(value) : null,
      options,
      isLoading: isResolving,
      allowReset: true,
      onFilterValueChange: setSearch,
      onChange: (id) => onChange(Number(id ?? 0)),
    });
  }

  window.boardwalkReference = { Reference, useName };
})();
