import { innerHtmlOf } from '../fidelity/content-nodes.ts';
import { inlineText, isBlank } from '../html/html.ts';
import { takeId } from '../html/ids.ts';
import { linkRef } from '../html/links.ts';
import { htmlToText } from '../html/text.ts';
import { raw as text } from '../kinds/field-schemas.ts';
import { playerOf } from '../players/player-of.ts';
import type { LinkRef } from '../stored-blocks.ts';
import { coreBlock } from './block.ts';
import { blockStyle, styleAttributes } from './style.ts';

const schema = styleAttributes.extend({ url: text, caption: text });

/** A known player gets the address of its frame, loaded on a click; anything else is a plain link. */
export const embed = coreBlock('core/embed', schema, (attributes, { piece }, context) => {
  const link = linkRef(attributes.url, context);
  if (!link) return null;

  const player = link.isInternal ? null : playerOf(link.to);
  const captionHtml = piece ? (innerHtmlOf(piece, 'figcaption') ?? '') : attributes.caption;
  const caption = inlineText(captionHtml, context);
  // The poster shows a plain caption as its title.
  const saysMore = !isBlank(caption) && (player === null || captionHtml.includes('<'));
  const provider = player?.provider ?? hostOf(link);
  return {
    id: takeId(context.ids, `embed-${context.entry.id}`),
    href: player ? external(player.href) : link,
    ...(player && { embedUrl: external(player.embedUrl), kind: player.kind }),
    ...(player?.height && { height: player.height }),
    provider,
    title: htmlToText(captionHtml) || (player?.title ?? provider),
    ...(saysMore && { caption }),
    style: blockStyle(attributes, context),
  };
});

function external(to: string): LinkRef {
  return { ref: 'link', to, isInternal: false };
}

/**
 * An embedded page of the site itself is named by its path: content contains no host of the CMS.
 */
function hostOf({ to, isInternal }: LinkRef): string {
  return isInternal ? to : new URL(to).hostname.replace(/^www\./, '') || to;
}
