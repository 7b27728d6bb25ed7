// Registers the blocks of a pier in the editor. Their table comes from PHP as `window.boardwalkBlocks`.
(() => {
  const { createElement: h, useEffect, useState } = window.wp.element;
  const { Button, Disabled, PanelBody, Placeholder } = window.wp.components;
  const { InspectorControls, useBlockProps } = window.wp.blockEditor;
  const { getBlockType, registerBlockType } = window.wp.blocks;
  const ServerSideRender = window.wp.serverSideRender;
  const { __, sprintf } = window.wp.i18n;
  const forms = window.boardwalkBlocks;
  const Fields = window.boardwalkFields;

  const isFilled = (value) =>
    Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== '';

  /** Lists the groups of fields of which one is needed, while none of them is filled in. */
  const missingGroups = ({ needs }, values) =>
    needs.filter((group) => !group.some((name) => isFilled(values[name])));

  /** Says in words what is missing; an empty text where nothing is. */
  function missingWords(form, values) {
    const labelOf = (name) => form.attributes.find((field) => field.name === name).label;
    const or = ` ${__('or', 'boardwalk')} `;
    const groups = missingGroups(form, values).map((group) => group.map(labelOf).join(or));
    if (groups.length === 0) return '';
    // translators: %s: names of fields
    return sprintf(__('Still missing: %s.', 'boardwalk'), groups.join(', '));
  }

  /** What a new block needs, in the block itself, until it is there and somebody is done with it. */
  function Start({ name, groups, attributes, onChange, onDone }) {
    const { title, description, icon } = getBlockType(name);
    const form = forms[name];
    const fields = form.attributes.filter((field) => groups.some((group) => group.includes(field.name)));
    const instructions = `${description} ${missingWords(form, attributes)}`;
    return h(
      Placeholder,
      { icon: icon.src, label: title, instructions, isColumnLayout: true },
      h(Fields, { fields, values: attributes, onChange }),
      h('div', null, h(Button, { variant: 'primary', onClick: onDone }, __('Show', 'boardwalk'))),
    );
  }

  /** The block as on the site. The server makes it, at most every half second. */
  const Picture = ({ name, attributes }) =>
    h(
      Disabled,
      null,
      h(ServerSideRender, { block: name, attributes, httpMethod: 'POST', skipBlockSupportAttributes: true }),
    );

  function Edit({ name, attributes, setAttributes, isSelected }) {
    const form = forms[name];
    // The fields of the start stay the same while they are filled in.
    const [start, setStart] = useState(() => missingGroups(form, attributes));
    const isComplete = missingGroups(form, attributes).length === 0;
    useEffect(() => {
      if (!isSelected && isComplete) setStart([]);
    }, [isSelected, isComplete]);
    const change = (values) => setAttributes(values);
    return h(
      'div',
      useBlockProps({ className: 'alignfull boardwalk-block' }),
      h(
        InspectorControls,
        null,
        h(
          PanelBody,
          { title: __('Content', 'boardwalk'), className: 'boardwalk-block-form' },
          h(Fields, { fields: form.attributes, values: attributes, onChange: change }),
        ),
      ),
      start.length > 0
        ? h(Start, { name, groups: start, attributes, onChange: change, onDone: () => setStart([]) })
        : h(Picture, { name, attributes }),
    );
  }

  window.boardwalkBlockForms = {
    missingWords: (name, values) => (name in forms ? missingWords(forms[name], values) : ''),
  };
  for (const name of Object.keys(forms)) registerBlockType(name, { edit: Edit, save: () => null });
})();
