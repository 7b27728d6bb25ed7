import { escapeAttribute } from '../blocks/block.ts';
import { toGmt } from '../clock.ts';
import type { DemoMedia } from '../media.ts';
import { cmsOrigin } from '../site-address.ts';
import { toBase64 } from './connection.ts';

/** A file of the library as the schema's `MediaItem` answers; a film has no `sourceUrl` and no `mediaDetails`. */
export function mediaView(media: DemoMedia): Readonly<Record<string, unknown>> {
  const isPicture = media.mimeType.startsWith('image/');
  const slug = mediaSlug(media);
  const { width, height, file } = media;
  return {
    __typename: 'MediaItem',
    id: toBase64(`post:${media.id}`),
    databaseId: media.id,
    slug,
    uri: `/${slug}/`,
    link: `${cmsOrigin}/${slug}/`,
    status: 'inherit',
    title: slug,
    contentTypeName: 'attachment',
    hasPassword: false,
    isRestricted: false,
    isFrontPage: false,
    isPostsPage: false,
    date: media.date,
    dateGmt: () => toGmt(media.date),
    modified: media.modified,
    modifiedGmt: () => toGmt(media.modified),
    altText: media.alt,
    caption: media.caption === '' ? null : `<p>${escapeAttribute(media.caption)}</p>\n`,
    mimeType: media.mimeType,
    mediaType: isPicture ? 'image' : 'file',
    mediaItemUrl: media.url,
    sourceUrl: isPicture ? media.url : null,
    focalPoint: media.focalPoint ?? null,
    mediaDetails: isPicture ? { width, height, file: file } : null,
  };
}

export function mediaSlug(media: DemoMedia): string {
  return media.file.replace(/\.\w+$/, '');
}
