import type { ReactNode } from 'react';
import { artWords } from '../../words/site/art-words.ts';
import { experiencesWords } from '../../words/site/experiences-words.ts';
import { ArtGrid } from '../components/ArtGrid.tsx';
import { PageFrame } from '../components/PageFrame.tsx';
import { Walk, type WalkStop } from '../components/Walk.tsx';
import type { FormData } from '../forms/Form.tsx';
import { FormSection } from '../forms/FormSection.tsx';
import { ExperienceGrid } from '../sections/ExperienceGrid.tsx';
import type { ArtSummary, ExperienceSummary, Href, NamedLink } from '../types.ts';
import type { StandardPageProps } from './StandardPage.tsx';

export interface ExperiencePageProps extends StandardPageProps {
  /** Artworks for the page about art, with a link to all of them. */
  readonly art?: {
    readonly artworks?: readonly ArtSummary[];
    /** The same in the order of a walk, where it is known. */
    readonly walk?: readonly WalkStop[];
    readonly more: NamedLink;
  };
  /** The form that belongs to the page: an enquiry for a space, a request for the hall. */
  readonly form?: FormData;
  /** The audience of the page. */
  readonly audience: 'visitors' | 'business';
  /** Other experiences for the same audience, with a link to all. */
  readonly others: readonly ExperienceSummary[];
  readonly allExperiences: Href;
}

export function ExperiencePage(props: ExperiencePageProps): ReactNode {
  const { art, form, audience, others, allExperiences, ...page } = props;
  return (
    <PageFrame {...page}>
      {art === undefined ? null : (
        <>
          <Walk heading={artWords.worksOnThePier} stops={art.walk ?? []} more={art.more} />
          <ArtGrid heading={artWords.worksOnThePier} artworks={art.artworks ?? []} more={art.more} />
        </>
      )}
      <FormSection form={form} />
      <ExperienceGrid
        heading={headings[audience]}
        experiences={others}
        more={{ label: experiencesWords.all, href: allExperiences }}
      />
    </PageFrame>
  );
}

const headings = { visitors: experiencesWords.moreToDo, business: experiencesWords.moreForBusiness } as const;
