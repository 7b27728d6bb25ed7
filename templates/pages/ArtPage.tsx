import type { ReactNode } from 'react';
import { creditLine } from '../components/ArtCard.tsx';
import { PageFrame } from '../components/PageFrame.tsx';
import { Pager } from '../components/Pager.tsx';
import type { NamedLink } from '../types.ts';
import type { StandardPageProps } from './StandardPage.tsx';

export interface ArtPageProps extends StandardPageProps {
  readonly artist?: string;
  readonly year?: number;
  readonly previous?: NamedLink;
  readonly next?: NamedLink;
}

export function ArtPage({ artist, year, previous, next, ...page }: ArtPageProps): ReactNode {
  const credit = creditLine({ artist, year });
  return (
    <PageFrame {...page} kicker="Art on the pier" text={credit}>
      <Pager label="More art" newer={previous} older={next} />
    </PageFrame>
  );
}
