import { hasTooManyFiles, openFilesHint } from './output-failure.ts';
import type { FailureKind, Problem } from './problem.ts';
import type { SourceError } from './source-error.ts';

/**
 * Describes what failed, how often it was tried and what to do next; never a query, an answer or a
 * header.
 */
export function sourceProblem(error: SourceError): Problem {
  const { host, kind, attempts, operationName, retryAfterMs } = error;
  const quoted = kind === 'http' && error.text ? `: "${error.text}"` : '';
  const wait = retryAfterMs ? `, asks to wait ${Math.ceil(retryAfterMs / 1000)} s` : '';
  const tries = attempts === 1 ? '1 attempt' : `${attempts} attempts`;
  const what = error.message.includes(host) ? error.message : `The CMS at ${host} failed: ${error.message}`;
  const request = `${operationName ?? 'query'}, ${tries}${wait}`;
  // The code of the system is already there, in brackets.
  const told =
    kind === 'network' && what.endsWith(')') ? `${what.slice(0, -1)}, ${request})` : `${what} (${request})`;
  return { message: `${told}${quoted}`, hint: hintFor(error) };
}

/**
 * Invalid UTF-8 is wrong content, and a limit for open files is one of this machine; any other error
 * is a failure of the CMS.
 */
export function failureKindOf({ kind, code }: SourceError): FailureKind {
  if (hasTooManyFiles(code)) return 'output';
  return kind === 'encoding' ? 'content' : 'source';
}

function hintFor({ kind, status = 0, code, details, message }: SourceError): string {
  if (kind === 'graphql' && wantsLogin.test(message)) return loginHint;
  if (details.proxy !== undefined && !hasTooManyFiles(code)) return proxyHint;
  switch (kind) {
    case 'http':
      return hintForStatus(status);
    case 'network':
      return hintForCode(code);
    case 'timeout':
      return 'Find out why the CMS is slow, or allow more time: graphql.clients.default.options.timeoutMs.';
    case 'encoding':
      return 'Save the entry again: a plugin or an import has put bytes of another encoding into it.';
    case 'too-long':
      return 'Look for an entry with very much content, or raise graphql.clients.default.options.maxAnswerBytes.';
    case 'graphql':
      return details.isPartial
        ? 'Check the debug log of the CMS: a plugin failed during the request.'
        : 'Check that WPGraphQL and its extensions are active and of a supported version.';
    case 'not-json':
      return 'Open the endpoint in a browser: look for a login page, a firewall page or a PHP notice before the answer.';
  }
}

/** Some endpoints that require a login say so with status 200. */
const wantsLogin = /without authentication|must be (logged in|authenticated)|not (authenticated|logged in)/i;
const loginHint =
  'The endpoint requires a login: set BOARDWALK_AUTHORIZATION to "Basic " and user:password in base64, with an application password of WordPress.';

/** For requests through a proxy that got no answer. */
export const proxyHint =
  'Check HTTP_PROXY and HTTPS_PROXY, with user and password where the proxy wants them; name hosts that are reached without it in NO_PROXY.';

function hintForStatus(status: number): string {
  if (status === 401 || status === 403)
    return 'Check the credentials: BOARDWALK_AUTHORIZATION, or the client’s headers.';
  if (status === 404) return 'Check the path of the endpoint, and that the WPGraphQL plugin is active.';
  if (status === 429) return 'Run the build again later, or lower --concurrency.';
  if (status === 503) return 'The CMS is overloaded or in maintenance: run the build again when it is back.';
  if (status === 502)
    return 'Check the error log of the web server. If a header is too big, turn off the debug mode of WPGraphQL or configure larger buffers.';
  if (status >= 500) return 'Check the error log of the CMS, and run the build again.';
  if (status >= 300 && status < 400)
    return 'Redirects are not followed. If the target is your CMS, use its address as the endpoint.';
  return 'Check that the endpoint is right and the CMS answers there.';
}

function hintForCode(code: string): string {
  if (hasTooManyFiles(code)) return openFilesHint;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'Check the spelling of the host in the endpoint.';
  if (/CERT|TLS|SSL|SIGNATURE|ISSUER/.test(code))
    return 'Fix the certificate of the CMS; for a private one, name its authority in NODE_EXTRA_CA_CERTS.';
  return 'Check that the endpoint is right and the CMS answers there.';
}
