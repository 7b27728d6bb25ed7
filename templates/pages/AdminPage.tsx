import type { ReactNode } from 'react';
import { ActionLink } from '../components/ActionLink.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import type { Href } from '../types.ts';

/** The admin page: with `adminUrl` a link and a refresh to the CMS, otherwise a notice. */
export interface AdminPageProps {
  readonly adminUrl?: Href;
}

export function AdminPage({ adminUrl }: AdminPageProps): ReactNode {
  if (adminUrl === undefined) {
    return <PageHeader title="For editors" text="The content of this site is not edited from here." />;
  }
  return (
    <PageHeader title="For editors">
      <ActionLink link={{ label: 'Continue to the content system', href: adminUrl }} />
    </PageHeader>
  );
}
