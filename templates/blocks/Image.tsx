import type { ReactNode } from 'react';
import { Picture } from '../components/Picture.tsx';
import { RichText } from '../components/RichText.tsx';
import type { BlockStyle, Href, PictureData, SafeHtml } from '../types.ts';
import { blockClasses } from './block-style.ts';

export interface ImageProps {
  readonly picture: PictureData;
  readonly caption?: SafeHtml;
  readonly href?: Href;
  readonly style: BlockStyle;
}

export function Image({ picture, caption, href, style }: ImageProps): ReactNode {
  const isWide = style.align === 'wide' || style.align === 'full';
  const image = <Picture picture={picture} sizes={isWide ? '100vw' : '(min-width: 48rem) 44rem, 92vw'} />;
  return (
    <figure id={style.anchor} className={blockClasses(style, style.variation === 'rounded' && 'rounded')}>
      {href === undefined ? image : <a href={href}>{image}</a>}
      <RichText as="figcaption" html={caption} />
    </figure>
  );
}
