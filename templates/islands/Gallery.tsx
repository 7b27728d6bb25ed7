import { galleryWords } from '../../words/site/gallery-words.ts';
import 'photoswipe/style.css';
import type { MouseEvent, ReactNode } from 'react';
import { classNames } from '../components/class-names.ts';
import { candidates, Picture } from '../components/Picture.tsx';
import { sizesInBox } from '../components/picture-room.ts';
import { staticList } from '../components/static-list.ts';
import type { Href, PictureData, SafeHtml } from '../types.ts';
import { admitDrawings } from './admit-drawings.ts';
import styles from './Gallery.module.css';

export interface GalleryIslandProps {
  readonly items: readonly {
    readonly picture: PictureData;
    readonly href?: Href;
    readonly caption?: SafeHtml;
    /** Of the caption, where it is another than the site's. */
    readonly lang?: string | undefined;
  }[];
  readonly columns: number;
  readonly isCropped: boolean;
  /** Of the place of one picture. */
  readonly sizes: string;
}

/**
 * Shows pictures that open in a lightbox. Without script, or with a modifier key, each links to its
 * file.
 */
export function Island({ items, columns, isCropped, sizes }: GalleryIslandProps): ReactNode {
  return (
    <ul className={classNames(styles.gallery, styles[`of-${columns}`], isCropped && styles.cropped)}>
      {staticList(items, ({ picture, href, caption, lang }, index) => (
        <li>
          <figure>
            <a
              {...(href === undefined
                ? {
                    href: picture.src,
                    'data-wait': '',
                    'aria-label':
                      picture.alt === ''
                        ? galleryWords.enlargeNumber({ number: index + 1 })
                        : galleryWords.enlarge({ title: picture.alt }),
                    onClick: (event: MouseEvent) => openInstead(event, items, index),
                  }
                : { href, 'aria-label': picture.alt || galleryWords.number({ number: index + 1 }) })}
            >
              <Picture picture={picture} sizes={isCropped ? sizesInBox(sizes, picture, 1) : sizes} />
            </a>
            {caption === undefined || caption.trim() === '' ? null : (
              // biome-ignore lint/security/noDangerouslySetInnerHtml: safe html
              <figcaption dir="auto" lang={lang} dangerouslySetInnerHTML={{ __html: caption }} />
            )}
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
  openLightbox(items, index, showsAvif(link)).catch((cause: unknown) => {
    console.error('The lightbox could not be opened', cause);
    window.location.assign(link.getAttribute('href') ?? '');
  });
}

/** Returns true where the browser chose AVIF for the small picture, for the large one. */
function showsAvif(link: Element): boolean {
  return link.querySelector('img')?.currentSrc.endsWith('.avif') ?? false;
}

async function openLightbox(
  items: GalleryIslandProps['items'],
  index: number,
  isAvif: boolean,
): Promise<void> {
  admitDrawings();
  const { default: PhotoSwipe } = await import('photoswipe');
  const dataSource = items.map(({ picture }) => ({
    src: picture.src,
    width: picture.width,
    height: picture.height,
    alt: picture.alt,
    ...(picture.sources === undefined || !isAvif ? {} : { srcset: candidates(picture.sources) }),
  }));
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const lightbox = new PhotoSwipe({ dataSource, index, showHideAnimationType: isStill ? 'none' : 'fade' });
  lightbox.init();
  // The library makes it a dialog without a name.
  lightbox.element?.setAttribute('aria-label', galleryWords.label);
}
