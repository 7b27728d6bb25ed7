import type { LinkRef, MediaRef } from '../stored-blocks.ts';
import type { EntryContext } from './context.ts';
import { addressRef, contentHash } from './links.ts';

/** The references in a piece of html. A mark in the html contains the index of each. */
export type Marks = (LinkRef | MediaRef)[];

/**
 * Adds a reference and returns its mark: its index between private-use characters, which texts
 * cannot contain.
 */
export function markOf(ref: LinkRef | MediaRef, marks: Marks): string {
  return `\ue000${marks.push(ref) - 1}\ue001`;
}

/**
 * Writes a reference into html. An address on another host needs no mark, unless it shares an
 * address of the CMS.
 */
export function writtenAs(ref: LinkRef | MediaRef, marks: Marks): string {
  return ref.ref === 'link' && !ref.isInternal && ref.shared === undefined ? ref.to : markOf(ref, marks);
}

/**
 * Returns the `href` of a link for html, not escaped; undefined for an address that is not allowed.
 */
export function hrefOf(address: string, marks: Marks, context: EntryContext): string | undefined {
  const typed = address.trim();
  if (typed.startsWith('#')) return contentHash(typed);
  const ref = addressRef(address, context);
  return ref === null ? undefined : writtenAs(ref, marks);
}
