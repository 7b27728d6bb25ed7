import type { Href, NamedLink } from '../../templates/types.ts';

/** A number as typed, dialled by its digits; undefined when it has none. */
export function phoneLink(phone: string | undefined): NamedLink | undefined {
  const digits = (phone ?? '').replace(/(?!^\+)\D/g, '');
  return phone === undefined || digits === '' ? undefined : { label: phone, href: `tel:${digits}` as Href };
}
