import http, { type ClientRequest, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { pipeline, type Readable } from 'node:stream';
import { constants, createBrotliDecompress, createGunzip } from 'node:zlib';
import { SourceError } from '../problems/source-error.ts';
import { awaitProgress, NoProgress } from '../util/await-progress.ts';
import { version } from '../util/version.ts';
import { proxyAgent, refuseProxyLogin } from './find-proxy.ts';
import { type AnswerPlace, toSourceError } from './network-error.ts';
import { redactError, redactorOf } from './redact.ts';

export interface Request {
  readonly url: URL;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array | null;
}

export interface SendOptions {
  /** From the request to the last byte of the answer, however slow. */
  readonly timeoutMs: number;
  /** The time is for each 256 KiB instead, of the request and of the answer. */
  readonly isLong?: boolean;
  /** Bytes of the answer, unpacked. */
  readonly maxBytes: number;
  /** Asks for a compressed answer, and unpacks it. Otherwise its bytes are those that were sent. */
  readonly isUnpacked?: boolean;
  /** For messages. */
  readonly operationName?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Never through a proxy. */
  readonly isDirect?: boolean;
  /** Resolves host names, and may refuse them. Its requests share no connections with others. */
  readonly lookup?: LookupFunction | undefined;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

/**
 * Sends one request and resolves to the whole answer, with any status. The only access to the network.
 * Does not follow redirects: a request and its token belong to this host. Throws a SourceError without
 * an answer, never with the credentials in it, and the reason of `signal` when that ends it.
 */
export async function send(request: Request, options: SendOptions): Promise<Answer> {
  const { timeoutMs, operationName, signal } = options;
  const { url } = request;
  const end = new AbortController();
  const either = signal ? AbortSignal.any([signal, end.signal]) : end.signal;
  try {
    return await awaitProgress({ awaited: `an answer of ${url.host}`, limitMs: timeoutMs }, (moved) =>
      exchange(request, { ...options, signal: either, moved: options.isLong ? moved : () => undefined }),
    );
  } catch (error) {
    const isLate = error instanceof NoProgress;
    end.abort();
    signal?.throwIfAborted();
    const place = { host: url.host, operationName, url };
    throw redactError(
      toSourceError(error, place, isLate ? timeoutMs : undefined),
      redactorOf(request.headers),
    );
  }
}

interface Exchange extends SendOptions {
  readonly signal: AbortSignal;
  /** Called for each stretch of bytes. */
  readonly moved: () => void;
}

async function exchange({ url, method = 'GET', headers, body }: Request, options: Exchange): Promise<Answer> {
  const { isUnpacked, isDirect, signal, lookup, moved } = options;
  const { request } = url.protocol === 'https:' ? https : http;
  const outgoing = request(url, {
    method,
    headers: headersOf(headers, body, isUnpacked),
    // Credentials of an address would be in no header, and so in messages.
    auth: undefined,
    signal,
    agent: (isDirect ? undefined : proxyAgent(url, signal)) ?? agentOf(url, lookup !== undefined),
    ...(lookup && { lookup }),
  });
  try {
    const answer = await sendBody(outgoing, body ?? '', moved);
    refuseProxyLogin(answer);
    const place = { host: url.host, operationName: options.operationName };
    return await readAnswer(answer, { ...options, hasBody: method !== 'HEAD' }, place);
  } finally {
    // The answer came before the server had read the whole body: it may never do so.
    if (!outgoing.writableFinished) outgoing.destroy();
  }
}

/** An idle connection is closed before a server does so, whose usual limit is five seconds. */
const reuse = { keepAlive: true, timeout: 4000 };
const agents = { http: new http.Agent(reuse), https: new https.Agent(reuse) };
/** A request that checks addresses takes no connection to one that was not checked. */
const checkedAgents = { http: new http.Agent(reuse), https: new https.Agent(reuse) };

function agentOf({ protocol }: URL, isChecked: boolean): http.Agent {
  const some = isChecked ? checkedAgents : agents;
  return protocol === 'https:' ? some.https : some.http;
}

function headersOf(
  headers: Request['headers'],
  body: Request['body'],
  isUnpacked = false,
): OutgoingHttpHeaders {
  return {
    accept: '*/*',
    'user-agent': `Boardwalk/${version}`,
    ...(isUnpacked && { 'accept-encoding': 'gzip, br' }),
    ...headers,
    ...(body != null && { 'content-length': Buffer.byteLength(body) }),
  };
}

/** Bytes that count as progress: one byte a minute does not. */
const stretchBytes = 256 * 1024;

/** Resolves to the head of the answer, which may come before the whole body is sent. */
function sendBody(
  outgoing: ClientRequest,
  body: string | Uint8Array,
  moved: () => void,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    outgoing.once('response', resolve).on('error', reject);
    const bytes = Buffer.from(body);
    for (let start = 0; start < bytes.length; start += stretchBytes)
      outgoing.write(bytes.subarray(start, start + stretchBytes), moved);
    outgoing.end();
  });
}

