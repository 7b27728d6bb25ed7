/**
 * Preloads what another page needs at once: the modules of islands that are due immediately, and
 * React. Enhancements, which have no props, are small and need no hint. Each is requested once. A chunk. Browsers before 2022 ignore `modulepreload`.
 */
export function hintChunks(page: Document): void {
  const islands = [
    ...page.querySelectorAll<HTMLElement>('[data-props]:is([data-when=load], [data-when=idle])'),
  ];
  if (islands.length === 0) return;
  const react = page.querySelector<HTMLElement>('script[data-hydrate]')?.dataset.hydrate;
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
