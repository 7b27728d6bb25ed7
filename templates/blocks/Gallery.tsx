import type { ReactNode } from 'react';
import { Island } from '../components/Island.tsx';
import { RichText } from '../components/RichText.tsx';
import { Island as PictureGallery } from '../islands/Gallery.tsx';
import type { BlockStyle, PictureData, SafeHtml } from '../types.ts';
import { blockClasses } from './block-style.ts';

/** The pictures open in a lightbox (an island); without script each links to its own file. */
export interface GalleryProps {
  readonly id: string;
  readonly items: readonly GalleryItem[];
  readonly columns?: number;
  readonly isCropped: boolean;
  readonly caption?: SafeHtml;
  readonly style: BlockStyle;
}
export interface GalleryItem {
  readonly picture: PictureData;
  readonly caption?: SafeHtml;
}

export function Gallery({ id, items, columns = 3, isCropped, caption, style }: GalleryProps): ReactNode {
  if (items.length === 0) return null;
  return (
    <figure id={style.anchor} className={blockClasses(style)}>
      <Island
        name="gallery"
        id={id}
        when="interaction"
        component={PictureGallery}
        props={{ items, columns, isCropped }}
      />
      <RichText as="figcaption" html={caption} />
    </figure>
  );
}
