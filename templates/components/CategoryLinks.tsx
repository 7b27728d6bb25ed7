import type { ReactNode } from 'react';
import type { NamedLink } from '../types.ts';
import styles from './CategoryLinks.module.css';
import { each } from './each.ts';

interface CategoryLinksProps {
  readonly categories: readonly NamedLink[];
}

/** The categories of one post. */
export function CategoryLinks({ categories }: CategoryLinksProps): ReactNode {
  if (categories.length === 0) return null;
  return (
    <nav aria-label="Categories">
      <ChipList links={categories} />
    </nav>
  );
}

interface CategoryFilterProps extends CategoryLinksProps {
  /** The category whose news are shown; all news without it. */
  readonly current: NamedLink | undefined;
  /** Leads to every category, where these are only some. */
  readonly all?: NamedLink | undefined;
}

/** All news, or those of one category. */
export function CategoryFilter({ categories, current, all }: CategoryFilterProps): ReactNode {
  return (
    <nav aria-label="News by category">
      <ul className={styles.categories}>
        <li>
          <a href="/news/" aria-current={current === undefined ? 'true' : undefined}>
            All news
          </a>
        </li>
        {each(categories, ({ label, href }) => (
          <li>
            <a href={href} aria-current={href === current?.href ? 'true' : undefined}>
              {label}
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

/** The years of the archive. */
export function YearLinks({ years }: { readonly years: readonly NamedLink[] }): ReactNode {
  if (years.length === 0) return null;
  return (
    <nav className={styles.years} aria-label="News by year">
      <span>Earlier news</span>
      <ChipList links={years} />
    </nav>
  );
}

function ChipList({ links }: { readonly links: readonly NamedLink[] }): ReactNode {
  return (
    <ul className={styles.categories}>
      {each(links, ({ label, href }) => (
        <li>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  );
}
