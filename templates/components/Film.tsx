import type { ReactNode } from 'react';
import type { Href, PictureData } from '../types.ts';
import { staticList } from './static-list.ts';

interface FilmProps {
  readonly src: Href;
  readonly poster?: PictureData | undefined;
  readonly isLooping?: boolean;
  readonly isMuted?: boolean;
  readonly tracks?: readonly FilmTrack[];
}

/** Captions of a video. */
export interface FilmTrack {
  readonly src: Href;
  readonly kind: 'subtitles' | 'captions' | 'descriptions' | 'chapters';
  /** In BCP 47: "en". */
  readonly language?: string;
  readonly label: string;
}

/**
 * Renders a video of the site. It never starts by itself; with a poster nothing is loaded before it
 * is played.
 */
export function Film({ src, poster, isLooping = false, isMuted = false, tracks = [] }: FilmProps): ReactNode {
  return (
    <video
      src={src}
      poster={poster && posterFile(poster)}
      width={poster?.width}
      height={poster?.height}
      preload={poster === undefined ? 'metadata' : 'none'}
      controls
      loop={isLooping}
      muted={isMuted}
      playsInline
    >
      {staticList(tracks, ({ src: file, kind, language, label }, index) => (
        <track src={file} kind={kind} srcLang={language} label={label} default={index === 0} />
      ))}
    </video>
  );
}

/**
 * One file, wide enough for a column: posters are not loaded lazily. A browser without AVIF plays the film
 * without a poster.
 */
function posterFile({ src, sources }: PictureData): string {
  const width = sources?.avif.filter((wide) => wide <= widestPoster).at(-1);
  return sources === undefined || width === undefined ? src : `${sources.stem}-${width}.avif`;
}

/** Pixels. */
const widestPoster = 1200;
