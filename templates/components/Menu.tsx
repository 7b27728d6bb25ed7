import type { ReactNode } from 'react';
import { frameWords } from '../../words/site/frame-words.ts';
import { Icon } from './Icon.tsx';
import styles from './Menu.module.css';
import { MenuLink } from './MenuLink.tsx';
import type { MarkedItem } from './mark-current.ts';
import { staticList } from './static-list.ts';

interface MenuProps {
  readonly items: readonly MarkedItem[];
}

/** Renders the main menu. An item with subitems is a link with a button that unfolds them. */
export function Menu({ items }: MenuProps): ReactNode {
  return (
    <ul className={styles.menu}>
      {staticList(items, (item) => (
        <li className={styles.item}>
          <MenuLink item={item} />
          {item.children.length === 0 ? null : (
            <details className={styles.more} name="site-menu">
              <summary aria-label={frameWords.moreIn({ title: item.label })}>
                <Icon name="down" />
              </summary>
              <SubMenu items={item.children} />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Deeper levels are always unfolded, and indented. */
function SubMenu({ items }: MenuProps): ReactNode {
  return (
    <ul>
      {staticList(items, (item) => (
        <li>
          <MenuLink item={item} />
          {item.children.length === 0 ? null : <SubMenu items={item.children} />}
        </li>
      ))}
    </ul>
  );
}
