import { z } from 'zod';
import type { Seo } from '../content.ts';
import { type LinkPlace, mediaRef, withoutHosts } from '../html/links.ts';
import { plain, raw, reference } from './field-schemas.ts';

/** The SEO plugin's fields of an entry or category; missing without such a plugin. */
export const seoNode = z
  .object({
    title: plain,
    metaDesc: plain,
    metaRobotsNoindex: raw,
    opengraphImage: z.object({ databaseId: reference, mediaItemUrl: raw }).nullish(),
  })
  .nullish();

export function toSeo(seo: z.output<typeof seoNode>, place: LinkPlace): Seo | null {
  if (!seo) return null;
  const { title, metaDesc, metaRobotsNoindex, opengraphImage: image } = seo;
  return {
    title: withoutHosts(title, place.hosts),
    description: withoutHosts(metaDesc, place.hosts),
    noindex: metaRobotsNoindex === 'noindex',
    image: image ? mediaRef(image.mediaItemUrl, place, { id: image.databaseId ?? undefined }) : null,
  };
}
