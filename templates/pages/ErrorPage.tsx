import type { ReactNode } from 'react';
import { errorsWords } from '../../words/site/errors-words.ts';
import { SearchBox } from '../components/SearchForm.tsx';
import { useEnhancement } from '../components/use-enhancement.ts';

/** Status 404 adds a link to the home page. */
export interface ErrorPageProps {
  readonly status: number;
  readonly message: string;
  /** The site has a search page: its field is shown, too. */
  readonly hasSearch?: boolean;
}

/**
 * The browser builds the same page, without the search, when a visit fails
 * (`client-runtime/failures/show-error.ts`): hence its class.
 */
export function ErrorPage({ status, message, hasSearch = false }: ErrorPageProps): ReactNode {
  const search = useEnhancement('search', 'focus');
  const missing = useEnhancement('missing', 'load');
  return (
    <div className="error-page">
      <p>{errorsWords.status({ status })}</p>
      <h1 id="error-title" tabIndex={-1} {...(status === 404 ? missing : {})}>
        {message}
      </h1>
      {hasSearch ? <SearchBox mark={search} /> : null}
      {status === 404 ? (
        <p>
          <a href="/">{errorsWords.home}</a>
        </p>
      ) : null}
    </div>
  );
}
