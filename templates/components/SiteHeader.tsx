import type { ReactNode } from 'react';
import { frameWords } from '../../words/site/frame-words.ts';
import { searchPageWords } from '../../words/site/search-page-words.ts';
import { brand } from '../brand.ts';
import { Icon } from './Icon.tsx';
import { Mark } from './Mark.tsx';
import { Menu } from './Menu.tsx';
import type { MenuItem } from './mark-current.ts';
import { type MarkedItem, markCurrent } from './mark-current.ts';
import { rememberMarkup } from './remember-markup.tsx';
import { SearchBox } from './SearchForm.tsx';
import styles from './SiteHeader.module.css';
import { type EnhancementMark, useEnhancement } from './use-enhancement.ts';

interface SiteHeaderProps {
  readonly siteTitle: string;
  readonly path: string;
  readonly menu: readonly MenuItem[];
  readonly hasSearch: boolean;
}

/**
 * Renders the header above the page, hidden while the visitor scrolls down. On a narrow view the
 * menu is a popover with the search field, which opens, closes and returns the focus without script,
 * beside a link to the search page; on a wide one the same list and field are in the header.
 */
export function SiteHeader({ siteTitle, path, menu, hasSearch }: SiteHeaderProps): ReactNode {
  const mark = useEnhancement('search', 'focus');
  const search = hasSearch ? mark : null;
  const markup = markupOf({ siteTitle, isHome: path === '/', menu: markCurrent(menu, path), search });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what React has rendered
  return <header className={styles.header} dangerouslySetInnerHTML={markup} />;
}

interface InsideProps {
  readonly siteTitle: string;
  readonly isHome: boolean;
  readonly menu: readonly MarkedItem[];
  /** Its enhancement; null without a search. */
  readonly search: EnhancementMark | null;
}

const markupOf = rememberMarkup(function SiteHeaderInside({ siteTitle, isHome, menu, search }: InsideProps) {
  return (
    <>
      <a className={styles.brand} href="/" aria-current={isHome ? 'page' : undefined}>
        <Mark place="header" />
        <span>{brand.shortName ?? siteTitle}</span>
      </a>
      {search ? (
        <a className={styles.find} href="/search/" aria-label={searchPageWords.submit}>
          <Icon name="search" />
        </a>
      ) : null}
      {menu.length === 0 ? null : (
        <button type="button" className={styles.toggle} popoverTarget="site-menu">
          <Icon name="menu" />
          <Icon name="close" />
          <span>{frameWords.menu}</span>
        </button>
      )}
      {menu.length === 0 && !search ? null : (
        <div id="site-menu" popover="auto" className={styles.menu}>
          {menu.length === 0 ? null : (
            <nav aria-label={frameWords.mainMenu}>
              <Menu items={menu} />
            </nav>
          )}
          {search ? <SearchBox mark={search} /> : null}
        </div>
      )}
    </>
  );
});
