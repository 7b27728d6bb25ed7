import type { ReactNode } from 'react';
import type { BlockNode } from '../blocks/index.ts';
import { PageFrame } from '../components/PageFrame.tsx';
import { PracticalFacts } from '../components/PracticalFacts.tsx';
import type { Organisation } from '../organisation.ts';
import type { NamedLink } from '../types.ts';

export interface HomePageProps {
  readonly title: string;
  readonly nodes: readonly BlockNode[];
  readonly organisation: Organisation;
  /** Links in the order of planning a day out. */
  readonly ways: readonly NamedLink[];
}

/** Renders the home page. Its hero contains the `h1`, with practical facts at its foot. */
export function HomePage({ organisation, ways, ...page }: HomePageProps): ReactNode {
  return <PageFrame {...page} details={<PracticalFacts organisation={organisation} ways={ways} />} />;
}
