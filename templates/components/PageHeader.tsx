import type { ReactNode } from 'react';
import type { PictureData } from '../types.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { useIsInTrail } from './BreadcrumbsContext.ts';
import { classNames } from './class-names.ts';
import { Ours } from './InLanguage.tsx';
import styles from './PageHeader.module.css';
import { Picture } from './Picture.tsx';
import { sizesInBox } from './picture-room.ts';
import { Title } from './Title.tsx';
import { useTextDirection } from './use-language.ts';
import { Words } from './Words.tsx';

interface PageHeaderProps {
  readonly title: string;
  readonly picture?: PictureData | undefined;
  readonly kicker?: ReactNode;
  readonly text?: string | undefined;
  /** Part of the title: dates, categories, a credit. */
  readonly children?: ReactNode;
}

/**
 * Renders the top of a page without a hero: its name in large letters, with its picture below, or
 * beside it on a wide view.
 */
export function PageHeader({ title, picture, kicker, text, children }: PageHeaderProps): ReactNode {
  const isRepeated = useIsInTrail(kicker);
  return (
    <div
      className={classNames(styles.header, picture !== undefined && styles.beside)}
      dir={useTextDirection()}
      {...roomFor(title)}
    >
      <Breadcrumbs />
      <div className={styles.words}>
        {kicker === undefined || kicker === null || isRepeated ? null : (
          <p className={styles.kicker}>
            <Ours>{kicker}</Ours>
          </p>
        )}
        <Title level={1} text={title} className={styles.title} />
        <Words className={styles.text} text={text} />
        {children}
      </div>
      {picture === undefined ? null : (
        <Picture picture={picture} className={styles.picture} sizes={headerSizes(picture)} isFirst />
      )}
    </div>
  );
}

/** A long word makes a title smaller on a phone, where it would break in two: down to 26 pixels. */
function roomFor(title: string) {
  const longest = Math.max(...title.split(/[\s\u00ad/-]+/).map((word) => word.length));
  return longest > 11 ? { style: { '--letters': Math.min(longest, 20) } } : {};
}

/** The box is cropped: a picture wider than the box is larger than it. */
function headerSizes(picture: PictureData): string {
  return `(min-width: 64rem) ${sizesInBox('43rem', picture, 3 / 2)}, ${sizesInBox('92vw', picture, 3 / 2)}`;
}
