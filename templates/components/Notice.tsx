import type { ReactNode } from 'react';
import { frameWords } from '../../words/site/frame-words.ts';
import type { Href } from '../types.ts';
import { Icon } from './Icon.tsx';
import styles from './Notice.module.css';
import { useEnhancement } from './use-enhancement.ts';

/** The notice of the pier, as its file has it for script: `client-runtime/enhancements/notice.ts`. */
export interface ShownNotice {
  readonly text: string;
  readonly href?: Href;
  /** The moment of its end, ISO 8601 in UTC. */
  readonly until?: string;
  /** Changes with text and link. */
  readonly version: string;
}

/**
 * Renders the place of the notice on every page: empty, so that its words change no page. Screen
 * readers announce what script puts into it.
 */
export function NoticeRegion({ address }: { readonly address: string }): ReactNode {
  return (
    <div className={styles.notice} data-address={address} {...useEnhancement('notice', 'idle')}>
      <p role="status" />
      <button type="button" aria-label={frameWords.closeNotice} hidden>
        <Icon name="close" />
      </button>
    </div>
  );
}

/** Renders the notice itself, on the home page: it is there without script, which replaces it. */
export function Notice({ notice: { text, href } }: { readonly notice: ShownNotice }): ReactNode {
  return (
    <aside className={`${styles.notice} ${styles.still}`} aria-label={frameWords.notice}>
      <p>{href === undefined ? text : <a href={href}>{text}</a>}</p>
    </aside>
  );
}
