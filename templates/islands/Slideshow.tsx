import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { slideshowWords } from '../../words/site/slideshow-words.ts';
import { Icon } from '../components/Icon.tsx';
import { Picture } from '../components/Picture.tsx';
import { sizesInBox } from '../components/picture-room.ts';
import { Sentence } from '../components/Sentence.tsx';
import { staticList } from '../components/static-list.ts';
import type { Href, PictureData } from '../types.ts';
import styles from './Slideshow.module.css';

export interface SlideshowIslandProps {
  readonly label: string;
  readonly slides: readonly {
    readonly picture: PictureData;
    readonly caption?: string;
    /** Of the caption, where it is another than the site's. */
    readonly lang?: string | undefined;
    readonly href?: Href;
  }[];
}

/**
 * Shows a strip of pictures to swipe, key or click through, following the carousel pattern of the
 * ARIA practices; it never moves by itself. Without script the strip scrolls and snaps, and the
 * buttons are hidden.
 */
export function Island({ label, slides }: SlideshowIslandProps): ReactNode {
  const { viewport, isLive, position, turn } = useCarousel();
  return (
    <section
      className={isLive ? styles.live : undefined}
      aria-roledescription={slideshowWords.carousel}
      aria-label={label}
      onKeyDown={(event) => turnByKey(event, turn)}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
      <div
        className={styles.viewport}
        ref={viewport}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls has to be reached by key
        tabIndex={0}
        role="group"
        aria-label={slideshowWords.label}
      >
        <div className={styles.strip}>
          {staticList(slides, (slide, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
            <div
              className={styles.slide}
              role="group"
              aria-roledescription={slideshowWords.slide}
              aria-label={slideshowWords.number({ number: index + 1, all: slides.length })}
            >
              <Slide {...slide} />
            </div>
          ))}
        </div>
      </div>
      {slides.length === 1 ? null : (
        <div className={`${styles.controls} needs-script`}>
          <button type="button" aria-label={slideshowWords.previous} onClick={() => turn(-1)}>
            <Icon name="back" />
          </button>
          <p role="status">
            <Sentence
              words={slideshowWords.position}
              values={{
                number: position + 1,
                slash: <span aria-hidden="true">/</span>,
                all: slides.length,
              }}
            />
          </p>
          <button type="button" aria-label={slideshowWords.next} onClick={() => turn(1)}>
            <Icon name="arrow" />
          </button>
        </div>
      )}
    </section>
  );
}

function Slide({ picture, caption, lang, href }: SlideshowIslandProps['slides'][number]): ReactNode {
  const image = (
    <Picture picture={picture} sizes={sizesInBox('(min-width: 75rem) 59rem, 78vw', picture, 3 / 2)} />
  );
  return (
    <figure>
      {href === undefined ? image : <a href={href}>{image}</a>}
      {caption === undefined || caption === '' ? null : (
        <figcaption dir="auto" lang={lang}>
          {caption}
        </figcaption>
      )}
    </figure>
  );
}

interface Carousel {
  readonly viewport: RefObject<HTMLDivElement | null>;
  readonly isLive: boolean;
  readonly position: number;
  /** Shows the next picture, or the previous one. */
  readonly turn: (direction: 1 | -1) => void;
}

function useCarousel(): Carousel {
  const viewport = useRef<HTMLDivElement>(null);
  const carousel = useRef<EmblaCarouselType>(null);
  const [isLive, setIsLive] = useState(false);
  const [position, setPosition] = useState(0);

  // Made on first use: a click replayed for the island comes before its effects.
  const open = useCallback((): EmblaCarouselType | null => {
    if (carousel.current === null && viewport.current !== null) {
      const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      const options = { align: 'start', loop: true, duration: isStill ? 0 : 25 } as const;
      const opened = EmblaCarousel(viewport.current, options);
      opened.on('select', () => setPosition(opened.selectedScrollSnap()));
      carousel.current = opened;
      setIsLive(true);
    }
    return carousel.current;
  }, []);

  useEffect(() => {
    open();
    return () => {
      carousel.current?.destroy();
      carousel.current = null;
    };
  }, [open]);

  const turn = (direction: 1 | -1): void => {
    if (direction === 1) open()?.scrollNext();
    else open()?.scrollPrev();
  };
  return { viewport, isLive, position, turn };
}

function turnByKey(event: KeyboardEvent, turn: Carousel['turn']): void {
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
  event.preventDefault();
  turn(event.key === 'ArrowRight' ? 1 : -1);
}
