import type { NamedLink } from '../../templates/types.ts';
import { asHref } from '../content/paths.ts';

/** Links a typed phone number to its digits; undefined without digits. */
export function phoneLink(phone: string | undefined): NamedLink | undefined {
  const digits = (phone ?? '').replace(/(?!^\+)\D/g, '');
  return phone === undefined || digits === '' ? undefined : { label: phone, href: asHref(`tel:${digits}`) };
}
