import type { ReactNode } from 'react';
import type { NamedLink } from '../types.ts';
import { each } from './each.ts';
import styles from './PageContents.module.css';

/** Fewer parts are found without help. */
const fewest = 3;

/** What is on a long page, as links to its parts. */
export function PageContents({ links }: { readonly links: readonly NamedLink[] }): ReactNode {
  if (links.length < fewest) return null;
  return (
    <nav className={styles.contents} aria-label="On this page">
      <ul className="plain-list">
        {each(links, ({ label, href }) => (
          <li>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
