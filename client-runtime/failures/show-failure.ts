import { failuresWords } from '../../words/site/failures-words.ts';
import { comesBack } from './comes-back.ts';
import { messageOf, statusOf } from './describe-error.ts';
import { showError } from './show-error.ts';

export interface ShownFailure {
  readonly page: Document;
  /** The value that the visit has thrown. */
  readonly error: unknown;
  /** The target of the visit. */
  readonly to: URL;
  /** Visits it again, as long as its error page is shown. */
  readonly again: () => void;
}

/**
 * Shows the error page of a visit that has failed. Without an answer, which means without a
 * connection, the page is opened again by itself when there is one. A chunk, loaded when the
 * browser is idle: when it is needed, it may be too late to ask for it.
 */
export function showFailure({ page, error, to, again }: ShownFailure): void {
  const isAnswered = !(error instanceof Error && 'response' in error && error.response === undefined);
  const status = statusOf(error);
  showError(page, {
    status: isAnswered ? status : 0,
    message: isAnswered || navigator.onLine ? messageOf(error) : failuresWords.offline,
    retry: status === 404 ? undefined : to,
  });
  const heading = page.querySelector('h1');
  if (!isAnswered && heading) comesBack({ to, again, isShown: () => heading.isConnected });
}
