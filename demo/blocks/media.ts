import { largeSizeOf, mediaByFile } from '../media.ts';
import {
  added,
  classNames,
  container,
  type DemoBlock,
  escapeAttribute,
  leaf,
  requestNumber,
} from './block.ts';
import { alignClass, cssAttribute } from './dress.ts';

export interface ImageOptions {
  /** Inline html. */
  readonly caption?: string;
  /** Overrides the alt text of the library; empty for a picture that only decorates. */
  readonly alt?: string;
  readonly align?: 'left' | 'center' | 'right' | 'wide' | 'full';
  readonly href?: string;
  readonly linkTarget?: '_blank';
  readonly rounded?: boolean;
  /** Pixels. */
  readonly width?: number;
  /** "1", "4/3" ... */
  readonly aspectRatio?: string;
}

/** A picture of the library, in the size that WordPress offers first ("large", 1024 pixels). */
export function image(file: string, options: ImageOptions = {}): DemoBlock {
  const media = mediaByFile(file);
  const { caption, align, href, linkTarget, rounded, width, aspectRatio, alt = media.alt } = options;
  const target = linkTarget === undefined ? '' : ` target="${linkTarget}" rel="noreferrer noopener"`;
  const css = cssAttribute(
    aspectRatio && `aspect-ratio:${aspectRatio};object-fit:cover`,
    width === undefined ? undefined : `width:${width}px;height:auto`,
  );
  const picture = `<img src="${largeSizeOf(media)}" alt="${escapeAttribute(alt)}" class="wp-image-${media.id}"${css}/>`;
  const linked = href === undefined ? picture : `<a href="${escapeAttribute(href)}"${target}>${picture}</a>`;
  const style = rounded ? 'is-style-rounded' : undefined;
  const className = classNames(
    'wp-block-image',
    alignClass(align),
    'size-large',
    width !== undefined && 'is-resized',
    style,
  );
  return leaf({
    name: 'core/image',
    attributes: {
      id: media.id,
      width: width && `${width}px`,
      aspectRatio,
      scale: aspectRatio && 'cover',
      sizeSlug: 'large',
      linkDestination: href === undefined ? 'none' : 'custom',
      align,
      className: style,
    },
    html: `<figure class="${className}">${linked}${captionHtml(caption)}</figure>`,
  });
}

export interface GalleryOptions {
  readonly columns?: number;
  /** Default: all pictures are cut to one shape. */
  readonly imageCrop?: boolean;
  readonly align?: 'wide' | 'full';
  /** Inline html. */
  readonly caption?: string;
}

/** Pictures by file name, or image blocks made by `image` where one needs a caption. */
export function gallery(pictures: readonly (string | DemoBlock)[], options: GalleryOptions = {}): DemoBlock {
  const { columns, caption, align, imageCrop = true } = options;
  const className = classNames(
    'wp-block-gallery',
    alignClass(align),
    'has-nested-images',
    `columns-${columns ?? 'default'}`,
    imageCrop && 'is-cropped',
  );
  const layout = ` wp-block-gallery-${requestNumber} is-layout-flex wp-block-gallery-is-layout-flex`;
  return container({
    name: 'core/gallery',
    attributes: { columns, linkTo: 'none', align, ...(!imageCrop && { imageCrop }) },
    open: `<figure class="${className}${added(layout)}">`,
    close: `${captionHtml(caption, 'blocks-gallery-caption ')}</figure>`,
    innerBlocks: pictures.map((picture) => (typeof picture === 'string' ? image(picture) : picture)),
  });
}

export interface CoverOptions {
  readonly dimRatio?: number;
  readonly minHeight?: number;
  readonly align?: 'wide' | 'full';
  readonly overlayColor?: string;
  readonly customOverlayColor?: string;
  /** "top left", "bottom center" ... */
  readonly contentPosition?: string;
  readonly focalPoint?: { readonly x: number; readonly y: number };
}

