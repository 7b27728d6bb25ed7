import { type ReactNode, useContext } from 'react';
import { frameWords } from '../../words/site/frame-words.ts';
import styles from './Breadcrumbs.module.css';
import { BreadcrumbsContext } from './BreadcrumbsContext.ts';
import { Label } from './Label.tsx';
import { Words } from './Words.tsx';

/**
 * Renders the way to this page, above its title; nothing on the home page. The page itself is last,
 * without a link.
 */
export function Breadcrumbs(): ReactNode {
  const trail = useContext(BreadcrumbsContext);
  if (trail.length < 2) return null;
  const page = trail.at(-1);
  return (
    <nav aria-label={frameWords.breadcrumbs} className={styles.breadcrumbs}>
      <ol>
        {trail.slice(0, -1).map(({ href, ...label }) => (
          <li key={href}>
            <a href={href}>
              <Label {...label} />
            </a>
          </li>
        ))}
        <li>
          <Words as="span" aria-current="page" text={page?.label} />
        </li>
      </ol>
    </nav>
  );
}
