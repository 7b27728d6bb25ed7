import type { ReactNode } from 'react';
import { jobsWords } from '../../words/site/jobs-words.ts';
import { ActionLink } from '../components/ActionLink.tsx';
import { type EntryLine, EntryLines } from '../components/EntryLines.tsx';
import { FactRows } from '../components/FactRows.tsx';
import { type Fact, placeFact, writtenFact } from '../components/Facts.tsx';
import { PageFrame } from '../components/PageFrame.tsx';
import { ShareLine } from '../components/ShareLine.tsx';
import { WhereOnThePier, type WhereOnThePierProps } from '../components/WhereOnThePier.tsx';
import type { EntryLink, Href, NamedLink } from '../types.ts';
import type { StandardPageProps } from './StandardPage.tsx';

export interface JobPageProps extends StandardPageProps {
  /** The last day to apply; absent where it is open until it is withdrawn. */
  readonly closing?: { readonly label: string; readonly isOver: boolean; readonly times: string };
  /** "Part-time" */
  readonly employment?: string;
  readonly pay?: string;
  readonly starts?: string;
  readonly employer?: string;
  readonly place?: EntryLink;
  /** The way to the place: "800 ft from the entrance, about 3 minutes on foot". */
  readonly way?: string;
  readonly where?: WhereOnThePierProps;
  /** A page elsewhere, or an e-mail. */
  readonly apply?: Href;
  readonly share: readonly NamedLink[];
  readonly others: readonly EntryLine[];
}

/** Renders an open position: its facts and how to apply, then what it is about. One that is closed says so. */
export function JobPage(props: JobPageProps): ReactNode {
  const { title, picture, nodes, language, closing, apply, share, where, others } = props;
  const isOver = closing?.isOver ?? false;
  return (
    <PageFrame
      title={title}
      picture={picture}
      nodes={nodes}
      language={language}
      kicker={isOver ? jobsWords.closed : <span data-offer="">{jobsWords.job}</span>}
      details={
        <>
          <FactRows facts={jobFacts(props)} times={isOver ? undefined : closing?.times} />
          {apply === undefined || isOver ? null : (
            <p>
              <ActionLink link={{ label: jobsWords.apply, href: apply }} isOffer />
            </p>
          )}
        </>
      }
      aside={<ShareLine links={share} />}
    >
      {where === undefined ? null : <WhereOnThePier {...where} />}
      <EntryLines heading={jobsWords.others} lines={others} />
    </PageFrame>
  );
}

function jobFacts({ closing, employment, pay, starts, employer, place, way }: JobPageProps): Fact[] {
  return [
    ...writtenFact(jobsWords.employer, employer),
    ...(employment === undefined ? [] : [{ name: jobsWords.employment, value: employment }]),
    ...writtenFact(jobsWords.pay, pay),
    ...writtenFact(jobsWords.starts, starts),
    ...(closing === undefined ? [] : [{ name: jobsWords.closes, value: closing.label }]),
    ...placeFact(jobsWords.where, place, way),
  ];
}
