import { classNames, escapeAttribute } from '../../../demo/blocks/block.ts';
import {
  type Attributes,
  htmlAttribute,
  jsonAttribute,
  pick,
  type SaveBlock,
  textAttribute,
} from './saved-block.ts';

/** The blocks that show pictures and films. */
export const mediaBlocks: Readonly<Record<string, SaveBlock>> = {
  'core/image': ({ attributes }) => {
    const { id, width, aspectRatio } = attributes;
    const className = classNames(
      'wp-block-image',
      alignClass(attributes),
      'size-large',
      width !== undefined && 'is-resized',
      textAttribute(attributes, 'className'),
    );
    return {
      attributes: pick(attributes, [
        'id',
        'width',
        'aspectRatio',
        'scale',
        'sizeSlug',
        'linkDestination',
        'align',
        'className',
      ]),
      open: `<figure class="${className}">${linked(
        `<img src="${String(attributes.url)}" alt="${escapeAttribute(String(attributes.alt))}" class="wp-image-${String(id)}"${htmlAttribute(
          'style',
          [
            aspectRatio && `aspect-ratio:${String(aspectRatio)};object-fit:cover`,
            width && `width:${String(width)};height:auto`,
          ]
            .filter(Boolean)
            .join(';'),
        )}/>`,
        attributes,
      )}${captionOf(attributes)}</figure>`,
    };
  },
  'core/gallery': ({ attributes }) => {
    const { columns, imageCrop } = attributes;
    const className = classNames(
      'wp-block-gallery',
      alignClass(attributes),
      'has-nested-images',
      columns === undefined ? 'columns-default' : `columns-${String(columns)}`,
      imageCrop === true && 'is-cropped',
    );
    return {
      attributes: {
        ...pick(attributes, ['columns', 'linkTo', 'align']),
        ...(imageCrop === false && { imageCrop }),
      },
      open: `<figure class="${className}">`,
      close: `${captionOf(attributes, 'blocks-gallery-caption ')}</figure>`,
    };
  },
  'core/cover': ({ attributes }) => {
    const { id, url, dimRatio, minHeight } = attributes;
    const position = textAttribute(attributes, 'contentPosition');
    const focalPoint = jsonAttribute(attributes, 'focalPoint');
    const className = classNames(
      'wp-block-cover',
      alignClass(attributes),
      position !== undefined && `has-custom-content-position is-position-${position.replace(' ', '-')}`,
    );
    const focus = focalPoint && `${percent(focalPoint.x)} ${percent(focalPoint.y)}`;
    const placed = focus === undefined ? '' : ` style="object-position:${focus}"`;
    return {
      attributes: {
        ...pick(attributes, [
          'url',
          'id',
          'dimRatio',
          'overlayColor',
          'customOverlayColor',
          'minHeight',
          'minHeightUnit',
          'contentPosition',
          'align',
        ]),
        ...(focalPoint && { focalPoint }),
      },
      open:
        `<div class="${className}" style="min-height:${String(minHeight)}px">` +
        `<img class="wp-block-cover__image-background wp-image-${String(id)}" alt="" src="${String(url)}"${placed} data-object-fit="cover"${htmlAttribute('data-object-position', focus ?? '')}/>` +
        `${overlay(attributes, Number(dimRatio))}<div class="wp-block-cover__inner-container">`,
      close: '</div></div>',
    };
  },
  'core/embed': ({ attributes, parts: [html = ''] }) => {
    const align = alignClass(attributes);
    return {
      attributes: pick(attributes, ['url', 'type', 'providerNameSlug', 'responsive', 'align', 'className']),
      open: align ? html.replace('"wp-block-embed ', `"wp-block-embed ${align} `) : html,
    };
  },
  'core/video': ({ attributes }) => {
    const { loop, muted, src, tracks } = attributes;
    const flags = `controls${loop ? ' loop' : ''}${muted ? ' muted' : ''}`;
    const rows: readonly Attributes[] = Array.isArray(tracks) ? tracks : [];
    return {
      attributes: { ...pick(attributes, ['id', 'align']), ...(rows.length > 0 && { tracks }) },
      open:
        `<figure class="${classNames('wp-block-video', alignClass(attributes))}">` +
        `<video ${flags}${htmlAttribute('poster', textAttribute(attributes, 'poster') ?? '')} src="${String(src)}">` +
        `${rows.map(trackHtml).join('')}</video>${captionOf(attributes)}</figure>`,
    };
  },
};

function alignClass(attributes: Attributes): string | undefined {
  const align = textAttribute(attributes, 'align');
  return align && `align${align}`;
}

function linked(picture: string, attributes: Attributes): string {
  const href = textAttribute(attributes, 'href');
  if (href === undefined) return picture;
  const target = htmlAttribute('target', textAttribute(attributes, 'linkTarget') ?? '');
  const rel = htmlAttribute('rel', textAttribute(attributes, 'rel') ?? '');
  return `<a href="${escapeAttribute(href)}"${target}${rel}>${picture}</a>`;
}

function captionOf(attributes: Attributes, className = ''): string {
  const caption = textAttribute(attributes, 'caption');
  return caption === undefined
    ? ''
    : `<figcaption class="${className}wp-element-caption">${caption}</figcaption>`;
}

function overlay(attributes: Attributes, dimRatio: number): string {
  const colour = textAttribute(attributes, 'overlayColor');
  const custom = textAttribute(attributes, 'customOverlayColor');
  const className = classNames(
    'wp-block-cover__background',
    colour !== undefined && `has-${colour}-background-color`,
    dimRatio !== 50 && `has-background-dim-${dimRatio}`,
    'has-background-dim',
  );
  return `<span aria-hidden="true" class="${className}"${custom === undefined ? '' : ` style="background-color:${custom}"`}></span>`;
}

function percent(share: unknown): string {
  return `${Math.round(Number(share) * 100)}%`;
}

function trackHtml({ src, kind, srcLang, label }: Attributes): string {
  return `<track src="${String(src)}" kind="${String(kind)}" srclang="${String(srcLang)}" label="${String(label)}"/>`;
}
