import type { ReactNode } from 'react';
import type { BlockNode } from '../blocks/index.ts';
import { PageFrame } from '../components/PageFrame.tsx';
import { PracticalFacts } from '../components/PracticalFacts.tsx';
import type { Organisation } from '../organisation.ts';

export interface HomePageProps {
  readonly title: string;
  readonly nodes: readonly BlockNode[];
  readonly organisation: Organisation;
}

/** The front door. Its hero holds the `h1`, and the practical facts stand at the hero's foot. */
export function HomePage({ organisation, ...page }: HomePageProps): ReactNode {
  return <PageFrame {...page} details={<PracticalFacts organisation={organisation} />} />;
}
