import type { AnswerPlace } from '../../../generator/http/network-error.ts';
import type { Answer } from '../../../generator/http/send.ts';
import { SourceError } from '../../../generator/problems/source-error.ts';
import { isRegion } from '../../credentials/aws-host.ts';
import type { Service } from './address.ts';
import { codeIn, errorElement } from './store-error.ts';
import { textOf } from './xml.ts';

/** Values of a signature that a store refuses, and that can be corrected. */
export type Refusal =
  | { readonly of: 'clock'; readonly serverMs: number }
  | { readonly of: 'credentials' }
  | { readonly of: 'region'; readonly region: string };

/**
 * Returns the value that the store refused; null for any other answer, also for a redirect that
 * leads to another service: nothing is sent there.
 */
export function refusalIn(answer: Answer, service: Service, place: AnswerPlace): Refusal | null {
  const code = codeIn(answer);
  if (code === 'RequestTimeTooSkewed') return clockRefusal(answer);
  if (expired.has(code)) return { of: 'credentials' };
  if (!isRedirect(answer) && code !== 'AuthorizationHeaderMalformed') return null;

  const region = regionIn(answer);
  const target = targetOf(answer, place.host);
  // An own endpoint has one host. The hosts of AWS follow from the region: theirs is not needed.
  const isElsewhere = service.isOwn && target !== null && target !== place.host;
  const isFollowed = !isRedirect(answer) || answer.status === 301 || answer.status === 307;
  if (region !== null && isFollowed && !isElsewhere) return { of: 'region', region };
  return null;
}

const expired = new Set(['ExpiredToken', 'ExpiredTokenException', 'TokenRefreshRequired']);

function clockRefusal(answer: Answer): Refusal | null {
  const error = errorElement(answer);
  const text = (error && textOf(error, 'ServerTime')) ?? answer.headers.get('date') ?? '';
  const serverMs = Date.parse(text);
  return Number.isNaN(serverMs) ? null : { of: 'clock', serverMs };
}

function regionIn(answer: Answer): string | null {
  const error = errorElement(answer);
  const region = answer.headers.get('x-amz-bucket-region') ?? (error && textOf(error, 'Region')) ?? '';
  return isRegion(region) ? region : null;
}

/** Makes the error for a redirect that is not followed. */
export function redirectError(answer: Answer, place: AnswerPlace): SourceError {
  const target = targetOf(answer, place.host);
  const region = regionIn(answer);
  const where = target === null || target === place.host ? '' : ` to ${target}`;
  const what = region === null ? '' : `: the bucket is in the region ${region}`;
  const message = `${place.host} redirects${where}${what}`;
  return new SourceError(message, { kind: 'http', status: answer.status, code: 'Redirect', ...place });
}

export function isRedirect({ status }: Answer): boolean {
  return status >= 300 && status < 400 && status !== 304;
}

/** The host that a redirect leads to; null when it names none. */
function targetOf(answer: Answer, host: string): string | null {
  const location = answer.headers.get('location');
  if (location !== null && URL.canParse(location, `http://${host}`))
    return new URL(location, `http://${host}`).host;
  const error = errorElement(answer);
  return (error && textOf(error, 'Endpoint')) || null;
}
