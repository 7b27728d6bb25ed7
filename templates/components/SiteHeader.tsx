import type { ReactNode } from 'react';
import type { MenuItem } from '../Layout.tsx';
import { Icon } from './Icon.tsx';
import { Menu } from './Menu.tsx';
import { type MarkedItem, markCurrent } from './mark-current.ts';
import { Pennant } from './Pennant.tsx';
import { rememberMarkup } from './remember-markup.tsx';
import styles from './SiteHeader.module.css';

interface SiteHeaderProps {
  readonly siteTitle: string;
  readonly path: string;
  readonly menu: readonly MenuItem[];
}

/**
 * Renders the header above the page, hidden while the visitor scrolls down. On a narrow view the
 * menu is a popover, which opens, closes and returns the focus without script; on a wide one the
 * same list is in the header.
 */
export function SiteHeader({ siteTitle, path, menu }: SiteHeaderProps): ReactNode {
  const markup = markupOf({ siteTitle, isHome: path === '/', menu: markCurrent(menu, path) });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what React has rendered
  return <header className={styles.header} dangerouslySetInnerHTML={markup} />;
}

interface InsideProps {
  readonly siteTitle: string;
  readonly isHome: boolean;
  readonly menu: readonly MarkedItem[];
}

const markupOf = rememberMarkup(function SiteHeaderInside({ siteTitle, isHome, menu }: InsideProps) {
  return (
    <>
      <a className={styles.brand} href="/" aria-current={isHome ? 'page' : undefined}>
        <Pennant />
        <span>{siteTitle}</span>
      </a>
      {menu.length === 0 ? null : (
        <>
          <button type="button" className={styles.toggle} popoverTarget="site-menu">
            <Icon name="menu" />
            <Icon name="close" />
            <span>Menu</span>
          </button>
          <nav id="site-menu" popover="auto" className={styles.menu} aria-label="Main">
            <Menu items={menu} />
          </nav>
        </>
      )}
    </>
  );
});
