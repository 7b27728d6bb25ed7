import type { ReactNode } from 'react';

/** Status 404 adds a link to the home page. */
export interface ErrorPageProps {
  readonly status: number;
  readonly message: string;
}

/**
 * The browser builds the same page when a visit fails (`client-runtime/failures/show-error.ts`):
 * hence its class.
 */
export function ErrorPage({ status, message }: ErrorPageProps): ReactNode {
  return (
    <div className="error-page">
      <p>{`Error ${status}`}</p>
      <h1 id="error-title" tabIndex={-1}>
        {message}
      </h1>
      {status === 404 ? (
        <p>
          <a href="/">Back to the home page</a>
        </p>
      ) : null}
    </div>
  );
}
