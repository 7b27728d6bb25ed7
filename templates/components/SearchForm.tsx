import type { ReactNode } from 'react';
import { searchPageWords } from '../../words/site/search-page-words.ts';
import { Icon } from './Icon.tsx';
import styles from './SearchForm.module.css';
import type { EnhancementMark } from './use-enhancement.ts';

/**
 * Renders the field that searches the site: a plain form, which leads to the search page. Within an
 * element with `data-search`, the enhancement `search` shows results below it.
 */
export function SearchForm({ isLarge = false }: { readonly isLarge?: boolean }): ReactNode {
  return (
    <search className={styles.search}>
      <form action="/search/" className={isLarge ? `${styles.form} ${styles.large}` : styles.form}>
        <input
          type="search"
          name="q"
          aria-label={searchPageWords.field}
          placeholder={searchPageWords.placeholder}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" aria-label={searchPageWords.submit}>
          <Icon name="search" />
        </button>
      </form>
    </search>
  );
}

/** Renders the field with results that cover the page below it, by the enhancement `search`. */
export function SearchBox({ mark }: { readonly mark: EnhancementMark }): ReactNode {
  return (
    <div className={styles.box} data-search="" {...mark}>
      <SearchForm />
    </div>
  );
}
