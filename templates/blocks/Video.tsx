import type { ReactNode } from 'react';
import { Film, type FilmTrack } from '../components/Film.tsx';
import { RichText } from '../components/RichText.tsx';
import type { BlockStyle, Href, PictureData, SafeHtml } from '../types.ts';
import { styleProps } from './style-props.ts';

export interface VideoProps {
  readonly src: Href;
  readonly poster?: PictureData;
  readonly caption?: SafeHtml;
  readonly isLooping?: boolean;
  readonly isMuted?: boolean;
  readonly tracks?: readonly FilmTrack[];
  readonly style: BlockStyle;
}

/** The controls are always visible: the video does not start by itself. */
export function Video({ src, poster, caption, isLooping, isMuted, tracks, style }: VideoProps): ReactNode {
  return (
    <figure {...styleProps(style)}>
      <Film
        src={src}
        poster={poster}
        isLooping={isLooping ?? false}
        isMuted={isMuted ?? false}
        tracks={tracks ?? []}
      />
      <RichText as="figcaption" html={caption} />
    </figure>
  );
}
