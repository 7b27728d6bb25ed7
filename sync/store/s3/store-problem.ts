import type { Problem } from '../../../generator/problems/problem.ts';
import type { SourceError } from '../../../generator/problems/source-error.ts';
import { proxyHint } from '../../../generator/problems/source-problem.ts';
import { documentPath } from '../../../generator/util/display-path.ts';

/** Describes a request to a store that failed, how often it was tried and what to do next. */
export function storeProblem(error: SourceError): Problem {
  const { attempts, message } = error;
  return { message: attempts === 1 ? message : `${message} (${attempts} attempts)`, hint: hintFor(error) };
}

const expiredHint = 'The credentials have expired: renew them, then run this again.';
const regionHint = 'Set AWS_REGION to the region of the bucket, and check the endpoint.';
const answerHint = 'Check the endpoint, and look for a proxy or a login page on the way to the store.';

const hints: Readonly<Record<string, string>> = {
  SignatureDoesNotMatch:
    'Check AWS_SECRET_ACCESS_KEY, or the profile: the secret does not belong to the key.',
  InvalidAccessKeyId: 'Check AWS_ACCESS_KEY_ID, or the profile: the store does not know the key.',
  InvalidToken: 'Check AWS_SESSION_TOKEN: it does not belong to the key.',
  AccessDenied:
    'Give the key the rights to list the bucket, and to read, write and delete objects below the prefix.',
  NoSuchBucket: 'Check the name of the bucket and the endpoint. A bucket is never made by a sync.',
  RequestTimeTooSkewed: 'Set the clock of this machine.',
  ExpiredToken: expiredHint,
  ExpiredTokenException: expiredHint,
  AuthorizationHeaderMalformed: regionHint,
  Redirect: regionHint,
  ForeignAnswer: answerHint,
  BrokenList: answerHint,
  UnusableKey: 'Rename the file.',
};

function hintFor({ kind, status = 0, code, details }: SourceError): string {
  const known = hints[code];
  if (known !== undefined) return known;
  if (details.proxy !== undefined) return proxyHint;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return 'Check the spelling of the endpoint and of the region.';
  if (kind === 'network') return 'Check the endpoint, and that the store answers there.';
  if (kind === 'timeout') return 'Find out why the store is slow, then run this again.';
  if (status === 403) return hints.AccessDenied ?? '';
  if (status === 501)
    return `The store does not have this function: ${documentPath('docs/sync.md')} says what is needed.`;
  if (status === 429 || status >= 500) return 'The store is overloaded or has a fault: run this again later.';
  return 'Check the address of the bucket and the endpoint.';
}
