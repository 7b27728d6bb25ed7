import { type Chunk, chunkError, loadChunk } from './failures/chunk.ts';
import type { Mount, Mountable } from './hydrate.ts';

export interface LoadedIsland {
  readonly mount: Mount;
  readonly component: Mountable['component'];
}

/**
 * Loads React, the island's module and its stylesheet in parallel, as named on its element
 * (`templates/components/Island.tsx`). Rejects with the chunk error of the first that does not
 * load, or with an error of a module.
 */
export async function loadIsland({ dataset }: HTMLElement): Promise<LoadedIsland> {
  const { island: id = '', module: url = '', stylesheet } = dataset;
  const runtime = document.querySelector<HTMLElement>('script[data-hydrate]');
  const [mount, component] = await Promise.all([
    loadExport<Mount>({ id: 'hydrate', url: runtime?.dataset.hydrate ?? '' }, 'mount'),
    loadExport<LoadedIsland['component']>({ id, url }, 'Island'),
    stylesheet && loadStylesheet({ id: `${id} stylesheet`, url: stylesheet }),
  ]);
  return { mount, component };
}

async function loadExport<Export>(chunk: Chunk, name: string): Promise<Export> {
  const module: unknown = await loadChunk(chunk, import(chunk.url));
  const value: unknown = Object(module)[name];
  if (!isExport<Export>(value)) throw chunkError(chunk, 'missing');
  return value;
}

/** Nothing else is known about a function. */
function isExport<Export>(value: unknown): value is Export {
  return typeof value === 'function';
}

/** Few islands have a stylesheet: its code is a separate chunk. */
async function loadStylesheet(chunk: Chunk): Promise<void> {
  const { loadStyle } = await loadChunk(chunk, import('./load-style.ts'));
  await loadStyle(chunk, loadChunk);
}
