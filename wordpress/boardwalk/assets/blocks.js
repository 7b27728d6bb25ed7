// Registers the blocks of a pier in the editor. Their table comes from PHP as `window.boardwalkBlocks`.
(() => {
  const { createElement: h, useState } = window.wp.element;
  const { Button, Disabled, PanelBody, Placeholder } = window.wp.components;
  const { InspectorControls, useBlockProps } = window.wp.blockEditor;
  const { getBlockType, registerBlockType } = window.wp.blocks;
  const ServerSideRender = window.wp.serverSideRender;
  const forms = window.boardwalkBlocks;
  const Fields = window.boardwalkFields;

  const isFilled = (value) =>
    Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== '';

  /** Lists the fields of which one is needed, while none of them is filled in. */
  function missingFields({ needs, attributes: fields }, values) {
    const missing = needs.filter((group) => !group.some((name) => isFilled(values[name])));
    return fields.filter(({ name }) => missing.some((group) => group.includes(name)));
  }

  /** What a new block needs, in the block itself, until it is there and somebody is done with it. */
  function Start({ name, fields, attributes, onChange, onDone }) {
    const { title, description, icon } = getBlockType(name);
    return h(
      Placeholder,
      { icon: icon.src, label: title, instructions: description, isColumnLayout: true },
      h(Fields, { fields, values: attributes, onChange }),
      h(Button, { variant: 'primary', onClick: onDone }, 'Show'),
    );
  }

  /** The block as on the site. The server makes it, at most every half second. */
  const Picture = ({ name, attributes }) =>
    h(
      Disabled,
      null,
      h(ServerSideRender, { block: name, attributes, httpMethod: 'POST', skipBlockSupportAttributes: true }),
    );

  function Edit({ name, attributes, setAttributes }) {
    const form = forms[name];
    // The fields of the start stay the same while they are filled in.
    const [start, setStart] = useState(() => missingFields(form, attributes));
    const change = (values) => setAttributes(values);
    return h(
      'div',
      useBlockProps({ className: 'alignfull boardwalk-block' }),
      h(
        InspectorControls,
        null,
        h(
          PanelBody,
          { title: 'Content', className: 'boardwalk-block-form' },
          h(Fields, { fields: form.attributes, values: attributes, onChange: change }),
        ),
      ),
      start.length > 0
        ? h(Start, { name, fields: start, attributes, onChange: change, onDone: () => setStart([]) })
        : h(Picture, { name, attributes }),
    );
  }

  for (const name of Object.keys(forms)) registerBlockType(name, { edit: Edit, save: () => null });
})();
