import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { ResolvedConfig } from '../../../config/resolve-config.ts';
import { securityHeaders } from '../../../generator/files/security-headers.ts';
import { type Previews, UnmadePreview } from '../../../generator/preview/open-previews.ts';
import { messagePage } from '../../../generator/preview/preview-bar.ts';
import { previewPaths, previewStyles } from '../../../generator/preview/preview-styles.ts';
import { openAgain, PreviewRefusal } from '../../../generator/preview/refusal.ts';
import { readToken } from '../../../generator/preview/token.ts';
import { BuildError } from '../../../generator/problems/problem.ts';
import { bytesOf } from '../../../generator/publish/bytes-of.ts';
import { headersOf, robotsHeader } from '../../../generator/publish/headers-of.ts';
import type { OutputFile } from '../../../generator/publish/output-file.ts';
import { answerSafely } from '../serve/answer.ts';
import { plainRange } from '../serve/send-file.ts';
import { sendText } from '../serve/send-text.ts';

export interface PreviewAnswers {
  readonly previews: Previews;
  readonly secret: string;
  readonly config: ResolvedConfig;
  /** Takes a line for who runs the server; it contains no token. */
  readonly complain: (line: string) => void;
}

/** Milliseconds after which an editor is told that the content is still being read. */
const warmingMs = 10_000;

/** Nothing but the styles is needed for a message. */
const messagePolicy =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Answers `/?token=` with the preview that the CMS has signed, files of the site with their bytes,
 * and everything else with a redirect to the public site.
 */
export function answerPreviews(options: PreviewAnswers): RequestListener {
  return answerSafely((request, response) => answer(request, response, options));
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  options: PreviewAnswers,
): Promise<void> {
  const { previews, config } = options;
  const { method, url: target = '/' } = request;
  if (method !== 'GET' && method !== 'HEAD')
    return void response.writeHead(405, { ...privateHeaders, allow: 'GET, HEAD' }).end();
  const [path = '/'] = target.split('?');
  if (!path.startsWith('/')) return void response.writeHead(400, privateHeaders).end();
  const query = new URLSearchParams(target.slice(path.length));
  const token = query.get('token');
  if (path === '/' && token !== null) return answerToken(request, response, { ...options, token });
  if (path === previewPaths.styles)
    return send(request, response, { type: 'text/css', body: previewStyles(config.brand.colours) });
  if (path === '/robots.txt')
    return send(request, response, { type: 'text/plain', body: 'User-agent: *\nDisallow: /\n' });
  const file = await findFile(path, previews);
  if (file !== undefined) return sendOutputFile(request, response, file);
  query.delete('token');
  const rest = query.size === 0 ? '' : `?${query}`;
  const location = `${new URL(config.siteUrl).origin}${path}${rest}`;
  response.writeHead(302, { ...privateHeaders, location }).end();
}

/** A file that cannot be told yet is the public site's. */
async function findFile(path: string, previews: Previews): ReturnType<Previews['findFile']> {
  try {
    return await previews.findFile(decodeURIComponent(path.slice(1)).normalize('NFC'));
  } catch {
    return undefined;
  }
}

async function answerToken(
  request: IncomingMessage,
  response: ServerResponse,
  { previews, secret, config, complain, token }: PreviewAnswers & { readonly token: string },
): Promise<void> {
  try {
    const ticket = readToken(token, { secret, nowMs: Date.now() });
    const isWarm = await Promise.race([
      previews.warmUp().then(() => true),
      setTimeout(warmingMs, false, { ref: false }),
    ]);
    if (!isWarm) throw stillWarming();
    const { page } = securityHeaders(config);
    const body = await previews.show(ticket);
    await send(request, response, { type: 'text/html', headers: page ?? {}, body });
  } catch (error) {
    const { status, ...message } = describe(error);
    if (status >= 500) complain(`A preview failed (${status}): ${reasonOf(error)}`);
    const headers = {
      'content-security-policy': messagePolicy,
      'cross-origin-opener-policy': 'same-origin',
      ...(status === 503 && { 'retry-after': '5', refresh: '5' }),
    };
    await send(request, response, { status, type: 'text/html', headers, body: messagePage(message) });
  }
}

function stillWarming(): PreviewRefusal {
  return new PreviewRefusal(
    503,
    'The preview is getting ready',
    'The content of the site is being read for the first time. This page reloads by itself.',
  );
}

/** Describes any failure to an editor: never a stack, nor what the CMS has answered. */
function describe(error: unknown): Parameters<typeof messagePage>[0] & { readonly status: number } {
  if (error instanceof PreviewRefusal)
    return { status: error.status, title: error.message, hint: error.hint };
  if (error instanceof UnmadePreview)
    return {
      ...{ status: 422, title: 'No page can be made of this entry' },
      hint: `A build would stop here, and nothing would be published. Correct it in WordPress. ${openAgain}`,
      ...error.problems,
    };
  if (error instanceof BuildError)
    return {
      ...{ status: 502, title: 'WordPress does not answer, so there is no preview' },
      hint: 'Try again in a minute. Nothing is lost: your text is in WordPress.',
    };
  return {
    ...{ status: 500, title: 'The preview has failed' },
    hint: 'This is a mistake of Boardwalk and not of your text. Tell who runs the site.',
  };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const known = error instanceof PreviewRefusal || error instanceof BuildError;
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : '';
  return known ? `${error.message}${cause}` : (error.stack ?? error.message);
}

type Headers = Readonly<Record<string, string>>;

/**
 * Headers of every answer with a preview: nothing keeps it, finds it, or learns its address, which
 * contains the token.
 */
const privateHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  [robotsHeader]: 'noindex, nofollow',
} as const satisfies Headers;

interface Answer {
  readonly status?: number;
  readonly type: 'text/html' | 'text/css' | 'text/plain';
  readonly headers?: Headers;
  readonly body: string;
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status = 200, type, headers = {}, body }: Answer,
): Promise<void> {
  const all = { ...headers, ...privateHeaders, 'content-type': `${type}; charset=utf-8` };
  return sendText(request, response, { status, headers: all, body: Buffer.from(body) });
}

/**
 * Sends a file of the site, or a range of it, which films need. Hashed names may stay in the
 * editor's browser, but in no cache that others use.
 */
async function sendOutputFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: OutputFile,
): Promise<void> {
  const bytes = await bytesOf(file).catch(() => null);
  if (bytes === null) return void response.writeHead(404, privateHeaders).end();
  const size = bytes.length;
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(plainRange(request.headers, size) ?? '') ?? [];
  if (from !== undefined && Number(from) >= size)
    return void response.writeHead(416, { 'content-range': `bytes */${size}` }).end();
  const [start, end] = [Number(from ?? 0), to ? Number(to) : size - 1];
  // Node omits the body of a HEAD request.
  response
    .writeHead(from === undefined ? 200 : 206, {
      ...privateHeaders,
      'content-type': headersOf(file)['content-type'],
      'accept-ranges': 'bytes',
      ...(file.class === 'asset' && { 'cache-control': 'private, max-age=3600' }),
      'content-length': end - start + 1,
      ...(from !== undefined && { 'content-range': `bytes ${start}-${end}/${size}` }),
    })
    .end(bytes.subarray(start, end + 1));
}
