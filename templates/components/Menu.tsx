import type { ReactNode } from 'react';
import { each } from './each.ts';
import { Icon } from './Icon.tsx';
import styles from './Menu.module.css';
import { MenuLink } from './MenuLink.tsx';
import type { MarkedItem } from './mark-current.ts';

interface MenuProps {
  readonly items: readonly MarkedItem[];
}

/** The main menu. An item with others below it is a link and, beside it, a button that unfolds them. */
export function Menu({ items }: MenuProps): ReactNode {
  return (
    <ul className={styles.menu}>
      {each(items, (item) => (
        <li className={styles.item}>
          <MenuLink item={item} />
          {item.children.length === 0 ? null : (
            <details className={styles.more} name="site-menu">
              <summary aria-label={`More in ${item.label}`}>
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

/** Whatever lies deeper is shown unfolded, one step to the right. */
function SubMenu({ items }: MenuProps): ReactNode {
  return (
    <ul>
      {each(items, (item) => (
        <li>
          <MenuLink item={item} />
          {item.children.length === 0 ? null : <SubMenu items={item.children} />}
        </li>
      ))}
    </ul>
  );
}
