import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { remember } from './remember.ts';

/**
 * Renders what many pages share once for equal props. They are plain JSON and all that the html depends on: no context reaches it. It
 * goes into an element by `dangerouslySetInnerHTML`.
 */
export function rememberMarkup<Props extends object>(
  component: (props: Props) => ReactNode,
): (props: Props) => { readonly __html: string } {
  const htmlOf = remember((json: string) => renderToString(createElement(component, JSON.parse(json))));
  return (props) => ({ __html: htmlOf(JSON.stringify(props)) });
}
