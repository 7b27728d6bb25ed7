/**
 * Preloads what another page needs at once: its stylesheets, the modules of islands that are due
 * immediately, with React, and the clock, after which nothing moves. Other enhancements are small and
 * need no hint. Each is requested once. A chunk. Browsers before 2022 ignore `modulepreload`.
 */
export function hintChunks(page: Document): void {
  for (const link of page.querySelectorAll('link[rel=stylesheet]'))
    hint('preload', link.getAttribute('href'));
  const modulesOf = (selector: string) =>
    [...page.querySelectorAll<HTMLElement>(selector)].map(({ dataset }) => dataset.module);
  const islands = modulesOf('[data-props]:is([data-when=load], [data-when=idle])');
  const react = page.querySelector<HTMLElement>('script[data-hydrate]')?.dataset.hydrate;
  const modules = [...(islands.length > 0 ? [react, ...islands] : []), ...modulesOf('[data-enhance=clock]')];
  for (const url of modules) hint('modulepreload', url);
}

function hint(rel: 'preload' | 'modulepreload', url: string | null | undefined): void {
  if (!url || document.querySelector(`link[href="${url}"]`)) return;
  const link = document.createElement('link');
  link.rel = rel;
  if (rel === 'preload') link.as = 'style';
  link.href = url;
  document.head.append(link);
}
