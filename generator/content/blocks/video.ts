import { z } from 'zod';
import { compact } from '../../util/omit-undefined.ts';
import { innerHtmlOf } from '../fidelity/content-nodes.ts';
import { inlineText, isBlank } from '../html/html.ts';
import { linkRef, mediaRef } from '../html/links.ts';
import { flag, raw as text } from '../kinds/field-schemas.ts';
import { json } from './attributes.ts';
import { type BlockReader, coreBlock } from './block.ts';
import { embed } from './embed.ts';
import { filmTrack } from './film-track.ts';
import { blockStyle, styleAttributes } from './style.ts';

const schema = styleAttributes.extend({
  src: text,
  poster: text,
  caption: text,
  loop: flag,
  muted: flag,
  // WPGraphQL Content Blocks gives each as JSON.
  tracks: z.array(json).nullish(),
});

const sourceSchema = z.object({
  src: z
    .string()
    .nullish()
    .transform((src) => src ?? undefined),
});

const trackSchema = z.object({
  src: z.string(),
  kind: z.string().optional(),
  srcLang: z.string().optional(),
  label: z.string().optional(),
});

/**
 * A video of another host waits for a click like an embed: a page loads nothing from a third party.
 */
export const video: BlockReader = (block, context) => {
  const { src: url = '' } = sourceSchema.safeParse(block.attributes).data ?? {};
  const isForeign = linkRef(url, context)?.isInternal === false;
  return isForeign
    ? embed({ ...block, attributes: Object.assign({}, block.attributes, { url }) }, context)
    : film(block, context);
};

const film = coreBlock('core/video', schema, (attributes, { piece }, context) => {
  const src = linkRef(attributes.src, context);
  if (!src) return null;

  const tracks = (attributes.tracks ?? []).flatMap((track) => {
    const { srcLang: language, ...written } = trackSchema.safeParse(track).data ?? {};
    return filmTrack({ ...written, language }, context);
  });
  const caption = inlineText(piece ? (innerHtmlOf(piece, 'figcaption') ?? '') : attributes.caption, context);
  return compact({
    src,
    poster: mediaRef(attributes.poster, context) ?? undefined,
    caption: isBlank(caption) ? undefined : caption,
    isLooping: attributes.loop || undefined,
    isMuted: attributes.muted || undefined,
    tracks: tracks.length > 0 ? tracks : undefined,
    style: blockStyle(attributes, context),
  });
});
