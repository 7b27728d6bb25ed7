import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { remember } from './remember.ts';

/**
 * Renders a part that many pages share once for equal props, which are plain JSON and the only
 * input: no context reaches it. Insert it by `dangerouslySetInnerHTML`.
 */
export function rememberMarkup<Props extends object>(
  component: (props: Props) => ReactNode,
): (props: Props) => { readonly __html: string } {
  const htmlOf = remember((json: string) => renderToString(createElement(component, JSON.parse(json))));
  return (props) => ({ __html: htmlOf(JSON.stringify(props)) });
}
