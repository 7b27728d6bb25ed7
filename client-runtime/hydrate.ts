import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { readProps } from './read-props.ts';

/** An island to hydrate, with the component of its module. */
export interface Mountable {
  readonly element: HTMLElement;
  readonly component: ComponentType<object>;
}

export type Mount = typeof mount;

/**
 * Hydrates an island's html and returns a function that unmounts it. An island that throws gets its
 * server html back, with an error on the console. The only file with React in it. Throws when the
 * props cannot be read.
 */
export function mount({ element, component }: Mountable): () => void {
  // Kept as nodes: inserting a string would need a policy of Trusted Types. In an inert document:
  // in the page's own, browsers watch every copied picture for a better source, and never release
  // it.
  const serverNodes = document
    .createElement('template')
    .content.ownerDocument.importNode(element, true).childNodes;
  let isLeft = false;
  const root = hydrateRoot(element, createElement(component, readProps(element.dataset)), {
    identifierPrefix: element.id,
    onUncaughtError: (error) => {
      console.error(`Island ${element.id} failed; the page keeps its HTML`, error);
      // React is still busy with the failed tree and must not unmount it yet.
      queueMicrotask(() => {
        root.unmount();
        element.replaceChildren(...serverNodes);
      });
    },
    onRecoverableError: (error) => {
      // React also reports unmounting an island before its hydration.
      if (!isLeft) console.error(`Island ${element.id} was rendered again`, error);
    },
  });
  return () => {
    isLeft = true;
    root.unmount();
  };
}
