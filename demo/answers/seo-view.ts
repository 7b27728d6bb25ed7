import { cmsOrigin } from '../site-address.ts';
import type { DemoCategory, DemoEntry } from '../store-types.ts';
import { mediaView } from './media-view.ts';
import type { DemoRequest } from './request.ts';
import { pathOf } from './uri.ts';

/** Returns the SEO plugin's fields of an entry: its own texts, or a title made from the entry's. */
export function entrySeo(entry: DemoEntry, request: DemoRequest): Readonly<Record<string, unknown>> {
  const { title, metaDesc = '', noindex = false, canonical, imageId } = entry.seo;
  const image = request.mediaById(imageId ?? entry.imageId);
  return seoFields({
    title: title ?? `${entry.title} - ${request.store.settings.title}`,
    metaDesc,
    noindex,
    canonical: canonical ?? cmsOrigin + pathOf(request.store, entry),
    image: image === undefined ? null : mediaView(image),
  });
}

export function categorySeo(
  category: DemoCategory,
  path: string,
  siteTitle: string,
): Readonly<Record<string, unknown>> {
  return seoFields({
    title: `${category.name} - ${siteTitle}`,
    metaDesc: '',
    noindex: false,
    canonical: cmsOrigin + path,
    image: null,
  });
}

function seoFields(options: {
  title: string;
  metaDesc: string;
  noindex: boolean;
  canonical: string;
  image: Readonly<Record<string, unknown>> | null;
}): Readonly<Record<string, unknown>> {
  const { title, metaDesc, noindex, canonical, image } = options;
  return {
    title,
    metaDesc,
    canonical,
    metaRobotsNoindex: noindex ? 'noindex' : 'index',
    metaRobotsNofollow: 'follow',
    opengraphTitle: title,
    opengraphDescription: metaDesc,
    opengraphImage: image,
  };
}
