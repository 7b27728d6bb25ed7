import { largeSizeOf, mediaByFile } from '../media.ts';
import { classNames, container, type DemoBlock, escapeAttribute, leaf, requestNumber } from './block.ts';
import { cssAttribute } from './text.ts';

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
  const { caption, align, href, linkTarget, rounded = false, width, aspectRatio } = options;
  const alt = options.alt ?? media.alt;
  const url = largeSizeOf(media);
  const target = linkTarget === undefined ? '' : ` target="${linkTarget}" rel="noreferrer noopener"`;
  const css = [
    aspectRatio && `aspect-ratio:${aspectRatio};object-fit:cover`,
    width === undefined ? undefined : `width:${width}px;height:auto`,
  ];
  const picture = `<img src="${url}" alt="${escapeAttribute(alt)}" class="wp-image-${media.id}"${cssAttribute(css)}/>`;
  const linked = href === undefined ? picture : `<a href="${escapeAttribute(href)}"${target}>${picture}</a>`;
  const className = classNames(
    'wp-block-image',
    align !== undefined && `align${align}`,
    'size-large',
    width !== undefined && 'is-resized',
    rounded && 'is-style-rounded',
  );
  return leaf({
    name: 'core/image',
    type: 'CoreImage',
    attributes: {
      id: media.id,
      url,
      src: url,
      alt,
      caption: caption ?? '',
      href,
      linkTarget,
      rel: linkTarget === undefined ? undefined : 'noreferrer noopener',
      linkDestination: href === undefined ? 'none' : 'custom',
      sizeSlug: 'large',
      align,
      className: rounded ? 'is-style-rounded' : undefined,
      width: width === undefined ? undefined : `${width}px`,
      aspectRatio,
      scale: aspectRatio === undefined ? undefined : 'cover',
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
  const innerBlocks = pictures.map((picture) => (typeof picture === 'string' ? image(picture) : picture));
  const className = classNames(
    'wp-block-gallery has-nested-images',
    columns === undefined ? 'columns-default' : `columns-${columns}`,
    align !== undefined && `align${align}`,
    imageCrop && 'is-cropped',
    `wp-block-gallery-${requestNumber} is-layout-flex wp-block-gallery-is-layout-flex`,
  );
  const figcaption =
    caption === undefined
      ? ''
      : `<figcaption class="blocks-gallery-caption wp-element-caption">${caption}</figcaption>`;
  return container({
    name: 'core/gallery',
    type: 'CoreGallery',
    attributes: {
      columns,
      caption: caption ?? '',
      imageCrop,
      align,
      linkTo: 'none',
      sizeSlug: 'large',
      allowResize: false,
      aspectRatio: 'auto',
      fixedHeight: true,
      randomOrder: false,
      navigationButtonType: 'icon',
      // Left empty by the real server too: the pictures are the inner blocks.
      ids: [],
      images: [],
    },
    open: `<figure class="${className}">`,
    close: `${figcaption}</figure>`,
    innerBlocks,
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
    align !== undefined && `align${align}`,
    contentPosition !== undefined &&
      `has-custom-content-position is-position-${contentPosition.replace(' ', '-')}`,
  );
  const focus = focalPoint && `${percent(focalPoint.x)} ${percent(focalPoint.y)}`;
  const placed = cssAttribute([focus && `object-position:${focus}`]);
  const dimClasses = classNames(
    'wp-block-cover__background',
    overlayColor !== undefined && `has-${overlayColor}-background-color`,
    dimRatio !== 50 && `has-background-dim-${dimRatio}`,
    'has-background-dim',
  );
  return container({
    name: 'core/cover',
    type: 'CoreCover',
    attributes: {
      id: media.id,
      url: media.url,
      alt: '',
      backgroundType: 'image',
      dimRatio,
      minHeight,
      minHeightUnit: 'px',
      align,
      overlayColor,
      customOverlayColor,
      contentPosition,
      focalPoint: focalPoint === undefined ? undefined : JSON.stringify(focalPoint),
      hasParallax: false,
      isDark: true,
      isRepeated: false,
      tagName: 'div',
      useFeaturedImage: false,
    },
    open:
      `<div class="${className}" style="min-height:${minHeight}px;aspect-ratio:unset;">` +
      `<img class="wp-block-cover__image-background wp-image-${media.id}" alt="" src="${media.url}"${placed} data-object-fit="cover"${focus === undefined ? '' : ` data-object-position="${focus}"`}/>` +
      `<span aria-hidden="true" class="${dimClasses}"${cssAttribute([customOverlayColor && `background-color:${customOverlayColor}`])}></span>` +
      '<div class="wp-block-cover__inner-container is-layout-flow wp-block-cover-is-layout-flow">',
    close: '</div></div>',
    innerBlocks,
  });
}

/** A player of a public provider: as on a server that could not reach the provider, only the address is saved. */
export function embed(provider: string, url: string, caption?: string, align?: 'wide' | 'full'): DemoBlock {
  const className = 'wp-embed-aspect-16-9 wp-has-aspect-ratio';
  const classes = classNames(
    align !== undefined && `align${align}`,
    'is-type-video',
    `is-provider-${provider} wp-block-embed-${provider}`,
    className,
  );
  return leaf({
    name: 'core/embed',
    type: 'CoreEmbed',
    attributes: {
      url,
      type: 'video',
      providerNameSlug: provider,
      caption: caption ?? '',
      align,
      className,
      responsive: true,
      allowResponsive: true,
      previewable: true,
    },
    html:
      `<figure class="wp-block-embed ${classes}">` +
      `<div class="wp-block-embed__wrapper">\n${escapeAttribute(url)}\n</div>${captionHtml(caption)}</figure>`,
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
  const { caption, loop = false, muted = false, align, tracks = [] } = options;
  const media = mediaByFile(file);
  const poster = options.poster === undefined ? undefined : mediaByFile(options.poster).url;
  const flags = `${loop ? ' loop' : ''}${muted ? ' muted' : ''}`;
  const posterAttribute = poster === undefined ? '' : ` poster="${poster}"`;
  return leaf({
    name: 'core/video',
    type: 'CoreVideo',
    attributes: {
      id: media.id,
      src: media.url,
      poster,
      caption: caption ?? '',
      controls: true,
      autoplay: false,
      loop,
      muted,
      preload: 'metadata',
      align,
      tracks: tracks.map(({ file: name, ...track }) => ({ ...track, src: mediaByFile(name).url })),
    },
    html:
      `<figure class="${classNames('wp-block-video', align !== undefined && `align${align}`)}">` +
      `<video controls${flags}${posterAttribute} src="${media.url}">${tracks.map(trackHtml).join('')}</video>${captionHtml(caption)}</figure>`,
  });
}

function trackHtml({ file, kind, srcLang, label }: VideoTrack): string {
  return `<track src="${mediaByFile(file).url}" kind="${kind}" srclang="${srcLang}" label="${label}"/>`;
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}

function captionHtml(caption: string | undefined): string {
  return caption === undefined ? '' : `<figcaption class="wp-element-caption">${caption}</figcaption>`;
}
