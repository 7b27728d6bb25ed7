import { loadChunk } from './failures/chunk.ts';

/**
 * Loads a stylesheet and resolves when it applies: a page needs it for its first look, a map for
 * its size. A failed one is requested again next time. Stylesheets are in the order of their names,
 * however the visitor came to a page. `id` is its name in messages.
 */
export async function loadStyle(url: string, id = url): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('[rel=stylesheet]')];
  const made = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: url });
  const link = links.find(({ href }) => href === made.href) ?? made;
  if (link.sheet) return;
  const loading = new Promise((onload, onerror) => Object.assign(link, { onload, onerror }));
  if (link === made) document.head.insertBefore(made, links.find(({ href }) => href > made.href) ?? null);
  await loadChunk({ id, url }, loading).catch((error: unknown) => {
    link.remove();
    throw error;
  });
}
