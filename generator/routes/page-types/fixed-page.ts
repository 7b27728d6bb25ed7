import type { BlockNode } from '../../../templates/blocks/index.ts';
import type { StandardPageProps } from '../../../templates/pages/StandardPage.tsx';
import { type HeadInput, makeHead } from '../head/head.ts';
import { defaultSection } from '../resolve-blocks.ts';
import type { RouteFacts } from '../route.ts';
import type { RouteContext } from '../route-context.ts';
import { entryRoute, standardProps, withSections } from './entry-page.ts';

export interface FixedPageInput {
  readonly path: string;
  /** The title without a page in the CMS. */
  readonly title: string;
  readonly sections?: () => readonly (BlockNode | null)[];
  /** Sections of the page only where the CMS has no entry for it. */
  readonly ownSections?: () => readonly (BlockNode | null)[];
  /**
   * Tells if the template shows more than title and sections. Without an entry, a page with nothing
   * is there and not listed: neither by search engines nor in the sitemap.
   */
  readonly hasMore?: () => boolean;
  readonly head?: () => Partial<HeadInput>;
  /** The description without a page in the CMS. */
  readonly description?: string;
  /** Nobody misses a page of the CMS there. */
  readonly isWhole?: boolean;
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
  {
    path,
    title,
    sections = () => [],
    ownSections = () => [],
    hasMore = () => true,
    head = () => ({}),
    description,
    isWhole = false,
  }: FixedPageInput,
): FixedPage {
  const entry = context.pageAt(path);
  if (entry === undefined) {
    if (!isWhole)
      context.warn({
        cause: 'The CMS has no page for a part of the site: a built-in page is used',
        message: `The CMS has no page at ${path}: the built-in page is used`,
        hint: 'To show your own text there, publish a page at this address.',
      });
    const nodes = () => withSections([], [...sections(), ...ownSections()]);
    const noindex = () => !hasMore() && nodes().length === 0;
    return {
      props: () => ({ title, nodes: nodes() }),
      facts: {
        path,
        status: 200,
        head: () => makeHead(context, { path, title, description, noindex: noindex(), ...head() }),
      },
    };
  }
  // It shows lists and settings, too: when these have changed, the CMS does not say.
  const { lastModified: _, ...facts } = entryRoute(entry, path, context, head);
  return {
    props: () => {
      const props = standardProps(entry, context);
      return { ...props, nodes: withSections(props.nodes, sections()) };
    },
    facts,
  };
}

/** Makes the news of the category with the slug of a page; null without such a category. */
export function newsOfPage(slug: string, context: RouteContext): BlockNode | null {
  const category = context.lists.categoryBySlug(slug);
  return category === undefined
    ? null
    : defaultSection('pier/news-grid', { heading: context.words.news.title, category: slug }, context);
}
