import { type ReactNode, useState } from 'react';
import { playerWords } from '../../words/site/player-words.ts';
import { Icon } from '../components/Icon.tsx';
import { Picture } from '../components/Picture.tsx';
import { sizesInBox } from '../components/picture-room.ts';
import { Sentence } from '../components/Sentence.tsx';
import type { Href, PictureData } from '../types.ts';
import styles from './ClickToLoad.module.css';

export interface ClickToLoadProps {
  /** The provider's player. Nothing is loaded from it before the click. */
  readonly embedUrl: Href;
  /** The plain page, for visitors without script or who want no player. */
  readonly href: Href;
  readonly provider: string;
  readonly title: string;
  /** Of the title, where it is another than the site's. */
  readonly lang?: string | undefined;
  /** Default: a video. */
  readonly kind?: keyof typeof wordings;
  /** Of the player, in CSS pixels. Default: that of a film, 16:9. */
  readonly height?: number;
  readonly poster?: PictureData;
}

const wordings = {
  video: { icon: 'play', verb: playerWords.play, title: playerWords.playTitle, from: playerWords.playsFrom },
  map: {
    icon: 'pin',
    verb: playerWords.showMap,
    title: playerWords.showMapTitle,
    from: playerWords.comesFrom,
  },
  sound: {
    icon: 'play',
    verb: playerWords.listen,
    title: playerWords.listenTitle,
    from: playerWords.playsFrom,
  },
} as const;

/**
 * Shows a poster with a button that replaces it by the provider's player, and a link to the
 * provider's page.
 */
export function Island(props: ClickToLoadProps): ReactNode {
  const { href, provider, title, lang, kind = 'video', height, poster } = props;
  const [isLoaded, setLoaded] = useState(false);
  const place = provider === '' ? playerWords.theProvider : provider;
  if (isLoaded) return <Player {...props} />;
  const { verb, icon, title: titleOf, from } = wordings[kind];
  return (
    <div
      className={styles.poster}
      style={height === undefined ? undefined : { aspectRatio: 'auto', minHeight: `max(12rem, ${height}px)` }}
    >
      {poster === undefined ? null : (
        <Picture
          picture={poster}
          className={styles.picture}
          sizes={sizesInBox('(min-width: 87rem) 80rem, 92vw', poster, 16 / 9)}
        />
      )}
      <div className={styles.invitation}>
        {poster === undefined ? (
          <p className={styles.title} dir="auto" lang={lang}>
            {title}
          </p>
        ) : null}
        <button
          type="button"
          className={`${styles.play} needs-script`}
          aria-label={titleOf({ title })}
          onClick={() => setLoaded(true)}
        >
          <Icon name={icon} />
          {verb}
        </button>
      </div>
      <p className={styles.note}>
        <Sentence
          words={from}
          values={{ provider: place, link: <a href={href}>{playerWords.openThere}</a> }}
        />
      </p>
    </div>
  );
}

/** The focused button is gone, so the player takes the focus. */
function Player({ embedUrl, title, lang, height }: ClickToLoadProps): ReactNode {
  return (
    <iframe
      ref={(frame) => frame?.focus()}
      className={styles.player}
      height={height}
      src={embedUrl}
      title={title}
      lang={lang}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
