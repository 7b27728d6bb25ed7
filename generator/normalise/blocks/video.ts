import { z } from 'zod';
import { compact } from '../../compact.ts';
import { flag, raw as text } from '../../null-as-empty.ts';
import { inlineText, isBlank } from '../html.ts';
import { linkRef, mediaRef } from '../links.ts';
import { coreBlock } from './block.ts';
import { blockStyle, styleAttributes } from './style.ts';

const schema = styleAttributes.extend({
  src: text,
  poster: text,
  caption: text,
  controls: z.boolean().nullish(),
  loop: flag,
  muted: flag,
});

export const video = coreBlock('core/video', schema, (attributes, _, context) => {
  const src = linkRef(attributes.src, context);
  if (!src) return null;

  const caption = inlineText(attributes.caption, context);
  return compact({
    src,
    poster: mediaRef(attributes.poster, context) ?? undefined,
    caption: isBlank(caption) ? undefined : caption,
    hasControls: attributes.controls ?? true,
    isLooping: attributes.loop || undefined,
    isMuted: attributes.muted || undefined,
    style: blockStyle(attributes, context),
  });
});
