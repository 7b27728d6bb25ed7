import type { ReactNode } from 'react';
import action from '../components/ActionLink.module.css';
import { classNames } from '../components/class-names.ts';
import { PageHeader } from '../components/PageHeader.tsx';

/** `heading` is the message: "This page could not be found". The home link is there for status 404. */
export interface ErrorPageProps {
  readonly status: number;
  readonly message: string;
}

export function ErrorPage({ status, message }: ErrorPageProps): ReactNode {
  return (
    <PageHeader title={message} kicker={`Error ${status}`}>
      {status === 404 ? (
        <p>
          <a className={classNames(action.action, action.primary)} href="/">
            Back to the home page
          </a>
        </p>
      ) : null}
    </PageHeader>
  );
}
