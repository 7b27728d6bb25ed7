import type { ReactNode } from 'react';
import { filmsWords } from '../../words/site/films-words.ts';
import { Film } from '../components/Film.tsx';
import { Ours } from '../components/InLanguage.tsx';
import { Island } from '../components/Island.tsx';
import { Label } from '../components/Label.tsx';
import { Section } from '../components/Section.tsx';
import { Sentence } from '../components/Sentence.tsx';
import { useLangOf } from '../components/use-language.ts';
import { Island as ClickToLoad } from '../islands/ClickToLoad.tsx';
import type { Href, LabelText, PictureData } from '../types.ts';
import styles from './VideoFeature.module.css';

/** Either a file of the site (`src`) or a provider's player (`embedUrl`, loaded on click). */
export interface VideoFeatureProps {
  readonly id: string;
  readonly heading?: string;
  readonly text?: string;
  readonly src?: Href;
  readonly href?: Href;
  readonly embedUrl?: Href;
  readonly provider?: string;
  readonly poster?: PictureData;
}

export function VideoFeature(props: VideoFeatureProps): ReactNode {
  const { heading } = props;
  const lang = useLangOf()(heading ?? '');
  const player = videoPlayer({ ...props, lang: heading && lang });
  if (player === null) return null;
  return (
    <Section heading={props.heading} text={props.text} tone="field">
      <div className={styles.frame}>{player}</div>
    </Section>
  );
}

function videoPlayer({
  id,
  heading,
  src,
  href,
  embedUrl,
  provider = '',
  poster,
  lang,
}: VideoFeatureProps & { readonly lang: string | undefined }): ReactNode {
  if (src !== undefined) return <Film src={src} poster={poster} />;
  const link = href ?? embedUrl;
  if (link === undefined) return null;
  const title: LabelText =
    heading === undefined ? { label: filmsWords.video } : { label: heading, by: 'editor' };
  if (embedUrl === undefined)
    return (
      <a href={link}>
        <Ours>
          <Sentence words={filmsWords.watch} values={{ title: <Label {...title} /> }} />
        </Ours>
      </a>
    );
  return (
    <Island
      name="click-to-load"
      id={id}
      when="interaction"
      component={ClickToLoad}
      props={{
        href: link,
        embedUrl,
        provider,
        title: title.label,
        lang,
        ...(poster === undefined ? {} : { poster }),
      }}
    />
  );
}
