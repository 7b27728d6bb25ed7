import { type ContactPageProps, ContactPage as Original } from 'boardwalk/templates/pages/ContactPage.tsx';
import type { ReactNode } from 'react';

/** Boardwalk's page with the greeting of the coast. */
export function ContactPage({ title, ...page }: ContactPageProps): ReactNode {
  return <Original {...page} title={`Moin! ${title}`} />;
}
