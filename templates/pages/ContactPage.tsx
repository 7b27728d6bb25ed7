import type { ReactNode } from 'react';
import { Facts } from '../components/Facts.tsx';
import { organisationFacts } from '../components/organisation-facts.tsx';
import { PageFrame } from '../components/PageFrame.tsx';
import type { Organisation } from '../organisation.ts';
import type { StandardPageProps } from './StandardPage.tsx';

export interface ContactPageProps extends StandardPageProps {
  readonly organisation: Organisation;
}

/** The editor's words with the pier's address, hours and numbers beside them. */
export function ContactPage({ organisation, ...page }: ContactPageProps): ReactNode {
  return <PageFrame {...page} aside={<Facts facts={organisationFacts(organisation)} />} />;
}
