/**
 * Preloads what another page needs at once: its stylesheets, the modules of islands that are due
 * immediately, and React. Enhancements, which have no props, are small and need no hint. Each is
 * requested once. A chunk. Browsers before 2022 ignore `modulepreload`.
 */
export function hintChunks(page: Document): void {
  for (const link of page.querySelectorAll('link[rel=stylesheet]'))
    hint('preload', link.getAttribute('href'));
  const islands = [
    ...page.querySelectorAll<HTMLElement>('[data-props]:is([data-when=load], [data-when=idle])'),
  ];
  if (islands.length === 0) return;
  hint('modulepreload', page.querySelector<HTMLElement>('script[data-hydrate]')?.dataset.hydrate);
  for (const { dataset } of islands) hint('modulepreload', dataset.module);
}

function hint(rel: 'preload' | 'modulepreload', url: string | null | undefined): void {
  if (!url || document.querySelector(`link[href="${url}"]`)) return;
  const link = document.createElement('link');
  link.rel = rel;
  if (rel === 'preload') link.as = 'style';
  link.href = url;
  document.head.append(link);
}
