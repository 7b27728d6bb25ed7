import type { DetailsNode } from '../queries/documents.ts';

/**
 * Returns true when WordPress makes part of an entry from others: the newest posts, categories,
 * menus, the media library. Such an entry changes with them while its modified date stays. Decided
 * by classes in its html.
 */
export function showsOthers({ html }: DetailsNode): boolean {
  return typeof html === 'string' && liveClasses.test(html);
}

const liveNames =
  `archives avatar breadcrumbs calendar categories comments home-link latest-comments latest-posts navigation page-list pattern
  post-author post-author-biography post-author-name post-comments-count post-featured-image post-navigation-link post-terms query
  rss shortcode site-logo tag-cloud template-part term-template terms-query`.split(/\s+/);

// A gallery of the classic editor shows texts of the media library.
const liveClasses = new RegExp(`\\b(?:wp-block-(?:${liveNames.join('|')})|galleryid-\\d+)\\b`);
