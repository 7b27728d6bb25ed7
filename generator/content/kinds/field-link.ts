import type { EntryContext } from '../html/context.ts';
import { linkRef } from '../html/links.ts';
import type { LinkRef } from '../stored-blocks.ts';
import { typedAddress } from '../typed-address.ts';

/** Reads the address in a field of an entry; warns about one that leads nowhere, and skips it. */
export function fieldLink(field: string, typed: string, context: EntryContext): LinkRef | null {
  if (typed.trim() === '') return null;
  const address = typedAddress(typed);
  const link = address === null ? null : linkRef(address, context);
  if (link === null) {
    context.warn({
      message: `"${typed.trim().slice(0, 80)}" is not an address: no link is shown`,
      entry: context.entry,
      field,
      hint: 'Enter a whole address, as https://tickets.example.org/.',
    });
  }
  return link;
}
