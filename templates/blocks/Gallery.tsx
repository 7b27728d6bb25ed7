import { type ReactNode, use } from 'react';
import { Island } from '../components/Island.tsx';
import { PictureRoomContext, type Room, roomFor } from '../components/picture-room.ts';
import { RichText } from '../components/RichText.tsx';
import { useLangOf } from '../components/use-language.ts';
import { Island as PictureGallery } from '../islands/Gallery.tsx';
import type { BlockStyle, Href, PictureData, SafeHtml } from '../types.ts';
import { styleProps } from './style-props.ts';

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
  /** Where it leads instead of to the lightbox. */
  readonly href?: Href;
  readonly caption?: SafeHtml;
}

export function Gallery({ id, items, columns = 3, isCropped, caption, style }: GalleryProps): ReactNode {
  const room = use(PictureRoomContext);
  const langOf = useLangOf();
  if (items.length === 0) return null;
  return (
    <figure {...styleProps(style)}>
      <Island
        name="gallery"
        id={id}
        when="interaction"
        component={PictureGallery}
        props={{
          items: items.map((item) => ({ ...item, lang: item.caption && langOf(item.caption) })),
          columns,
          isCropped,
          sizes: gallerySizes(roomFor(room, style), columns),
        }}
      />
      <RichText as="figcaption" html={caption} />
    </figure>
  );
}

/** For one picture: Gallery.module.css decides how many are side by side. */
function gallerySizes({ rem, vw }: Room, columns: number): string {
  const across = columns < 4 ? columns : 4;
  const narrow = `(min-width: 40rem) ${Math.round(vw / across)}vw, ${vw / (columns === 1 ? 1 : 2)}vw`;
  return rem === Infinity ? narrow : `(min-width: ${rem + 4}rem) ${Math.round(rem / across)}rem, ${narrow}`;
}
