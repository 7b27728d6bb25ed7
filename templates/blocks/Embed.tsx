import type { ReactNode } from 'react';
import { filmsWords } from '../../words/site/films-words.ts';
import { Ours } from '../components/InLanguage.tsx';
import { Island } from '../components/Island.tsx';
import { RichText } from '../components/RichText.tsx';
import { useLangOf } from '../components/use-language.ts';
import { Island as ClickToLoad, type ClickToLoadProps } from '../islands/ClickToLoad.tsx';
import type { BlockStyle, Href, SafeHtml } from '../types.ts';
import { styleProps } from './style-props.ts';

/**
 * Nothing is loaded from the provider before a click: then `embedUrl`; `href` is the plain link.
 */
export interface EmbedProps extends Pick<ClickToLoadProps, 'kind' | 'height'> {
  readonly id: string;
  readonly href: Href;
  readonly embedUrl?: Href;
  readonly provider: string;
  /** By an editor. */
  readonly title?: string;
  readonly caption?: SafeHtml;
  readonly style: BlockStyle;
}

export function Embed({
  id,
  href,
  embedUrl,
  provider,
  title,
  caption,
  style,
  kind = 'video',
  height,
}: EmbedProps): ReactNode {
  const langOf = useLangOf();
  return (
    <figure {...styleProps(style)}>
      {embedUrl === undefined ? (
        <p>
          <a href={href}>
            <Ours>{filmsWords.seeOn({ provider })}</Ours>
          </a>
        </p>
      ) : (
        <Island
          name="click-to-load"
          id={id}
          when="interaction"
          component={ClickToLoad}
          props={{
            href,
            embedUrl,
            provider,
            title: title ?? nameless[kind]({ provider }),
            lang: title && langOf(title),
            kind,
            ...(height !== undefined && { height }),
          }}
        />
      )}
      <RichText as="figcaption" html={caption} />
    </figure>
  );
}

const nameless = { video: filmsWords.videoOn, map: filmsWords.mapOn, sound: filmsWords.soundOn } as const;
