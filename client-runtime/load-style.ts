import type { Chunk, loadChunk } from './failures/chunk.ts';

/**
 * Loads the stylesheet of an island and resolves when it applies: a map needs it for its size. A
 * failed one is requested again next time. A chunk; `load` is passed in because chunks must not
 * share code with the runtime.
 */
export async function loadStyle(chunk: Chunk, load: typeof loadChunk): Promise<void> {
  const link = findStyle(chunk.url) ?? document.createElement('link');
  if (link.sheet) return;
  const loading = new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', reject);
  });
  if (!link.isConnected) {
    link.rel = 'stylesheet';
    link.href = chunk.url;
    document.head.append(link);
  }
  await load(chunk, loading).catch((error: unknown) => {
    link.remove();
    throw error;
  });
}

function findStyle(url: string): HTMLLinkElement | null {
  return document.querySelector(`link[rel=stylesheet][href="${url}"]`);
}