/** Throws a SourceError for an answer that is too long; of a failure, the beginning is enough. */
async function readAnswer(
  answer: IncomingMessage,
  { maxBytes, isUnpacked, moved, hasBody }: Exchange & { readonly hasBody: boolean },
  place: AnswerPlace,
): Promise<Answer> {
  const { status, headers } = headOf(answer);
  const isOk = status >= 200 && status < 300;
  if (isOk && hasBody && Number(headers.get('content-length') ?? 0) > maxBytes) {
    answer.destroy();
    throw tooLong(maxBytes, place);
  }
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of isUnpacked ? unpack(answer, headers) : answer) {
    const before = bytes;
    bytes += chunk.byteLength;
    if (bytes > maxBytes && !isOk) break;
    if (bytes > maxBytes) throw tooLong(maxBytes, place);
    if (Math.floor(bytes / stretchBytes) > Math.floor(before / stretchBytes)) moved();
    chunks.push(chunk);
  }
  return { status, headers, body: Buffer.concat(chunks) };
}

function headOf({ statusCode: status = 0, rawHeaders }: IncomingMessage) {
  const headers = new Headers();
  for (let index = 0; index < rawHeaders.length; index += 2)
    headers.append(rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '');
  return { status, headers };
}

function tooLong(maxBytes: number, place: AnswerPlace): SourceError {
  return new SourceError(`The answer is longer than ${maxBytes} bytes`, { kind: 'too-long', ...place });
}

/** Some servers leave off the end of what they compress: it is read as far as it goes, as fetch does. */
const lenient = {
  gzip: { flush: constants.Z_SYNC_FLUSH, finishFlush: constants.Z_SYNC_FLUSH },
  brotli: { flush: constants.BROTLI_OPERATION_FLUSH, finishFlush: constants.BROTLI_OPERATION_FLUSH },
};

function unpack(answer: IncomingMessage, headers: Headers): Readable {
  const coding = headers.get('content-encoding')?.trim().toLowerCase() ?? '';
  // Errors are thrown where the stream is read.
  const ignore = () => undefined;
  if (coding === 'br') return pipeline(answer, createBrotliDecompress(lenient.brotli), ignore);
  if (/^(x-)?gzip$/.test(coding)) return pipeline(answer, createGunzip(lenient.gzip), ignore);
  return answer;
}

/**
 * Reads an answer as UTF-8, without a byte order mark. Throws a SourceError for other bytes, but not those of a failure:
 * its status says more, its page may be that of a web server, and it may be cut within a character.
 */
export function readText({ status, body }: Answer, place: AnswerPlace): string {
  const isOk = status >= 200 && status < 300;
  try {
    return new TextDecoder('utf-8', { fatal: isOk }).decode(body);
  } catch (cause) {
    throw new SourceError('The answer is not UTF-8', { kind: 'encoding', ...place }, { cause });
  }
}
