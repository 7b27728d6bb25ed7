import { type ReactNode, useContext } from 'react';
import { renderToString } from 'react-dom/server';
import type { Islands } from '../islands/index.ts';
import { AssetsContext } from './AssetsContext.ts';
import { moduleOf } from './island-module.ts';
import type { Due } from './use-enhancement.ts';
import { useTextDirection } from './use-language.ts';

interface IslandProps<Name extends keyof Islands> {
  readonly name: Name;
  /** Unique on the page. */
  readonly id: string;
  /**
   * The event that starts the island. `query`: it is used, or the address has a query that it may
   * read.
   */
  readonly when: Due;
  /** The component that the island's file exports. */
  readonly component: (props: Islands[Name]) => ReactNode;
  /** Plain JSON: the browser receives the same. */
  readonly props: Islands[Name];
}

/**
 * Renders a part of the page that is hydrated in the browser, as a root of its own: `hydrateRoot`
 * needs the same component, props and prefix for ids. Throws for an unknown name, which would never
 * be hydrated.
 */
export function Island<Name extends keyof Islands>(island: IslandProps<Name>): ReactNode {
  const { name, id, when, component: Component, props } = island;
  const assets = useContext(AssetsContext);
  const isTurned = useTextDirection() !== undefined;
  const html = renderToString(<Component {...props} />, { identifierPrefix: id });
  const module = moduleOf(name, assets);
  return (
    <div
      id={id}
      // Its layout is that of the site, also within a text from right to left.
      dir={isTurned ? 'ltr' : undefined}
      {...(module === undefined
        ? {}
        : {
            'data-island': name,
            'data-module': module,
            'data-stylesheet': assets?.islandStyles[name],
            'data-when': when,
            'data-props': JSON.stringify(props),
          })}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what React has just rendered
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
