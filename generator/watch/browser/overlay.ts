import type { FailureMessage, ProblemMessage } from '../failure-message.ts';

const name = 'boardwalk-failure';

/** Shows a failure above the last good page. Everything is set as text: it may quote an editor. */
export function showOverlay({ title, problems }: FailureMessage): void {
  hideOverlay();
  const host = document.createElement(name);
  const root = host.attachShadow({ mode: 'open' });
  const styles = new CSSStyleSheet();
  styles.replaceSync(overlayStyles);
  root.adoptedStyleSheets = [styles];

  const box = element('section', '');
  box.setAttribute('role', 'alert');
  const close = element('button', 'Hide');
  close.addEventListener('click', hideOverlay);
  const list = element('ol', '');
  list.append(...problems.map(makeItem));
  box.append(
    close,
    element('h2', title),
    list,
    element('footer', 'The last good site is shown. The next save builds again.'),
  );
  root.append(box);
  // Outside the body, which a visit replaces.
  document.documentElement.append(host);
}

export function hideOverlay(): void {
  for (const host of document.querySelectorAll(name)) host.remove();
}

function makeItem({ message, where, hint }: ProblemMessage): HTMLElement {
  const item = element('li', '');
  item.append(element('pre', message));
  if (where !== undefined) item.append(element('p', `in ${where}`));
  if (hint !== undefined) item.append(element('p', `→ ${hint}`));
  return item;
}

function element(tag: string, text: string): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}

/** Styles for a constructed stylesheet, which needs no permission of a content security policy. */
const overlayStyles = `
  :host { all: initial; }
  section {
    position: fixed; inset: auto 0 0 0; z-index: 2147483647; max-height: 70vh; overflow: auto; box-sizing: border-box;
    padding: 1.25rem 1.5rem; border-top: 4px solid #ff6b5e; background: #1b1512; color: #f6eee6;
    font: 15px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
  }
  h2 { margin: 0 4rem .75rem 0; font-size: 1.1rem; color: #ff9c92; }
  ol { margin: 0; padding-left: 1.5rem; }
  pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
  p { margin: 0 0 .5rem; color: #cfc1b4; }
  footer { margin-top: .75rem; color: #a99a8c; }
  button {
    position: absolute; top: 1rem; right: 1.5rem; padding: .25rem .75rem; border: 1px solid currentColor;
    background: none; color: inherit; font: inherit; cursor: pointer;
  }
`;