/** Blocks over a picture; `minHeight` in pixels. */
export function cover(
  file: string,
  innerBlocks: readonly DemoBlock[],
  options: CoverOptions = {},
): DemoBlock {
  const { dimRatio = 50, minHeight = 420, align, overlayColor, customOverlayColor } = options;
  const { contentPosition, focalPoint } = options;
  const media = mediaByFile(file);
  const className = classNames(
    'wp-block-cover',
    alignClass(align),
    contentPosition && `has-custom-content-position is-position-${contentPosition.replace(' ', '-')}`,
  );
  const dimClasses = classNames(
    'wp-block-cover__background',
    overlayColor && `has-${overlayColor}-background-color`,
    dimRatio !== 50 && `has-background-dim-${dimRatio}`,
    'has-background-dim',
  );
  const focus = focalPoint && `${percent(focalPoint.x)} ${percent(focalPoint.y)}`;
  const placed = cssAttribute(focus && `object-position:${focus}`);
  const placedData = focus === undefined ? '' : ` data-object-position="${focus}"`;
  return container({
    name: 'core/cover',
    attributes: {
      url: media.url,
      id: media.id,
      dimRatio,
      overlayColor,
      customOverlayColor,
      minHeight,
      minHeightUnit: 'px',
      contentPosition,
      align,
      focalPoint,
    },
    open:
      `<div class="${className}" style="min-height:${minHeight}px${added(';aspect-ratio:unset;')}">` +
      `<img class="wp-block-cover__image-background wp-image-${media.id}" alt="" src="${media.url}"${placed} data-object-fit="cover"${placedData}/>` +
      `<span aria-hidden="true" class="${dimClasses}"${cssAttribute(customOverlayColor && `background-color:${customOverlayColor}`)}></span>` +
      `<div class="wp-block-cover__inner-container${added(' is-layout-flow wp-block-cover-is-layout-flow')}">`,
    close: '</div></div>',
    innerBlocks,
  });
}

/** A player of a public provider: as on a server that could not reach the provider, only the address is saved. */
export function embed(provider: string, url: string, caption?: string, align?: 'wide' | 'full'): DemoBlock {
  const className = 'wp-embed-aspect-16-9 wp-has-aspect-ratio';
  const classes = classNames(
    'wp-block-embed',
    alignClass(align),
    `is-type-video is-provider-${provider} wp-block-embed-${provider} ${className}`,
  );
  return leaf({
    name: 'core/embed',
    attributes: { url, type: 'video', providerNameSlug: provider, responsive: true, align, className },
    html:
      `<figure class="${classes}"><div class="wp-block-embed__wrapper">\n` +
      `${escapeAttribute(url)}\n</div>${captionHtml(caption)}</figure>`,
  });
}

export interface VideoOptions {
  readonly poster?: string;
  readonly caption?: string;
  readonly loop?: boolean;
  readonly muted?: boolean;
  readonly align?: 'wide' | 'full';
  readonly tracks?: readonly VideoTrack[];
}

/** `file` is a WebVTT file of the library. */
export interface VideoTrack {
  readonly file: string;
  readonly kind: 'captions' | 'subtitles' | 'descriptions' | 'chapters';
  readonly srcLang: string;
  readonly label: string;
}

/** A film of the library; `poster` names a picture of the library. */
export function video(file: string, options: VideoOptions = {}): DemoBlock {
  const { caption, loop, muted, align, poster, tracks } = options;
  const media = mediaByFile(file);
  const flags = `${loop ? ' loop' : ''}${muted ? ' muted' : ''}`;
  const posterAttribute = poster === undefined ? '' : ` poster="${mediaByFile(poster).url}"`;
  return leaf({
    name: 'core/video',
    attributes: {
      id: media.id,
      align,
      tracks: tracks?.map(({ file: name, ...track }) => ({ src: mediaByFile(name).url, ...track })),
    },
    html:
      `<figure class="${classNames('wp-block-video', alignClass(align))}">` +
      `<video controls${flags}${posterAttribute} src="${media.url}">${tracks?.map(trackHtml).join('') ?? ''}</video>` +
      `${captionHtml(caption)}</figure>`,
  });
}

function trackHtml({ file, kind, srcLang, label }: VideoTrack): string {
  return `<track src="${mediaByFile(file).url}" kind="${kind}" srclang="${srcLang}" label="${label}"/>`;
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}

function captionHtml(caption: string | undefined, className = ''): string {
  return caption === undefined
    ? ''
    : `<figcaption class="${className}wp-element-caption">${caption}</figcaption>`;
}
