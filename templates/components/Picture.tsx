import type { CSSProperties, ReactNode } from 'react';
import type { PictureData, PictureSources } from '../types.ts';
import { toneWords } from './tone-words.ts';

interface PictureProps {
  readonly picture: PictureData;
  /** The display width of the picture for the `sizes` attribute. */
  readonly sizes?: string;
  readonly className?: string | undefined;
  /** The most important picture of the page: loaded before all others. */
  readonly isFirst?: boolean;
}

/**
 * Renders a picture in a size and format for the browser. It reserves its place with its colours
 * while it loads; lazy unless it is the page's first. Animations do not move for visitors who want
 * less motion.
 */
export function Picture({ picture, sizes = '100vw', className, isFirst = false }: PictureProps): ReactNode {
  const { src, width, height, alt, sources, motion, tones, focus } = picture;
  const image = (
    <img
      className={className}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
      src={src}
      width={width}
      height={height}
      alt={alt}
      data-tones={tones && toneWords(tones)}
      style={focus && focalStyle(focus)}
    />
  );
  if (sources === undefined && motion === undefined) return image;
  return (
    <>
      {isFirst && sources !== undefined && motion === undefined ? (
        <Preload sources={sources} sizes={sizes} />
      ) : null}
      <picture>
        {motion === undefined ? null : (
          <source media="(prefers-reduced-motion: no-preference)" srcSet={motion} />
        )}
        {sources === undefined ? null : <Sources sources={sources} sizes={sizes} />}
        {image}
      </picture>
    </>
  );
}

/** What a crop keeps in view, see base.css; the middle needs no word. */
function focalStyle([x, y]: readonly [x: number, y: number]): CSSProperties | undefined {
  return x === 50 && y === 50 ? undefined : { '--focal': `${x}% ${y}%` };
}

interface SourcesProps {
  readonly sources: PictureSources;
  readonly sizes: string;
}

function Sources({ sources, sizes }: SourcesProps): ReactNode {
  return (
    <>
      <source type="image/avif" sizes={sizes} srcSet={candidates(sources, 'avif')} />
      <source type="image/webp" sizes={sizes} srcSet={candidates(sources, 'webp')} />
    </>
  );
}

/** React puts it into the head, so that the first picture is requested before the body is read. */
function Preload({ sources, sizes }: SourcesProps): ReactNode {
  return (
    <link
      rel="preload"
      href={`${sources.stem}-${sources.avif.at(-1)}.avif`}
      as="image"
      type="image/avif"
      imageSrcSet={candidates(sources, 'avif')}
      imageSizes={sizes}
      fetchPriority="high"
    />
  );
}

/** Lists the files of one format as a `srcset`: "/pier-320.avif 320w, /pier-480.avif 480w". */
export function candidates(sources: PictureSources, format: 'avif' | 'webp'): string {
  return sources[format].map((width) => `${sources.stem}-${width}.${format} ${width}w`).join(', ');
}
