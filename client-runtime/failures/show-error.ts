import { failuresWords } from '../../words/site/failures-words.ts';
/**
 * The contents of the error page: the generator makes the same page from
 * `templates/pages/ErrorPage.tsx`.
 */
export interface ShownError {
  /** 0 without an answer: there is no connection, and the page comes back by itself. */
  readonly status: number;
  readonly message: string;
  /** The target of the visit, if it may be tried again. */
  readonly retry?: URL | undefined;
}

/**
 * Fills `main` with the error page, and the title with its message. Part of a chunk. Status 404 links to the home
 * page, `retry` to the failed target. If that fails too, shows a page without dependencies
 * (behaviours 71).
 */
export function showError(page: Document, { status, message, retry }: ShownError): void {
  const main = page.querySelector('main') ?? page.body;
  const show = (title: string, ...others: Element[]) => {
    const heading = Object.assign(element('h1', title), { id: 'error-title', tabIndex: -1 });
    const box = element(
      'div',
      element('p', status ? failuresWords.status({ status }) : failuresWords.noConnection),
      heading,
      ...others,
    );
    box.className = 'error-page';
    main.replaceChildren(box);
  };
  try {
    const home = status === 404 ? [link('/', failuresWords.home)] : [];
    const wait = status ? [] : [element('p', failuresWords.comesBack)];
    show(message, ...wait, ...(retry ? [link(retry.href, failuresWords.again)] : []), ...home);
    page.title = message;
  } catch (cause) {
    show(
      failuresWords.broken,
      element('p', failuresWords.details({ error: String(cause) })),
      link('/', failuresWords.goHome),
    );
  }
}

function link(href: string, text: string): Element {
  return element('p', Object.assign(element('a', text), { href }));
}

function element(tag: string, ...content: (string | Element)[]): HTMLElement {
  const made = document.createElement(tag);
  made.append(...content);
  return made;
}
