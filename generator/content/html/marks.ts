import type { LinkRef, MediaRef } from '../stored-blocks.ts';
import type { EntryContext } from './context.ts';
import { addressRef, contentHash } from './links.ts';

/** The references found in a piece of html. In the html, a mark holds the index of each. */
export type Marks = (LinkRef | MediaRef)[];

/** Adds a reference and gives its mark: its index between private-use characters, which no text keeps. */
export function markOf(ref: LinkRef | MediaRef, marks: Marks): string {
  return `\ue000${marks.push(ref) - 1}\ue001`;
}

/** A reference as html has it. An address on another host needs no mark, unless it shares an address of this one. */
export function writtenAs(ref: LinkRef | MediaRef, marks: Marks): string {
  return ref.ref === 'link' && !ref.isInternal && ref.shared === undefined ? ref.to : markOf(ref, marks);
}

/** The `href` of a link as html has it, not escaped; undefined for an address that no link may have. */
export function hrefOf(address: string, marks: Marks, context: EntryContext): string | undefined {
  const typed = address.trim();
  if (typed.startsWith('#')) return contentHash(typed);
  const ref = addressRef(address, context);
  return ref === null ? undefined : writtenAs(ref, marks);
}
