import type { ReactNode } from 'react';
import { ContactDesk } from '../components/ContactDesk.tsx';
import { PageFrame } from '../components/PageFrame.tsx';
import type { FormData } from '../forms/Form.tsx';
import type { Organisation } from '../organisation.ts';
import type { StandardPageProps } from './StandardPage.tsx';

export interface ContactPageProps extends StandardPageProps {
  readonly organisation: Organisation;
  readonly form?: FormData;
}

/** Renders the form with telephone, mail, address and hours first, then the editor's content. */
export function ContactPage({ organisation, picture, form, ...page }: ContactPageProps): ReactNode {
  return (
    <PageFrame
      {...page}
      details={<ContactDesk organisation={organisation} picture={picture} form={form} />}
    />
  );
}
