import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import styles from './SearchForm.module.css';

/**
 * Renders the field that searches the site: a plain form, which leads to the search page. Within an
 * element with `data-search`, script shows results below it (`client-runtime/search/`).
 */
export function SearchForm({ isLarge = false }: { readonly isLarge?: boolean }): ReactNode {
  return (
    <search className={styles.search}>
      <form action="/search/" className={isLarge ? `${styles.form} ${styles.large}` : styles.form}>
        <input
          type="search"
          name="q"
          aria-label="Search the site"
          placeholder="Search"
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" aria-label="Search">
          <Icon name="search" />
        </button>
      </form>
    </search>
  );
}

/** Renders the field with results that cover the page below it. */
export function SearchBox(): ReactNode {
  return (
    <div className={styles.box} data-search="">
      <SearchForm />
    </div>
  );
}
