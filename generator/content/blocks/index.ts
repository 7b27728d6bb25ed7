import type { CoreBlockName } from '../stored-blocks.ts';
import type { BlockReader } from './block.ts';
import { button } from './button.ts';
import { buttons } from './buttons.ts';
import { column } from './column.ts';
import { columns } from './columns.ts';
import { cover } from './cover.ts';
import { embed } from './embed.ts';
import { gallery } from './gallery.ts';
import { heading } from './heading.ts';
import { image } from './image.ts';
import { list } from './list.ts';
import { listItem } from './list-item.ts';
import { paragraph } from './paragraph.ts';
import { quote } from './quote.ts';
import { spacer } from './spacer.ts';
import { video } from './video.ts';

/**
 * A new one is a file, a line here and its attributes in block.graphql. `core/html` has only html.
 */
const readers: Readonly<
  Record<Exclude<CoreBlockName, 'core/html' | 'core/element' | 'core/picture'>, BlockReader>
> = {
  'core/paragraph': paragraph,
  'core/heading': heading,
  'core/image': image,
  'core/gallery': gallery,
  'core/buttons': buttons,
  'core/button': button,
  'core/columns': columns,
  'core/column': column,
  'core/cover': cover,
  'core/embed': embed,
  'core/list': list,
  'core/list-item': listItem,
  'core/quote': quote,
  'core/spacer': spacer,
  'core/video': video,
};

/** The blocks that are read by their attributes, by name. */
export const blockReaders: ReadonlyMap<string, BlockReader> = new Map(Object.entries(readers));

/** Wrappers without a template: replaced by their contents. */
export const containers: ReadonlySet<string> = new Set([
  'core/group',
  'core/post-content',
  'core/block',
  'core/pattern',
]);

/** Blocks that look right with WordPress's html: `templates/styles/prose.css` styles it. */
export const htmlBlocks: ReadonlySet<string> = new Set([
  'core/html',
  'core/freeform',
  ...coreNames(`
    accordion accordion-heading accordion-item accordion-panel archives audio avatar breadcrumbs calendar categories code comments
    comments-title comment-author-avatar comment-author-name comment-content comment-date comment-template details file footnotes
    home-link icon latest-comments latest-posts math media-text navigation navigation-link navigation-submenu page-list page-list-item
    post-author post-author-biography post-author-name post-comments-count post-comments-link post-date post-excerpt
    post-featured-image post-navigation-link post-template post-terms post-time-to-read post-title preformatted pullquote query
    query-no-results query-title query-total read-more rss search separator shortcode site-logo site-tagline site-title social-link
    social-links table tag-cloud template-part term-count term-description term-name term-template terms-query text-columns verse
  `),
]);

/**
 * Blocks without visible content: marks for the archives of WordPress, parts for logged-in users,
 * and links to further pages that do not exist (`server-parts.ts` has the same for html).
 */
export const silentBlocks: ReadonlySet<string> = new Set(
  coreNames(`
    more nextpage loginout post-comments-form comment-edit-link comment-reply-link comments-pagination comments-pagination-next
    comments-pagination-numbers comments-pagination-previous query-pagination query-pagination-next query-pagination-numbers
    query-pagination-previous
  `),
);

function coreNames(names: string): readonly string[] {
  return names
    .trim()
    .split(/\s+/)
    .map((name) => `core/${name}`);
}
