import type { Element } from './tree.ts';

/**
 * Class names of html parts that WordPress renders per visitor, or that need a running WordPress.
 * No page shows them, and they do not count as lost words. A part with a name is reported to the
 * editor; the others matter to no visitor.
 */
const serverParts: Readonly<Record<string, string | null>> = {
  'wp-block-loginout': null,
  'wp-block-post-comments-form': null,
  'comment-respond': null,
  'comment-form': null,
  'logged-in-as': null,
  'must-log-in': null,
  'wp-block-comment-reply-link': null,
  'comment-reply-link': null,
  'comment-reply-login': null,
  'wp-block-comment-edit-link': null,
  'comment-edit-link': null,
  'post-edit-link': null,
  // Icons of buttons that need WordPress's script.
  'wp-block-accordion-heading__toggle-icon': null,
  'wp-block-navigation__responsive-container-open': null,
  'wp-block-navigation__responsive-container-close': null,
  // Buttons and a list that Jetpack fills in.
  sharedaddy: null,
  'jp-relatedposts': null,
  'wp-block-search': 'search form',
  'search-form': 'search form',
  'wp-block-archives-dropdown': 'menu of archives',
  'wp-block-categories-dropdown': 'menu of categories',
  'wp-block-query-pagination': 'row of further pages',
  'wp-block-comments-pagination': 'row of further pages',
};

/** Returns true for a portrait at a third party. */
export function isAvatar({ tag, attributes }: Element): boolean {
  return tag === 'img' && /^(https?:)?\/\/([\w-]+\.)*gravatar\.com\//i.test(attributes.src ?? '');
}

/**
 * Returns the name of a part that cannot work on a static site, null for one without a name, undefined for any other class
 * list.
 */
export function serverPartOf(classes: readonly string[]): string | null | undefined {
  const name = classes.find((word) => Object.hasOwn(serverParts, word));
  return name === undefined ? undefined : serverParts[name];
}
