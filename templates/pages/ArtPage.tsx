import type { ReactNode } from 'react';
import { artWords } from '../../words/site/art-words.ts';
import { ArtGrid } from '../components/ArtGrid.tsx';
import { ArtPicture } from '../components/ArtPicture.tsx';
import { type Fact, Facts, placeFact, writtenFact } from '../components/Facts.tsx';
import { Label } from '../components/Label.tsx';
import { PageFrame } from '../components/PageFrame.tsx';
import { Pager } from '../components/Pager.tsx';
import { Sentence } from '../components/Sentence.tsx';
import { Walk, type WalkStop } from '../components/Walk.tsx';
import { WhereOnThePier, type WhereOnThePierProps } from '../components/WhereOnThePier.tsx';
import type { ArtSummary, EntryLink, NamedLink } from '../types.ts';
import type { StandardPageProps } from './StandardPage.tsx';

export interface ArtPageProps extends StandardPageProps {
  readonly artist?: string;
  readonly year?: number;
  /** The place of the artwork. */
  readonly place?: EntryLink;
  /** The way to the place: "800 ft from the entrance, about 3 minutes on foot". */
  readonly way?: string;
  /** The place on the plan of the pier, with the access to it. */
  readonly where?: WhereOnThePierProps;
  /** The next works along the deck. Without them there are others at the same place, and neighbours in the list. */
  readonly walk?: { readonly heading: string; readonly stops: readonly WalkStop[] };
  /** Other artworks at the same place. */
  readonly related: readonly ArtSummary[];
  /** The list of all works. */
  readonly more?: NamedLink | undefined;
  readonly previous?: EntryLink;
  readonly next?: EntryLink;
}

/** Renders an artwork: the whole picture, then its facts beside the text, its place on the pier, and others there. */
export function ArtPage(props: ArtPageProps): ReactNode {
  const { picture, place, walk, related, previous, next, more, ...page } = props;
  const { title, nodes, language } = page;
  const facts = artFacts(props);
  const label = facts.length === 0 ? null : <Facts facts={facts} />;
  return (
    <PageFrame
      title={title}
      nodes={nodes}
      language={language}
      kicker={artWords.onThePier}
      details={picture === undefined ? null : <ArtPicture picture={picture} />}
      aside={label}
    >
      {props.where === undefined ? null : <WhereOnThePier {...props.where} />}
      {walk === undefined ? (
        <>
          {place === undefined ? null : (
            <ArtGrid
              heading={<Sentence words={artWords.alsoAt} values={{ place: <Label {...place} /> }} />}
              artworks={related}
            />
          )}
          <Pager label={artWords.more} newer={previous} older={next} />
        </>
      ) : (
        <Walk {...walk} more={more} />
      )}
    </PageFrame>
  );
}

function artFacts({ artist, year, place, way }: ArtPageProps): Fact[] {
  return [
    ...writtenFact(artWords.artist, artist),
    ...(year === undefined ? [] : [{ name: artWords.year, value: year }]),
    ...placeFact(artWords.where, place, way),
  ];
}
