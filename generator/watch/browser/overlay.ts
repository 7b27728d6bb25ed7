import type { FailureMessage, ProblemMessage } from '../failure-message.ts';
import { overlayStyles } from './overlay-styles.ts';

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
