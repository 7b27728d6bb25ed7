import type { ReactNode } from 'react';
import { artWords } from '../../words/site/art-words.ts';
import { ArtGrid } from '../components/ArtGrid.tsx';
import { ArtPicture } from '../components/ArtPicture.tsx';
import { type Fact, Facts } from '../components/Facts.tsx';
import { Label } from '../components/Label.tsx';
import { PageFrame } from '../components/PageFrame.tsx';
import { Pager } from '../components/Pager.tsx';
import { Sentence } from '../components/Sentence.tsx';
import { isBlank } from '../components/Title.tsx';
import { Words } from '../components/Words.tsx';
import type { ArtSummary, EntryLink } from '../types.ts';
import type { StandardPageProps } from './StandardPage.tsx';

export interface ArtPageProps extends StandardPageProps {
  readonly artist?: string;
  readonly year?: number;
  /** The place of the artwork. */
  readonly place?: EntryLink;
  /** Other artworks at the same place. */
  readonly related: readonly ArtSummary[];
  readonly previous?: EntryLink;
  readonly next?: EntryLink;
}

/** Renders an artwork: the whole picture, then its artist, its place, and others nearby. */
export function ArtPage(props: ArtPageProps): ReactNode {
  const { picture, place, related, previous, next, ...page } = props;
  const { title, nodes, language } = page;
  const facts = artFacts(props);
  const label = facts.length === 0 ? null : <Facts facts={facts} />;
  return (
    <PageFrame
      title={title}
      nodes={nodes}
      language={language}
      kicker={artWords.onThePier}
      details={picture === undefined ? null : <ArtPicture picture={picture} beside={label} />}
      aside={picture === undefined ? label : null}
    >
      {place === undefined ? null : (
        <ArtGrid
          heading={<Sentence words={artWords.alsoAt} values={{ place: <Label {...place} /> }} />}
          artworks={related}
        />
      )}
      <Pager label={artWords.more} newer={previous} older={next} />
    </PageFrame>
  );
}

function artFacts({ artist, year, place }: ArtPageProps): Fact[] {
  return [
    ...(isBlank(artist) ? [] : [{ name: artWords.artist, value: <Words as="span" text={artist} /> }]),
    ...(year === undefined ? [] : [{ name: artWords.year, value: year }]),
    ...(place === undefined
      ? []
      : [
          {
            name: artWords.where,
            value: (
              <a href={place.href}>
                <Label {...place} />
              </a>
            ),
          },
        ]),
  ];
}
