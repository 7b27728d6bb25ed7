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
  /** The ways on, in the order in which a day out is planned. */
  readonly ways: readonly NamedLink[];
}

/** The front door. Its hero holds the `h1`, and the practical facts stand at the hero's foot. */
export function HomePage({ organisation, ways, ...page }: HomePageProps): ReactNode {
  return <PageFrame {...page} details={<PracticalFacts organisation={organisation} ways={ways} />} />;
}
