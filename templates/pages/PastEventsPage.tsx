import type { ReactNode } from 'react';
import { PageFrame } from '../components/PageFrame.tsx';
import { PastEventsAlone, type PastEventsProps } from '../components/PastEvents.tsx';

export interface PastEventsPageProps extends PastEventsProps {
  readonly title: string;
}

/** Renders a further page of past events, where they are too many for the list of events. */
export function PastEventsPage({ title, past, pastPager }: PastEventsPageProps): ReactNode {
  return (
    <PageFrame title={title} nodes={[]}>
      <PastEventsAlone past={past} pastPager={pastPager} />
    </PageFrame>
  );
}
