import type { Element } from './tree.ts';

type Attributes = Element['attributes'];

/**
 * Returns the tag that a part of a WordPress accordion becomes: its buttons need a script, so it
 * becomes the browser's own `<details>`. Undefined for all other elements.
 */
export function accordionTag({ class: classList = '' }: Attributes): 'details' | 'summary' | undefined {
  const names = classList.split(/\s+/);
  if (names.includes('wp-block-accordion-item')) return 'details';
  return names.includes('wp-block-accordion-heading') ? 'summary' : undefined;
}

/** Returns true when an item of an accordion is open at first. */
export function isOpenAtFirst({ 'data-wp-context': state = '' }: Attributes): boolean {
  return /"openByDefault":\s*true/.test(state);
}
