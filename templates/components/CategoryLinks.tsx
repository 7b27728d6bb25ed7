import type { ReactNode } from 'react';
import { newsWords } from '../../words/site/news-words.ts';
import type { NamedLink } from '../types.ts';
import styles from './CategoryLinks.module.css';
import { Label } from './Label.tsx';
import { staticList } from './static-list.ts';

interface CategoryLinksProps {
  readonly categories: readonly NamedLink[];
}

/** Renders the categories of one post. */
export function CategoryLinks({ categories }: CategoryLinksProps): ReactNode {
  if (categories.length === 0) return null;
  return (
    <nav aria-label={newsWords.categories}>
      <ChipList links={categories} />
    </nav>
  );
}

interface CategoryFilterProps extends CategoryLinksProps {
  /** The category of the list; undefined for all news. */
  readonly current: NamedLink | undefined;
  /** Links to every category, when these are only some. */
  readonly all?: NamedLink | undefined;
}

/** Renders links to all news, and to those of each category. */
export function CategoryFilter({ categories, current, all }: CategoryFilterProps): ReactNode {
  return (
    <nav aria-label={newsWords.byCategory}>
      <ul className={styles.categories}>
        <li>
          <a href="/news/" aria-current={current === undefined ? 'true' : undefined}>
            {newsWords.all}
          </a>
        </li>
        {staticList(categories, ({ href, ...label }) => (
          <li>
            <a href={href} aria-current={href === current?.href ? 'true' : undefined}>
              <Label {...label} />
            </a>
          </li>
        ))}
        {all === undefined ? null : (
          <li>
            <a href={all.href}>{all.label}</a>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** Renders the years of the archive. */
export function YearLinks({ years }: { readonly years: readonly NamedLink[] }): ReactNode {
  if (years.length === 0) return null;
  return (
    <nav className={styles.years} aria-label={newsWords.byYear}>
      <span>{newsWords.earlier}</span>
      <ChipList links={years} />
    </nav>
  );
}

function ChipList({ links }: { readonly links: readonly NamedLink[] }): ReactNode {
  return (
    <ul className={styles.categories}>
      {staticList(links, ({ href, ...label }) => (
        <li>
          <a href={href}>
            <Label {...label} />
          </a>
        </li>
      ))}
    </ul>
  );
}
