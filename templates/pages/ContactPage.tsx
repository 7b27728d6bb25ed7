import type { ReactNode } from 'react';
import { ContactDesk } from '../components/ContactDesk.tsx';
import { PageFrame } from '../components/PageFrame.tsx';
import type { Organisation } from '../organisation.ts';
import type { StandardPageProps } from './StandardPage.tsx';

export interface ContactPageProps extends StandardPageProps {
  readonly organisation: Organisation;
}

/** Renders telephone, mail, address and hours first, then the editor's content. */
export function ContactPage({ organisation, picture, ...page }: ContactPageProps): ReactNode {
  return <PageFrame {...page} details={<ContactDesk organisation={organisation} picture={picture} />} />;
}
