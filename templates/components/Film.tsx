import type { ReactNode } from 'react';
import type { Href, PictureData } from '../types.ts';
import { each } from './each.ts';

interface FilmProps {
  readonly src: Href;
  readonly poster?: PictureData | undefined;
  readonly isLooping?: boolean;
  readonly isMuted?: boolean;
  readonly tracks?: readonly FilmTrack[];
}

/** Words that go with a film. */
export interface FilmTrack {
  readonly src: Href;
  readonly kind: 'subtitles' | 'captions' | 'descriptions' | 'chapters';
  /** As BCP 47 has it: "en". */
  readonly language?: string;
  readonly label: string;
}

/** A film of ours. It never starts by itself; with a poster nothing of it is loaded before the visitor plays it. */
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
      {each(tracks, ({ src: file, kind, language, label }, index) => (
        <track src={file} kind={kind} srcLang={language} label={label} default={index === 0} />
      ))}
    </video>
  );
}

/** One file for every browser that knows WebP, wide enough for a column: a poster is fetched at once, wherever it stands. */
function posterFile({ src, sources }: PictureData): string {
  const width = sources?.webp.filter((wide) => wide <= widestPoster).at(-1);
  return sources === undefined || width === undefined ? src : `${sources.stem}-${width}.webp`;
}

/** Pixels. */
const widestPoster = 1080;
