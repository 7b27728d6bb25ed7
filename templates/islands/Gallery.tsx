import 'photoswipe/style.css';
import type { MouseEvent, ReactNode } from 'react';
import { classNames } from '../components/class-names.ts';
import { each } from '../components/each.ts';
import { Picture } from '../components/Picture.tsx';
import { RichText } from '../components/RichText.tsx';
import type { PictureData, SafeHtml } from '../types.ts';
import styles from './Gallery.module.css';

export interface GalleryIslandProps {
  readonly items: readonly { readonly picture: PictureData; readonly caption?: SafeHtml }[];
  readonly columns: number;
  readonly isCropped: boolean;
}

/** Pictures that open in a lightbox. Without script, or with a held key, each link leads to its file. */
export function Island({ items, columns, isCropped }: GalleryIslandProps): ReactNode {
  return (
    <ul className={classNames(styles.gallery, styles[`of-${columns}`], isCropped && styles.cropped)}>
      {each(items, ({ picture, caption }, index) => (
        <li>
          <figure>
            <a
              href={picture.src}
              data-wait=""
              aria-label={`Enlarge: ${picture.alt || `picture ${index + 1}`}`}
              onClick={(event) => openInstead(event, items, index)}
            >
              <Picture picture={picture} sizes="(min-width: 64rem) 24rem, 46vw" />
            </a>
            <RichText as="figcaption" html={caption} />
          </figure>
        </li>
      ))}
    </ul>
  );
}

function openInstead(event: MouseEvent, items: GalleryIslandProps['items'], index: number): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const link = event.currentTarget;
  openLightbox(items, index).catch((cause: unknown) => {
    console.error('The lightbox could not be opened', cause);
    window.location.assign(link.getAttribute('href') ?? '');
  });
}

async function openLightbox(items: GalleryIslandProps['items'], index: number): Promise<void> {
  const { default: PhotoSwipe } = await import('photoswipe');
  const dataSource = items.map(({ picture }) => ({
    src: picture.src,
    width: picture.width,
    height: picture.height,
    alt: picture.alt,
    ...(picture.srcSet === undefined ? {} : { srcset: picture.srcSet }),
  }));
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  new PhotoSwipe({ dataSource, index, showHideAnimationType: isStill ? 'none' : 'fade' }).init();
}
