import type { Href, NamedLink } from '../../templates/types.ts';

/**
 * Makes links to share a page: by mail, and to networks with share addresses. Nothing is loaded
 * from them before a click.
 */
export function shareLinks({
  title,
  url,
}: {
  readonly title: string;
  readonly url: string;
}): readonly NamedLink[] {
  const [name, address] = [encodeURIComponent(title), encodeURIComponent(url)];
  return [
    { label: 'Email', href: `mailto:?subject=${name}&body=${address}` as Href },
    { label: 'WhatsApp', href: `https://wa.me/?text=${name}%20${address}` as Href },
    { label: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${address}` as Href },
  ];
}
