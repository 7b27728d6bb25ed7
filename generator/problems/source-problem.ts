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

function hintFor({ kind, status = 0, code, details, message, text }: SourceError): string {
  if (kind === 'graphql' && wantsLogin.test(message)) return loginHint;
  if (kind === 'graphql' && hasExpired.test(message)) return expiredHint;
  if (details.proxy !== undefined && !hasTooManyFiles(code)) return proxyHint;
  switch (kind) {
    case 'http':
      if (status >= 300 && status < 400 && loginPage.test(message)) return loginHint;
      // A server that refuses credentials says so in JSON or with a few words.
      return status === 403 && firewall.test(text ?? '') ? pageHint : hintForStatus(status);
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
      return pageHint;
  }
}

/** Some endpoints that require a login say so with status 200. */
const wantsLogin = /without authentication|must be (logged in|authenticated)|not (authenticated|logged in)/i;
const loginHint =
  'The endpoint requires a login: set BOARDWALK_AUTHORIZATION to "Basic " and user:password in base64, with an application password of WordPress.';

/** Tokens and cookies of login plugins. */
const hasExpired =
  /\b(token|cookie|nonce|credentials?|session)\b.*\bexpired\b|\bexpired (token|cookie|nonce|credentials?|session)\b/i;
const expiredHint = 'The credentials have expired: make new ones, and set BOARDWALK_AUTHORIZATION again.';

const loginPage = /redirects to \S*\/wp-login\.php/;
const firewall =
  /attention required|cloudflare|sucuri|wordfence|incapsula|captcha|firewall|access denied|just a moment/i;
const pageHint =
  'Open the endpoint in a browser: look for a login page, a firewall page or a PHP notice before the answer. If it is a page of WordPress, save the permalinks once (Settings, Permalinks), or use /index.php?graphql as the path of the endpoint.';

/** For requests through a proxy that got no answer. */
export const proxyHint =
  'Check HTTP_PROXY and HTTPS_PROXY, with user and password where the proxy wants them; name hosts that are reached without it in NO_PROXY.';

function hintForStatus(status: number): string {
  if (status === 401 || status === 403)
    return 'Check the credentials: BOARDWALK_AUTHORIZATION, or the client’s headers.';
  // A plain web server, too, that takes no questions.
  if (status === 404 || status === 405 || status === 501)
    return 'Check the path of the endpoint, and that the WPGraphQL plugin is active.';
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
  if (code === 'ERR_SSL_WRONG_VERSION_NUMBER' || code === 'ERR_SSL_PACKET_LENGTH_TOO_LONG')
    return 'The server speaks no TLS at this port: does the endpoint begin with http:// instead of https://?';
  if (/CERT|TLS|SSL|SIGNATURE|ISSUER/.test(code))
    return 'Fix the certificate of the CMS; for a private one, name its authority in NODE_EXTRA_CA_CERTS.';
  return 'Check that the endpoint is right and the CMS answers there.';
}
