/**
 * Names the block that WordPress does not come with, by its class `wp-block-NAMESPACE-NAME`; undefined for any other class list. Namespace
 * and name cannot be told apart. Parts and modifiers of a block are no blocks: `wp-block-table__cell`, `wp-block-table-is-layout-flow`.
 */
export function unknownBlockOf(names: readonly string[]): string | undefined {
  const blocks = names
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length).replace(/(__|--|-is-layout-).*/, ''));
  const [first] = blocks.filter((name) => name !== '');
  if (first === undefined || blocks.some((name) => known.has(name))) return undefined;
  return `${prefix}${first}`;
}

const prefix = 'wp-block-';

/** The blocks of WordPress, those of former versions too, and parts of them that are named like a block. */
const known: ReadonlySet<string> = new Set(
  `accordion accordion-heading accordion-item accordion-panel archives archives-dropdown archives-list audio avatar block breadcrumbs button
  buttons calendar categories categories-dropdown categories-list code column columns comment-author-avatar comment-author-name
  comment-content comment-date comment-edit-link comment-reply-link comment-template comments comments-pagination
  comments-pagination-next comments-pagination-next-arrow comments-pagination-numbers comments-pagination-previous
  comments-pagination-previous-arrow comments-title cover cover-image cover-image-text cover-text details embed file footnotes form
  form-input form-submission-notification form-submit-button freeform gallery group heading home-link html icon image latest-comments
  latest-posts legacy-widget list list-item loginout math media-text missing more navigation navigation-item navigation-link
  navigation-overlay-close navigation-submenu nextpage page-list page-list-item pages-list paragraph pattern playlist playlist-track post
  post-author post-author-biography post-author-name post-comments post-comments-count post-comments-form post-comments-link
  post-content post-date post-excerpt post-featured-image post-navigation-link post-template post-terms post-time-to-read post-title
  preformatted pullquote query query-no-results query-pagination query-pagination-next query-pagination-next-arrow
  query-pagination-numbers query-pagination-previous query-pagination-previous-arrow query-title query-total quote read-more rss search
  separator shortcode site-logo site-tagline site-title social-link social-link-anchor social-link-label social-links spacer subhead tab
  tab-list tab-panel tab-panels table table-of-contents tabs tag-cloud template-part template-skip-link term term-count term-description
  term-name term-template terms-query text-columns time-to-read verse video widget-area widget-group`.split(
    /\s+/,
  ),
);
