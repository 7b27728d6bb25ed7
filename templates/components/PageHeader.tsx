import type { ReactNode } from 'react';
import type { PictureData } from '../types.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import styles from './PageHeader.module.css';
import { Picture } from './Picture.tsx';
import { isBlank, Title } from './Title.tsx';

interface PageHeaderProps {
  readonly title: string;
  readonly picture?: PictureData | undefined;
  readonly kicker?: ReactNode;
  readonly text?: string | undefined;
  /** Part of the title: dates, categories, a credit. */
  readonly children?: ReactNode;
}

/** Renders the top of a page without a hero: its name in large letters, and its picture below. */
export function PageHeader({ title, picture, kicker, text, children }: PageHeaderProps): ReactNode {
  return (
    <div className={styles.header}>
      <Breadcrumbs />
      {kicker === undefined || kicker === null ? null : <p className={styles.kicker}>{kicker}</p>}
      <Title level={1} text={title} className={styles.title} />
      {isBlank(text) ? null : (
        <p className={styles.text} dir="auto">
          {text}
        </p>
      )}
      {children}
      {picture === undefined ? null : (
        <Picture
          picture={picture}
          className={styles.picture}
          sizes="(min-width: 82rem) 80rem, 92vw"
          isFirst
        />
      )}
    </div>
  );
}
