import { type CSSProperties, type ReactNode, useContext } from 'react';
import type { PictureData, PictureSources } from '../types.ts';
import { LanguageContext } from './LanguageContext.ts';

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
  const { src, width, height, alt, sources, motion } = picture;
  const { content } = useContext(LanguageContext);
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
      lang={alt === '' ? undefined : content}
      style={styleOf(picture)}
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
        {sources === undefined ? null : (
          <source type="image/avif" sizes={sizes} srcSet={candidates(sources)} />
        )}
        {image}
      </picture>
    </>
  );
}

/** Names the colours and the point that a crop keeps in view, see base.css; the middle needs no word. */
function styleOf({
  tones,
  focus: [x, y] = middle,
}: Pick<PictureData, 'tones' | 'focus'>): CSSProperties | undefined {
  const isCentred = x === 50 && y === 50;
  if (tones === undefined && isCentred) return undefined;
  return {
    ...(tones && { '--top': tones[0], '--bottom': tones[1] }),
    ...(!isCentred && { '--focal': `${x}% ${y}%` }),
  };
}

const middle = [50, 50] as const;

interface PreloadProps {
  readonly sources: PictureSources;
  readonly sizes: string;
}

/** React puts it into the head, so that the first picture is requested before the body is read. */
function Preload({ sources, sizes }: PreloadProps): ReactNode {
  return (
    <link
      rel="preload"
      href={`${sources.stem}-${sources.avif.at(-1)}.avif`}
      as="image"
      type="image/avif"
      imageSrcSet={candidates(sources)}
      imageSizes={sizes}
      fetchPriority="high"
    />
  );
}

/** Lists the files as a `srcset`: "/pier-320.avif 320w, /pier-480.avif 480w". */
export function candidates({ stem, avif }: PictureSources): string {
  return avif.map((width) => `${stem}-${width}.avif ${width}w`).join(', ');
}
