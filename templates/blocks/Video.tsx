import type { ReactNode } from 'react';
import { Film } from '../components/Film.tsx';
import { RichText } from '../components/RichText.tsx';
import type { BlockStyle, Href, PictureData, SafeHtml } from '../types.ts';
import { blockClasses } from './block-style.ts';

export interface VideoProps {
  readonly src: Href;
  readonly poster?: PictureData;
  readonly caption?: SafeHtml;
  readonly hasControls: boolean;
  readonly isLooping?: boolean;
  readonly isMuted?: boolean;
  readonly style: BlockStyle;
}

/** Its controls are there whatever the editor chose: it does not start by itself. */
export function Video({ src, poster, caption, isLooping, isMuted, style }: VideoProps): ReactNode {
  return (
    <figure id={style.anchor} className={blockClasses(style)}>
      <Film src={src} poster={poster} isLooping={isLooping ?? false} isMuted={isMuted ?? false} />
      <RichText as="figcaption" html={caption} />
    </figure>
  );
}
