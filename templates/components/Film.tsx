import type { ReactNode } from 'react';
import type { Href, PictureData } from '../types.ts';

interface FilmProps {
  readonly src: Href;
  readonly poster?: PictureData | undefined;
  readonly isLooping?: boolean;
  readonly isMuted?: boolean;
}

/** A film of ours. It never starts by itself; with a poster nothing of it is loaded before the visitor plays it. */
export function Film({ src, poster, isLooping = false, isMuted = false }: FilmProps): ReactNode {
  return (
    <video
      src={src}
      poster={poster?.src}
      width={poster?.width}
      height={poster?.height}
      preload={poster === undefined ? 'metadata' : 'none'}
      controls
      loop={isLooping}
      muted={isMuted}
      playsInline
    />
  );
}
