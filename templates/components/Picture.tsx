import type { ReactNode } from 'react';
import type { PictureData } from '../types.ts';

interface PictureProps {
  readonly picture: PictureData;
  /** How wide the picture is shown, as the `sizes` attribute says it. */
  readonly sizes?: string;
  readonly className?: string | undefined;
  /** The one picture that makes the first impression: loaded before all others. */
  readonly isFirst?: boolean;
}

/** An image that keeps its place while it loads; lazy unless it is the page's first. */
export function Picture({ picture, sizes = '100vw', className, isFirst = false }: PictureProps): ReactNode {
  const { src, srcSet, width, height, alt } = picture;
  return (
    <img
      className={className}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
      {...(srcSet === undefined ? {} : { sizes, srcSet })}
      src={src}
      width={width}
      height={height}
      alt={alt}
    />
  );
}
