import type { ReactNode } from 'react';
import { artWords } from '../../words/site/art-words.ts';
import { experiencesWords } from '../../words/site/experiences-words.ts';
import { jobsWords } from '../../words/site/jobs-words.ts';
import { leasingWords } from '../../words/site/leasing-words.ts';
import { ArtGrid } from '../components/ArtGrid.tsx';
import { type EntryLine, EntryLines } from '../components/EntryLines.tsx';
import { EntryFlow, PageFrame } from '../components/PageFrame.tsx';
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
  /** Halls for hire, above the form that asks for one. */
  readonly halls?: readonly EntryLine[];
  /** Positions that are open, for the page about working here. */
  readonly jobs?: readonly EntryLine[];
  /** The audience of the page. */
  readonly audience: 'visitors' | 'business';
  /** Other experiences for the same audience, with a link to all. */
  readonly others: readonly ExperienceSummary[];
  readonly allExperiences: Href;
}

export function ExperiencePage(props: ExperiencePageProps): ReactNode {
  const { art, form, jobs = [], halls = [], audience, others, allExperiences, nodes, ...page } = props;
  // They come first, below the opening.
  const opening = jobs.length === 0 ? nodes.length : nodes[0]?.block === 'pier/hero' ? 1 : 0;
  return (
    <PageFrame {...page} nodes={nodes.slice(0, opening)}>
      <EntryLines heading={jobsWords.open} lines={jobs} />
      <EntryFlow nodes={nodes.slice(opening)} language={page.language} />
      {art === undefined ? null : (
        <>
          <Walk heading={artWords.worksOnThePier} stops={art.walk ?? []} more={art.more} />
          <ArtGrid heading={artWords.worksOnThePier} artworks={art.artworks ?? []} more={art.more} />
        </>
      )}
      <EntryLines heading={leasingWords.halls} lines={halls} />
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
