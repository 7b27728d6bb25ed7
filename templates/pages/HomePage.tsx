import type { ReactNode } from 'react';
import type { BlockNode } from '../blocks/index.ts';
import { PageFrame } from '../components/PageFrame.tsx';

export interface HomePageProps {
  readonly title: string;
  readonly nodes: readonly BlockNode[];
}

/** The front door. Its hero holds the `h1`; without one the site's name does. */
export function HomePage(props: HomePageProps): ReactNode {
  return <PageFrame {...props} />;
}
