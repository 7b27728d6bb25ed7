import './styles/site.css';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { elementOf } from './components/element-of.tsx';
import { Document, type DocumentProps } from './Document.tsx';
import { linkClock } from './link-clock.ts';
import { pages, type TemplateName, type TemplateProps } from './pages/index.ts';

/** A page's template by name with its props. */
export type TemplateCall<Names extends TemplateName = TemplateName> = {
  readonly [Name in Names]: { readonly template: Name; readonly props: TemplateProps<Name> };
}[Names];

/** All inputs of a page's html. */
export interface RenderInput {
  readonly call: TemplateCall;
  readonly document: Omit<DocumentProps, 'children'>;
}

/**
 * Renders one page to a whole html document. The same input gives the same bytes. This file is the
 * entry of the template bundle; the stylesheet it imports first is that of the site.
 */
export function renderPage({ call, document }: RenderInput): string {
  const html = renderToString(<Page call={call} document={document} />);
  return `<!doctype html>${linkClock(html, document.assets)}\n`;
}

export function Page({ call, document }: RenderInput): ReactNode {
  return <Document {...document}>{elementOfPage(call)}</Document>;
}

const templates: { readonly [Name in TemplateName]: (props: TemplateProps<Name>) => ReactNode } = pages;

function elementOfPage<Name extends TemplateName>({ template, props }: TemplateCall<Name>): ReactNode {
  return elementOf(templates[template], props);
}
