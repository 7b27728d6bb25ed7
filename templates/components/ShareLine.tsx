import type { ReactNode } from 'react';
import { shareLineWords } from '../../words/site/share-line-words.ts';
import type { NamedLink } from '../types.ts';
import actions from './ActionLink.module.css';
import { classNames } from './class-names.ts';
import { staticList } from './static-list.ts';
import styles from './ToolLine.module.css';
import { useEnhancement } from './use-enhancement.ts';

/**
 * Renders links that share the page. The enhancement `share` shows the button, which has its room
 * from the start: it opens what the system shares with, or copies the link.
 */
export function ShareLine({ links }: { readonly links: readonly NamedLink[] }): ReactNode {
  const mark = useEnhancement('share', 'visible');
  if (links.length === 0) return null;
  return (
    <div className={styles.line} {...mark}>
      <span>{shareLineWords.share}</span>
      <ul className="plain-list">
        {staticList(links, (link) => (
          <li>
            <a href={link.href}>{link.label}</a>
          </li>
        ))}
      </ul>
      <button type="button" className={classNames(actions.action, actions.quiet)}>
        {shareLineWords.copy}
      </button>
      <span role="status" />
    </div>
  );
}
