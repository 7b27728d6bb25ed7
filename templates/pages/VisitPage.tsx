import type { ReactNode } from 'react';
import { Facts } from '../components/Facts.tsx';
import { hoursFacts, placeFacts } from '../components/organisation-facts.tsx';
import { PageContents } from '../components/PageContents.tsx';
import { PageFrame } from '../components/PageFrame.tsx';
import { TideAndWeather, type TideAndWeatherProps } from '../components/TideAndWeather.tsx';
import type { Organisation } from '../organisation.ts';
import type { NamedLink } from '../types.ts';
import type { StandardPageProps } from './StandardPage.tsx';

export interface VisitPageProps extends StandardPageProps {
  readonly organisation: Organisation;
  readonly conditions?: TideAndWeatherProps;
  /** Links to the parts of the page. */
  readonly contents: readonly NamedLink[];
}

/** Renders everything for a visit. The hours are shown unless the editor's own schedule does so. */
export function VisitPage({ organisation, conditions, contents, ...page }: VisitPageProps): ReactNode {
  const hasSchedule = page.nodes.some((node) => node.block === 'pier/schedule');
  const facts = [...placeFacts(organisation), ...(hasSchedule ? [] : hoursFacts(organisation))];
  return (
    <PageFrame
      {...page}
      details={
        <>
          <PageContents links={contents} />
          <Facts facts={facts} isRow>
            {conditions === undefined ? null : <TideAndWeather {...conditions} />}
          </Facts>
        </>
      }
    />
  );
}
