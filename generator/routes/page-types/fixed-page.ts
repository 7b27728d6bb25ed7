import type { BlockNode } from '../../../templates/blocks/index.ts';
import type { StandardPageProps } from '../../../templates/pages/StandardPage.tsx';
import { type HeadInput, makeHead } from '../head/head.ts';
import type { RouteFacts } from '../route.ts';
import type { RouteContext } from '../route-context.ts';
import { entryRoute, standardProps, withSections } from './entry-page.ts';

export interface FixedPageInput {
  readonly path: string;
  /** The title without a page in the CMS. */
  readonly title: string;
  readonly sections?: () => readonly (BlockNode | null)[];
  readonly head?: () => Partial<HeadInput>;
}

export interface FixedPage {
  readonly props: () => StandardPageProps;
  readonly facts: RouteFacts;
}

/**
 * Makes a page that the site always has. Shows the CMS's page at its path; without one, only the
 * sections that belong to it, with a warning.
 */
export function fixedPage(
  context: RouteContext,
  { path, title, sections = () => [], head = () => ({}) }: FixedPageInput,
): FixedPage {
  const entry = context.pageAt(path);
  if (entry === undefined) {
    context.warn({
      cause: 'The CMS has no page for a part of the site: a built-in page is used',
      message: `The CMS has no page at ${path}: the built-in page is used`,
      hint: 'To show your own text there, publish a page at this address.',
    });
    return {
      props: () => {
        return { title, nodes: withSections([], sections()) };
      },
      facts: { path, status: 200, head: () => makeHead(context, { path, title, ...head() }) },
    };
  }
  return {
    props: () => {
      const props = standardProps(entry, context);
      return { ...props, nodes: withSections(props.nodes, sections()) };
    },
    facts: entryRoute(entry, path, context, head),
  };
}
