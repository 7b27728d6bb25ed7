// The panel of the block editor that says where a change is. It asks again after saving, and every ten seconds while something moves.
(() => {
  const { createElement: h, useCallback, useEffect, useRef, useState } = window.wp.element;
  const { dispatch, useSelect } = window.wp.data;
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
        notices.createErrorNotice(`The site could not be built: ${words}`, {
          id: 'boardwalk-refused',
          speak: false,
        });
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
      url !== '' && h('p', null, h('a', { href: url }, 'View on the site')),
    );
  }

  function Panel() {
    const { id, type, isSaving } = useSelect((from) => {
      const editor = from('core/editor');
      return {
        id: editor.getCurrentPostId(),
        type: editor.getCurrentPostType(),
        isSaving: editor.isSavingPost() && !editor.isAutosavingPost(),
      };
    }, []);
    // The same editor shows templates, which have no page and no number.
    const isEntry = typeof id === 'number' && type !== 'wp_template';
    const { status, isLost } = useStatus(isEntry ? id : 0, isSaving);
    useNotice(status);
    if (!isEntry) return null;
    return h(
      PluginDocumentSettingPanel,
      { name: 'status', title: 'Where is my change?', className: 'boardwalk-status-panel' },
      status ? h(State, { status }) : !isLost && h('p', null, 'Asking …'),
      isLost && h('p', null, 'WordPress does not say it now. It is asked again.'),
    );
  }

  window.wp.plugins.registerPlugin('boardwalk-status', { render: Panel, icon: null });
})();
