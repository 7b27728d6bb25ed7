import type { ReactNode } from 'react';
import type { BlockNode } from '../blocks/index.ts';
import { BigEvent, type BigEventProps } from '../components/BigEvent.tsx';
import { Notice, type ShownNotice } from '../components/Notice.tsx';
import { EntryFlow, PageFrame } from '../components/PageFrame.tsx';
import { PracticalFacts } from '../components/PracticalFacts.tsx';
import type { TodayLineProps } from '../components/TodayLine.tsx';
import type { Organisation } from '../organisation.ts';
import type { EntryLanguage, NamedLink } from '../types.ts';

export interface HomePageProps {
  readonly title: string;
  readonly nodes: readonly BlockNode[];
  readonly language?: EntryLanguage;
  readonly organisation: Organisation;
  /** Links in the order of planning a day out. */
  readonly ways: readonly NamedLink[];
  /** The next event for which people travel. */
  readonly bigEvent?: BigEventProps;
  /** Where the site has a page of today. */
  readonly today?: TodayLineProps;
  readonly notice?: ShownNotice;
}

/**
 * Renders the home page. Its hero contains the `h1`, with practical facts at its foot; one event
 * interrupts the sections.
 */
export function HomePage(props: HomePageProps): ReactNode {
  const { organisation, ways, bigEvent, today, notice, nodes, ...page } = props;
  const place = bigEvent === undefined ? nodes.length : placeOf(nodes);
  return (
    <>
      {notice === undefined ? null : <Notice notice={notice} />}
      <PageFrame
        {...page}
        nodes={nodes.slice(0, place)}
        details={<PracticalFacts organisation={organisation} ways={ways} today={today} />}
      >
        {bigEvent === undefined ? null : <BigEvent {...bigEvent} />}
        <EntryFlow nodes={nodes.slice(place)} language={page.language} />
      </PageFrame>
    </>
  );
}

/** The sections that come before the event, without the hero. */
const sectionsBefore = 2;

/** Returns the place after the first sections, or the end. */
function placeOf(nodes: readonly BlockNode[]): number {
  const sections = nodes.flatMap(({ block }, index) =>
    block.startsWith('pier/') && block !== 'pier/hero' ? [index + 1] : [],
  );
  return sections[sectionsBefore - 1] ?? nodes.length;
}
