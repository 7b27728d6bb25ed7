import type { ReactNode } from 'react';
import { pagesWords } from '../../words/site/pages-words.ts';
import { ActionLink } from '../components/ActionLink.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import type { Href } from '../types.ts';

/** The admin page: with `adminUrl` a link and a refresh to the CMS, otherwise a notice. */
export interface AdminPageProps {
  readonly adminUrl?: Href;
}

export function AdminPage({ adminUrl }: AdminPageProps): ReactNode {
  if (adminUrl === undefined) {
    return <PageHeader title={pagesWords.forEditors} text={pagesWords.editedElsewhere} />;
  }
  return (
    <PageHeader title={pagesWords.forEditors}>
      <ActionLink link={{ label: pagesWords.continueToCms, href: adminUrl }} />
    </PageHeader>
  );
}
