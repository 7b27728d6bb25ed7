import type { NamedLink } from '../../templates/types.ts';
import type { Words } from '../../words/table.ts';
import { asHref } from '../content/paths.ts';

/**
 * Makes links to share a page: by mail, and to networks with share addresses. Nothing is loaded
 * from them before a click.
 */
export function shareLinks(
  { title, url }: { readonly title: string; readonly url: string },
  { shareLine }: Words,
): readonly NamedLink[] {
  const [name, address] = [encodeURIComponent(title), encodeURIComponent(url)];
  return [
    { label: shareLine.email, href: asHref(`mailto:?subject=${name}&body=${address}`) },
    { label: 'WhatsApp', href: asHref(`https://wa.me/?text=${name}%20${address}`) },
    { label: 'Facebook', href: asHref(`https://www.facebook.com/sharer/sharer.php?u=${address}`) },
  ];
}
