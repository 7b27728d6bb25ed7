import type { EntryContext } from '../../html/context.ts';
import type { LinkRef, MediaRef } from '../../stored-blocks.ts';

/** Adds the file when the link leads to the attachment page of the picture. */
export function aroundPicture(link: LinkRef, { alt: _, ...file }: MediaRef): LinkRef {
  return link.isInternal ? { ...link, file } : link;
}

/** A screen reader cannot name a link without words. */
export function withoutName(href: LinkRef | null, { entry, warn }: EntryContext): null {
  if (href) {
    warn({
      message: `A picture without alt text links to ${href.to}: it is shown without the link`,
      entry,
      block: 'core/image',
      hint: 'Give the picture an alt text that says where the link leads.',
    });
  }
  return null;
}
