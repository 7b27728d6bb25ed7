import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** An island that is due, with the component its module exports. */
export interface Mountable {
  readonly element: Element;
  readonly component: ComponentType<object>;
  readonly props: object;
}

export type Mount = typeof mount;

/**
 * Brings the server's html of an island to life and returns the function that takes it back. An island that throws
 * gets its server html again: it is told to the console, and the page stays whole. The only file with React in it.
 */
export function mount({ element, component, props }: Mountable): () => void {
  const serverHtml = element.innerHTML;
  const root = hydrateRoot(element, createElement(component, props), {
    identifierPrefix: element.id,
    onUncaughtError: (error) => {
      console.error(`Island ${element.id} has failed; the page keeps its html`, error);
      // React is still busy with the failed tree and may not be asked to unmount it yet.
      queueMicrotask(() => {
        root.unmount();
        element.innerHTML = serverHtml;
      });
    },
    onRecoverableError: (error) => console.error(`Island ${element.id} was rendered anew`, error),
  });
  return () => root.unmount();
}
