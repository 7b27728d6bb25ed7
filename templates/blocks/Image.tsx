import { type ReactNode, use } from 'react';
import { Picture } from '../components/Picture.tsx';
import { PictureRoomContext, roomFor, sizesInBox, sizesOf } from '../components/picture-room.ts';
import { RichText } from '../components/RichText.tsx';
import type { BlockStyle, Href, PictureData, SafeHtml } from '../types.ts';
import styles from './Image.module.css';
import { styleProps } from './style-props.ts';

export interface ImageProps {
  readonly picture: PictureData;
  readonly caption?: SafeHtml;
  readonly href?: Href;
  readonly opensNewTab?: boolean;
  /** Display width in pixels, where there is enough room. One from edge to edge has none. */
  readonly width?: number;
  /** The ratio that it is cropped to: "16/9". */
  readonly aspectRatio?: string;
  /** It is fitted into that ratio without cropping. */
  readonly isWhole?: boolean;
  readonly style: BlockStyle;
}

export function Image(props: ImageProps): ReactNode {
  const { picture, caption, href, opensNewTab = false, aspectRatio, isWhole = false, style } = props;
  const width = style.align === 'full' ? undefined : (props.width ?? ownWidth(picture, style));
  const room = roomFor(use(PictureRoomContext), style);
  const sizes = width === undefined ? sizesOf(room) : `min(${width}px, ${room.vw}vw)`;
  const image = (
    <Picture
      picture={picture}
      sizes={aspectRatio === undefined || isWhole ? sizes : sizesInBox(sizes, picture, ratioOf(aspectRatio))}
    />
  );
  const dressed = styleProps(
    style,
    style.variation === 'rounded' && 'rounded',
    width !== undefined && styles.sized,
    style.align === 'center' && styles.centered,
    aspectRatio !== undefined && styles.shaped,
    isWhole && styles.whole,
  );
  return (
    <figure {...dressed} style={withBox(dressed.style, width, aspectRatio)}>
      {href === undefined ? (
        image
      ) : (
        <a className={styles.link} href={href} {...(opensNewTab && { target: '_blank', rel: 'noopener' })}>
          {image}
        </a>
      )}
      <RichText as="figcaption" html={caption} />
    </figure>
  );
}

/** Of a picture that is smaller than its column: it is not enlarged. Undefined for any other, and for one that is to be wide. */
function ownWidth({ width }: PictureData, { align }: BlockStyle): number | undefined {
  return align !== 'wide' && width < columnWidth ? width : undefined;
}

/** In pixels. */
const columnWidth = 640;

function withBox(style: ReturnType<typeof styleProps>['style'], width?: number, aspectRatio?: string) {
  if (width === undefined && aspectRatio === undefined) return style;
  return {
    ...style,
    ...(width !== undefined && { '--figure': `${width}px` }),
    ...(aspectRatio !== undefined && { '--shape': aspectRatio }),
  };
}

function ratioOf(aspectRatio: string): number {
  const [width = 1, height = 1] = aspectRatio.split('/').map(Number);
  return width / height;
}
