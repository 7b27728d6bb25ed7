import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerMessage } from './answer-message.ts';
import { type createJudge, signatureHeader } from './read-signature.ts';

export interface RefreshRules {
  /** The secret token that the CMS sends. Default: only pages of the watched site may post. */
  readonly token: string | undefined;
  /** Judges messages with a signature. */
  readonly judge: ReturnType<typeof createJudge>;
  /** Called when the CMS has published something. */
  readonly onRefresh: () => void;
}

/**
 * Accepts a POST with the signature of the CMS, or with the token, as "Authorization: Bearer" or as `token` in the address, or from a
 * page of the watched site. Any page of the web could post from a browser on this machine, and each
 * post starts a crawl.
 */
export function answerRefresh(
  request: IncomingMessage,
  response: ServerResponse,
  { token, judge, onRefresh }: RefreshRules,
): void | Promise<void> {
  if (request.method !== 'POST') return void response.writeHead(405, { allow: 'POST' }).end();
  if (request.headers[signatureHeader] !== undefined)
    return answerMessage(request, response, { judge, onRefresh });
  if (!isSameOrigin(request) && !knowsToken(request, token)) {
    const headers = { 'content-type': 'text/plain; charset=utf-8' };
    const body =
      'The token of BOARDWALK_REFRESH_TOKEN is missing or wrong: send it as "Authorization: Bearer" or ?token=\n';
    return void response.writeHead(403, headers).end(body);
  }
  onRefresh();
  response.writeHead(202).end();
}

/** The host is already checked: foreign hosts are refused before. The live server speaks http only. */
function isSameOrigin({ headers: { origin, host } }: IncomingMessage): boolean {
  return host !== undefined && origin === `http://${host}`;
}

function knowsToken({ headers, url = '' }: IncomingMessage, token: string | undefined): boolean {
  if (token === undefined) return false;
  const [, bearer] = /^bearer +(.+)$/i.exec(headers.authorization ?? '') ?? [];
  const said = bearer ?? new URL(url, 'http://localhost').searchParams.get('token');
  return said !== null && timingSafeEqual(hash(said), hash(token));
}

/** Hashes have one length, whatever the text. */
function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
