import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { readProps } from './read-props.ts';

/** An island that is due, with the component its module exports. */
export interface Mountable {
  readonly element: HTMLElement;
  readonly component: ComponentType<object>;
}

export type Mount = typeof mount;

/**
 * Brings the server's html of an island to life and returns the function that takes it back. An island that throws
 * gets its server html again: it is told to the console, and the page stays whole. The only file with React in it. Throws when
 * its props cannot be read.
 */
export function mount({ element, component }: Mountable): () => void {
  // Kept as nodes: to put html in as a string would need a policy of Trusted Types. In a document that shows nothing: in the
  // page's own, browsers watch every copied picture for a better source, and never let go of it.
  const serverNodes = document
    .createElement('template')
    .content.ownerDocument.importNode(element, true).childNodes;
  let isLeft = false;
  const root = hydrateRoot(element, createElement(component, readProps(element.dataset)), {
    identifierPrefix: element.id,
    onUncaughtError: (error) => {
      console.error(`Island ${element.id} failed; the page keeps its HTML`, error);
      // React is still busy with the failed tree and may not be asked to unmount it yet.
      queueMicrotask(() => {
        root.unmount();
        element.replaceChildren(...serverNodes);
      });
    },
    onRecoverableError: (error) => {
      // To React, taking an island back before it came to life is one, too.
      if (!isLeft) console.error(`Island ${element.id} was rendered again`, error);
    },
  });
  return () => {
    isLeft = true;
    root.unmount();
  };
}
