/**
 * Has the browser fetch what another page needs as soon as it is shown: the modules of the islands that come alive at once, and
 * React for them. Each is asked for once. Loaded when it is needed. `modulepreload` is newer than 2022: a browser without
 * it takes no notice of the link.
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
