import { type Chunk, chunkError, loadChunk } from './failures/chunk.ts';
import type { Mount, Mountable } from './hydrate.ts';
import { loadStyle } from './load-style.ts';

export interface LoadedIsland {
  readonly mount: Mount | typeof startEnhancement;
  readonly component: Mountable['component'] & Start;
}

/** Starts an enhancement on its element. May return a function that stops it. */
export type Start = (element: HTMLElement) => (() => void) | undefined;

/**
 * Loads the module of an island or enhancement as named on its element, and React and the
 * stylesheet of an island in parallel (`templates/components/Island.tsx`). An element without props
 * is an enhancement. Rejects with the chunk error of the first that does not load, or with an error
 * of a module.
 */
export async function loadIsland({ dataset }: HTMLElement): Promise<LoadedIsland> {
  const { module: url = '', island: id = url, stylesheet, props } = dataset;
  const runtime = document.querySelector<HTMLElement>('[data-hydrate]');
  const [mount, component] = await Promise.all([
    props
      ? loadExport<Mount>({ id: 'hydrate', url: runtime?.dataset.hydrate ?? '' }, 'mount')
      : startEnhancement,
    loadExport<LoadedIsland['component']>({ id, url }, props ? 'Island' : 'start'),
    stylesheet && loadStyle(stylesheet, `${id} stylesheet`),
  ]);
  return { mount, component };
}

const startEnhancement = ({
  element,
  component,
}: {
  readonly element: HTMLElement;
  readonly component: Start;
}) => component(element);

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
