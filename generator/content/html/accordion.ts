import type { Attributes } from 'sanitize-html';

/**
 * An accordion of WordPress, whose buttons need its script, folds as the browser's own `<details>`: the tag that one of its tags
 * becomes; undefined for all others.
 */
export function accordionTag({ class: classList = '' }: Attributes): 'details' | 'summary' | undefined {
  const names = classList.split(/\s+/);
  if (names.includes('wp-block-accordion-item')) return 'details';
  return names.includes('wp-block-accordion-heading') ? 'summary' : undefined;
}

/** Tells if an item of an accordion is open at first. */
export function isOpenAtFirst({ 'data-wp-context': state = '' }: Attributes): boolean {
  return /"openByDefault":\s*true/.test(state);
}
