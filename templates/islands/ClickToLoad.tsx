import { type ReactNode, useState } from 'react';
import { Icon } from '../components/Icon.tsx';
import { Picture } from '../components/Picture.tsx';
import { sizesInBox } from '../components/picture-room.ts';
import type { Href, PictureData } from '../types.ts';
import styles from './ClickToLoad.module.css';

export interface ClickToLoadProps {
  /** The provider's player. Nothing is loaded from it before the click. */
  readonly embedUrl: Href;
  /** The plain page, for visitors without script or who want no player. */
  readonly href: Href;
  readonly provider: string;
  readonly title: string;
  readonly poster?: PictureData;
}

/**
 * Shows a poster with a button that replaces it by the provider's player, and a link to the
 * provider's page.
 */
export function Island({ embedUrl, href, provider, title, poster }: ClickToLoadProps): ReactNode {
  const [isLoaded, setLoaded] = useState(false);
  const place = provider === '' ? 'the provider' : provider;
  if (isLoaded) return <Player embedUrl={embedUrl} title={title} />;
  return (
    <div className={styles.poster}>
      {poster === undefined ? null : (
        <Picture
          picture={poster}
          className={styles.picture}
          sizes={sizesInBox('(min-width: 87rem) 80rem, 92vw', poster, 16 / 9)}
        />
      )}
      <div className={styles.invitation}>
        {poster === undefined ? <p className={styles.title}>{title}</p> : null}
        <button
          type="button"
          className={styles.play}
          aria-label={`Play: ${title}`}
          onClick={() => setLoaded(true)}
        >
          <Icon name="play" />
          Play
        </button>
      </div>
      <p className={styles.note}>
        Plays from {place}. <a href={href}>Open it there</a>
      </p>
    </div>
  );
}

/** The focused button is gone, so the player takes the focus. */
function Player({ embedUrl, title }: Pick<ClickToLoadProps, 'embedUrl' | 'title'>): ReactNode {
  return (
    <iframe
      ref={(frame) => frame?.focus()}
      className={styles.player}
      src={embedUrl}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
