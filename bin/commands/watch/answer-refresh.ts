import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

export interface RefreshRules {
  /** The token that the CMS has to send; a secret. Default: only pages of the watched site are heard. */
  readonly token: string | undefined;
  /** The CMS says that something was published. */
  readonly onRefresh: () => void;
}

/**
 * Takes a POST of who knows the token, as "Authorization: Bearer" or as `token` in the address, or of a page of ours: any page
 * of the web can post here from a browser on this machine, and each post is a crawl.
 */
export function answerRefresh(
  request: IncomingMessage,
  response: ServerResponse,
  { token, onRefresh }: RefreshRules,
): void {
  if (request.method !== 'POST') return void response.writeHead(405, { allow: 'POST' }).end();
  if (!isSameOrigin(request) && !knowsToken(request, token)) {
    const headers = { 'content-type': 'text/plain; charset=utf-8' };
    const body =
      'The token of BOARDWALK_REFRESH_TOKEN is missing or wrong: send it as "Authorization: Bearer" or ?token=\n';
    return void response.writeHead(403, headers).end(body);
  }
  onRefresh();
  response.writeHead(202).end();
}

/** The host is one of ours: others are not answered at all. */
function isSameOrigin({ headers: { origin, host } }: IncomingMessage): boolean {
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}

function knowsToken({ headers, url = '' }: IncomingMessage, token: string | undefined): boolean {
  if (token === undefined) return false;
  const [, bearer] = /^bearer +(.+)$/i.exec(headers.authorization ?? '') ?? [];
  const said = bearer ?? new URL(url, 'http://localhost').searchParams.get('token');
  return said !== null && timingSafeEqual(hash(said), hash(token));
}

/** Of one length, whatever was said. */
function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
