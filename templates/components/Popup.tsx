import type { ReactNode } from 'react';
import { frameWords } from '../../words/site/frame-words.ts';
import { BlockFlow } from '../blocks/BlockFlow.tsx';
import type { BlockNode } from '../blocks/index.ts';
import type { EntryLanguage } from '../types.ts';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import { Picture } from './Picture.tsx';
import styles from './Popup.module.css';
import { useLanguage } from './use-language.ts';

/**
 * How the browser stores that a visitor has dismissed the popup:
 * `client-runtime/popup/popup-record.ts` reads it.
 */
export interface PopupStorage {
  readonly storage: 'debug' | 'manual' | 'api';
  readonly key?: string;
  readonly ipLookup?: string;
  /** If different from that of the site. */
  readonly cookieHours?: number;
}

export interface PopupProps {
  readonly title: string;
  readonly nodes: readonly BlockNode[];
  readonly language?: EntryLanguage;
  /** Changes with title and content. */
  readonly version: string;
  readonly keeping: PopupStorage;
}

/**
 * Renders the announcement as a closed dialog, which only script opens. A picture at the beginning
 * of the content fills the width, and a link at its end is a button. The title takes the focus.
 */
export function Popup({ title, nodes, version, keeping }: PopupProps): ReactNode {
  const { storage, key, ipLookup, cookieHours } = keeping;
  const [first, ...others] = nodes;
  const picture = first?.block === 'core/image' ? first.props.picture : undefined;
  return (
    <dialog
      className={styles.popup}
      aria-labelledby="popup-title"
      data-version={version}
      data-storage={storage}
      data-key={key}
      data-ip-lookup={ipLookup}
      data-cookie-hours={cookieHours}
    >
      <form method="dialog" className={styles.bar}>
        <button type="submit" className={styles.close} aria-label={frameWords.closePopup}>
          <Icon name="close" />
        </button>
      </form>
      {picture === undefined ? null : (
        <Picture picture={picture} sizes="(min-width: 40rem) 36rem, 100vw" className={styles.picture} />
      )}
      <div className={classNames(styles.content, endsInLink(nodes.at(-1)) && styles.onward)}>
        {/* biome-ignore lint/a11y/noAutofocus: a dialog begins with what it says, not with its close button */}
        <h2 id="popup-title" className={styles.title} tabIndex={-1} autoFocus {...useLanguage(title)}>
          {title}
        </h2>
        <BlockFlow nodes={picture === undefined ? nodes : others} isContained />
      </div>
    </dialog>
  );
}

function endsInLink(last: BlockNode | undefined): boolean {
  if (last?.block === 'core/html') return last.props.html.endsWith('</a></p>');
  return last?.block === 'core/paragraph' && last.props.html.endsWith('</a>');
}
