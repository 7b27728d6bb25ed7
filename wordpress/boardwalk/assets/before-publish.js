// Names what an entry lacks before it is published, and says afterwards where it is: WordPress calls it live when the site does not have it yet.
(() => {
  const { createElement: h } = window.wp.element;
  const { select, useSelect } = window.wp.data;
  const { __, sprintf } = window.wp.i18n;
  // WordPress 6.6 moved them from one to the other.
  const { PluginPrePublishPanel, PluginPostPublishPanel } = window.wp.editor.PluginPrePublishPanel
    ? window.wp.editor
    : window.wp.editPost;
  const { postType, fixed, hasDates } = window.boardwalkPublish;

  const allOf = (blocks) => blocks.flatMap((block) => [block, ...allOf(block.innerBlocks)]);

  /** Says what the dates of an event lack, and what is wrong with them. */
  function aboutDates({ boardwalk_start: start, boardwalk_end: end, boardwalk_dates: dates } = {}) {
    if (!start) return [__('It has no start: no list and no calendar shows it.', 'boardwalk')];
    const { lines, note, problems, days } = window.boardwalkDates.sayDates({ start, end, dates });
    return [...Object.values(problems), ...days, lines.length === 0 ? note : ''].filter(Boolean);
  }

  /** Says what the blocks of the pier lack, each by its title. */
  function aboutBlocks(blocks) {
    return allOf(blocks).flatMap(({ name, attributes }) => {
      const words = window.boardwalkBlockForms?.missingWords(name, attributes) ?? '';
      return words === '' ? [] : [`${window.wp.blocks.getBlockType(name).title}: ${words}`];
    });
  }

  function aboutAddress(slug, parent) {
    const path = postType === 'page' && !parent ? fixed[slug] : undefined;
    if (path === undefined) return [];
    return [
      // translators: %s: an address such as /today/
      sprintf(__('The site makes the page %s itself, and adds this text to it.', 'boardwalk'), path),
    ];
  }

  function useFindings() {
    return useSelect((from) => {
      const editor = from('core/editor');
      const blocks = from('core/block-editor').getBlocks();
      const title = (editor.getEditedPostAttribute('title') ?? '').trim();
      return JSON.stringify([
        ...(title === '' ? [__('It has no title.', 'boardwalk')] : []),
        ...(hasDates ? aboutDates(editor.getEditedPostAttribute('meta')) : []),
        ...aboutBlocks(blocks),
        ...aboutAddress(editor.getEditedPostSlug(), editor.getEditedPostAttribute('parent')),
      ]);
    }, []);
  }

  function BeforePublish() {
    const findings = JSON.parse(useFindings());
    if (findings.length === 0) return null;
    return h(
      PluginPrePublishPanel,
      { title: __('Before it is published', 'boardwalk'), initialOpen: true },
      h(
        'ul',
        { className: 'boardwalk-findings' },
        findings.map((text) => h('li', { key: text }, text)),
      ),
    );
  }

  const AfterPublish = () =>
    h(
      PluginPostPublishPanel,
      { title: __('Where is my change?', 'boardwalk'), initialOpen: true },
      h(window.boardwalkStatus.StatusOfEntry),
    );

  const isOurs = () => select('core/editor').getCurrentPostType() === postType;
  window.wp.hooks.addFilter('i18n.gettext_default', 'boardwalk/is-live', (translation, text) =>
    text === 'is now live.' && isOurs()
      ? __('is published. The site shows it with its next build.', 'boardwalk')
      : translation,
  );
  window.wp.plugins.registerPlugin('boardwalk-before-publish', { render: BeforePublish, icon: null });
  window.wp.plugins.registerPlugin('boardwalk-after-publish', { render: AfterPublish, icon: null });
})();
