/**
 * Preloads what another page needs at once: the modules of islands that are due immediately, and
 * React. Each is requested once. A chunk. Browsers before 2022 ignore `modulepreload`.
 */
export function hintChunks(page: Document): void {
  const react = page.querySelector<HTMLElement>('script[data-hydrate]')?.dataset.hydrate;
  const islands = [...page.querySelectorAll<HTMLElement>('[data-when=load], [data-when=idle]')];
  for (const url of [react, ...islands.map(({ dataset }) => dataset.module)]) {
    if (url && document.querySelector(`link[href="${url}"]`) === null) document.head.append(hintFor(url));
  }
}

function hintFor(url: string): HTMLLinkElement {
  const hint = document.createElement('link');
  hint.rel = 'modulepreload';
  hint.href = url;
  return hint;
}
