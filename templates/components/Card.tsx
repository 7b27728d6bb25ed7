import type { ReactNode } from 'react';
import type { Href, PictureData } from '../types.ts';
import styles from './Card.module.css';
import { classNames } from './class-names.ts';
import { InLanguage } from './InLanguage.tsx';
import { Picture } from './Picture.tsx';
import pressable from './Pressable.module.css';
import { sizesInBox } from './picture-room.ts';
import { staticList } from './static-list.ts';
import tiles from './Tile.module.css';
import { Title } from './Title.tsx';
import type { EnhancementMark } from './use-enhancement.ts';
import { Words } from './Words.tsx';

export interface CardProps {
  readonly title: string;
  readonly href: Href;
  readonly level: 2 | 3;
  readonly picture?: PictureData | undefined;
  /** Shown on the picture. */
  readonly badge?: ReactNode;
  /** Small lines above and below the title. */
  readonly kicker?: ReactNode;
  readonly detail?: ReactNode;
  readonly excerpt?: string | undefined;
  /** That of title and excerpt, where it is another than the site's. */
  readonly lang?: string | undefined;
  /**
   * `tile` puts the title on the picture, `feature` puts picture and text side by side, `row` does
   * so on a narrow screen without the excerpt: for long lists.
   */
  readonly look?: 'plain' | 'tile' | 'feature' | 'row';
  readonly isFirst?: boolean;
  /** The dates of an event, for the script of the clock. */
  readonly times?: string | undefined;
  /** The width of the picture's box for the `sizes` attribute. */
  readonly sizes?: string;
}

const sizesByLook = {
  plain: '(min-width: 64rem) 26rem, (min-width: 44rem) 45vw, 90vw',
  tile: '(min-width: 64rem) 40rem, (min-width: 44rem) 50vw, 92vw',
  feature: '(min-width: 87rem) 45rem, (min-width: 56rem) 52vw, 92vw',
  row: '(min-width: 64rem) 26rem, (min-width: 44rem) 45vw, 7rem',
} as const;

/** The ratio of the box; that of a tile depends on its place. */
const ratioByLook = { plain: 4 / 3, tile: Infinity, feature: 4 / 3, row: 4 / 3 } as const;

/**
 * Renders a summary that links to its page. The whole card can be pressed; the link is its title.
 */
export function Card(props: CardProps): ReactNode {
  const {
    title,
    href,
    level,
    picture,
    badge,
    kicker,
    detail,
    excerpt,
    lang,
    look = 'plain',
    isFirst = false,
    times,
    sizes = sizesByLook[look],
  } = props;
  const tile = look === 'tile' ? tiles : undefined;
  return (
    <InLanguage lang={lang}>
      <article
        className={classNames(styles.card, pressable.pressable, tile?.tile ?? styles[look])}
        data-times={times}
      >
        <div
          className={classNames(
            styles.media,
            pressable.picture,
            picture === undefined && styles.bare,
            tile?.media,
          )}
        >
          {picture === undefined ? null : (
            <Picture
              picture={picture}
              sizes={sizesInBox(sizes, picture, ratioByLook[look])}
              isFirst={isFirst}
            />
          )}
          {badge}
        </div>
        <div className={classNames(styles.body, tile?.body)}>
          {kicker}
          <Title
            level={level}
            text={title}
            href={href}
            className={classNames(styles.title, pressable.title, tile?.title)}
          />
          {detail}
          <Words className={classNames(styles.excerpt, tile?.excerpt)} text={excerpt} />
        </div>
      </article>
    </InLanguage>
  );
}

interface CardLineProps {
  /** Of the entry. */
  readonly text?: string;
  readonly children?: ReactNode;
}

/** A small line of a card: a place, a date, a kind. */
export function CardLine({ text, children }: CardLineProps): ReactNode {
  return text === undefined ? (
    <p className={styles.line}>{children}</p>
  ) : (
    <Words className={styles.line} text={text} />
  );
}

interface CardGridProps<Item> {
  readonly items: readonly Item[];
  readonly render: (item: Item, index: number) => ReactNode;
  /** `mosaic` makes the first cards larger. */
  readonly look?: 'even' | 'mosaic';
  readonly mark?: EnhancementMark;
}

/** Renders cards side by side as a list; nothing for an empty one. */
export function CardGrid<Item>({ items, render, look = 'even', mark }: CardGridProps<Item>): ReactNode {
  if (items.length === 0) return null;
  return (
    <ul className={classNames(styles.grid, look === 'mosaic' ? tiles.mosaic : styles[look])} {...mark}>
      {staticList(items, (item, index) => (
        <li>{render(item, index)}</li>
      ))}
    </ul>
  );
}
