import type { Mount, Mountable } from './hydrate.ts';
import type { IslandDescription } from './read-island.ts';

export interface LoadedIsland {
  readonly mount: Mount;
  readonly component: Mountable['component'];
}

/** Fetches React, the island's module and its stylesheet side by side. Rejects when one of them does not come. */
export async function loadIsland({ module, stylesheet }: IslandDescription): Promise<LoadedIsland> {
  const hydrate = document.querySelector<HTMLElement>('script[data-hydrate]')?.dataset.hydrate ?? '';
  const [hydrateModule, islandModule] = await Promise.all([
    importModule(hydrate),
    importModule(module),
    stylesheet === undefined ? undefined : loadStyle(stylesheet),
  ]);
  if (!hasMount(hydrateModule)) throw new Error(`${hydrate} exports no mount`);
  if (!hasComponent(islandModule)) throw new Error(`${module} exports no Island`);
  return { mount: hydrateModule.mount, component: islandModule.Island };
}

function importModule(url: string): Promise<unknown> {
  return import(url);
}

/** Resolves when the stylesheet holds: a map measures itself by it. */
function loadStyle(href: string): Promise<void> {
  if (document.querySelector(`link[href="${href}"]`) !== null) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`${href} cannot be loaded`));
    };
    document.head.append(link);
  });
}

function hasMount(module: unknown): module is { readonly mount: Mount } {
  return hasFunction(module, 'mount');
}

function hasComponent(module: unknown): module is { readonly Island: Mountable['component'] } {
  return hasFunction(module, 'Island');
}

function hasFunction(module: unknown, name: string): boolean {
  return typeof module === 'object' && module !== null && typeof Reflect.get(module, name) === 'function';
}
