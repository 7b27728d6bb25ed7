import type { ReactNode } from 'react';
import { frameWords } from '../../words/site/frame-words.ts';
import type { NamedLink } from '../types.ts';
import { Label } from './Label.tsx';
import styles from './PageContents.module.css';
import { staticList } from './static-list.ts';

/** Fewer parts need no contents. */
const fewest = 3;

/** Renders links to the parts of a long page. */
export function PageContents({ links }: { readonly links: readonly NamedLink[] }): ReactNode {
  if (links.length < fewest) return null;
  return (
    <nav className={styles.contents} aria-label={frameWords.onThisPage}>
      <ul className="plain-list">
        {staticList(links, ({ href, ...label }) => (
          <li>
            <a href={href}>
              <Label {...label} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
