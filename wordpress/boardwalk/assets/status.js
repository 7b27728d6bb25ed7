// The panel of the block editor that says where a change is. It asks again after saving, and every ten seconds while something moves.
(() => {
  const { createElement: h, useCallback, useEffect, useRef, useState } = window.wp.element;
  const { dispatch, useSelect } = window.wp.data;
  const { __, sprintf } = window.wp.i18n;
  const apiFetch = window.wp.apiFetch;
  // WordPress 6.6 moved it from one to the other.
  const { PluginDocumentSettingPanel } = window.wp.editor.PluginDocumentSettingPanel
    ? window.wp.editor
    : window.wp.editPost;
  const pauseMs = 10_000;
  const withMoment = ['live', 'waiting', 'refused', 'scheduled'];

  /** Reads the state of an entry, and reads it again. The former answer stays while none comes. */
  function useStatus(id, isSaving) {
    const [status, setStatus] = useState(null);
    const [isLost, setLost] = useState(false);
    const newest = useRef(0);
    const ask = useCallback(async () => {
      if (!id) return;
      newest.current += 1;
      const number = newest.current;
      try {
        const answer = await apiFetch({ path: `/boardwalk/v1/status/entries/${id}` });
        // An answer that comes late is of an entry that was saved since.
        if (number !== newest.current) return;
        setStatus(answer);
        setLost(false);
      } catch {
        if (number === newest.current) setLost(true);
      }
    }, [id]);
    useEffect(() => {
      if (!isSaving) ask();
    }, [ask, isSaving]);
    const isMoving = isLost || !!status?.isMoving;
    useEffect(() => {
      const again = () => {
        if (document.visibilityState === 'visible' && isMoving) ask();
      };
      const timer = isMoving ? setInterval(again, pauseMs) : null;
      document.addEventListener('visibilitychange', again);
      return () => {
        clearInterval(timer);
        document.removeEventListener('visibilitychange', again);
      };
    }, [ask, isMoving]);
    return { status, isLost };
  }

  /** Says above the entry what it was refused for, and takes the words back when it is not any more. */
  function useNotice(status) {
    const words = status?.state === 'refused' ? status.problems.map(({ message }) => message).join(' ') : '';
    useEffect(() => {
      const notices = dispatch('core/notices');
      if (words === '') notices.removeNotice('boardwalk-refused');
      else
        notices.createErrorNotice(
          // translators: %s: the problems of the entry
          sprintf(__('The site could not be built: %s', 'boardwalk'), words),
          { id: 'boardwalk-refused', speak: false },
        );
    }, [words]);
  }

  const Problem = ({ problem: { where, message, hint } }) =>
    h('li', null, where !== '' && h('strong', null, where, ' '), message, hint !== '' && h('em', null, hint));

  function State({ status }) {
    const { state, label, since, sinceText, note, url, problems } = status;
    return h(
      'div',
      { className: 'boardwalk-status' },
      h(
        'p',
        { role: 'status' },
        h('span', { className: `boardwalk-state boardwalk-state-${state}` }, label),
        withMoment.includes(state) &&
          sinceText !== '' && [' ', h('time', { key: 'time', dateTime: since }, sinceText)],
      ),
      note !== '' && h('p', null, note),
      problems.length > 0 &&
        h(
          'ul',
          { className: 'boardwalk-problems' },
          problems.map((problem, index) => h(Problem, { key: index, problem })),
        ),
      url !== '' && h('p', null, h('a', { href: url }, __('View on the site', 'boardwalk'))),
    );
  }

  /** Says where the entry is that is being edited. */
  function StatusOfEntry() {
    const { id, isSaving } = useEntry();
    const { status, isLost } = useStatus(id, isSaving);
    useNotice(status);
    return [
      status
        ? h(State, { key: 'state', status })
        : !isLost && h('p', { key: 'state' }, __('Asking …', 'boardwalk')),
      isLost && h('p', { key: 'lost' }, __('WordPress does not say it now. It is asked again.', 'boardwalk')),
    ];
  }

  /** Returns the entry that is being edited; 0 for templates, which the same editor shows. */
  function useEntry() {
    return useSelect((from) => {
      const editor = from('core/editor');
      const id = editor.getCurrentPostId();
      const isEntry = typeof id === 'number' && editor.getCurrentPostType() !== 'wp_template';
      return {
        id: isEntry ? id : 0,
        isSaving: editor.isSavingPost() && !editor.isAutosavingPost(),
      };
    }, []);
  }

  function Panel() {
    const { id } = useEntry();
    if (id === 0) return null;
    return h(
      PluginDocumentSettingPanel,
      {
        name: 'status',
        title: __('Where is my change?', 'boardwalk'),
        className: 'boardwalk-status-panel',
      },
      h(StatusOfEntry),
    );
  }

  window.boardwalkStatus = { StatusOfEntry };

  window.wp.plugins.registerPlugin('boardwalk-status', { render: Panel, icon: null });
})();
