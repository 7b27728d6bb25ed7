import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { rememberBy, rememberOf } from './remember.ts';

/**
 * Renders a part that many pages share once for equal props, which are plain JSON and the only
 * input: no context reaches it. Insert it by `dangerouslySetInnerHTML`. Values that never change, such as a
 * menu, are compared once.
 */
export function rememberMarkup<Props extends object>(
  component: (props: Props) => ReactNode,
): (props: Props) => { readonly __html: string } {
  return rememberBy(
    (props) => Object.entries(props).map(jsonOf).join(),
    (props) => ({ __html: renderToString(createElement(component, props)) }),
  );
}

function jsonOf([name, value]: readonly [string, unknown]): string {
  const json = typeof value === 'object' && value !== null ? jsonOfObject(value) : JSON.stringify(value);
  return `${name}:${json}`;
}

const jsonOfObject = rememberOf((value) => JSON.stringify(value));
