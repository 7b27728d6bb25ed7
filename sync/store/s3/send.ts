import http, { type ClientRequest, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import https from 'node:https';
import type { AnswerPlace } from '../../../generator/http/network-error.ts';
import { toSourceError } from '../../../generator/http/network-error.ts';
import { proxyAgent, refuseProxyLogin } from '../../../generator/http/proxy-agent.ts';
import { UnreadableBody } from '../../../generator/http/read-body.ts';
import type { StoreLimits } from './limits.ts';

export interface SignedRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Uint8Array | null;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

export type Send = (request: SignedRequest, place: AnswerPlace) => Promise<Answer>;

/**
 * Returns a function that sends one request and resolves to the whole answer, whatever its status.
 * It does not follow redirects. Throws a SourceError without an answer in time.
 *
 * Not with fetch, which unpacks a body with a Content-Encoding: a stored object would come back
 * with other bytes than it has.
 */
export function openSender(limits: StoreLimits): Send {
  const agents = { http: new http.Agent(reuse), https: new https.Agent(reuse) };
  return async (request, place) => {
    const deadline = openDeadline(limits, request.body?.byteLength ?? 0);
    const { signal } = deadline;
    const isSafe = request.url.protocol === 'https:';
    const { method, url, headers } = request;
    const agent = proxyAgent(url, signal) ?? (isSafe ? agents.https : agents.http);
    const outgoing = (isSafe ? https : http).request(url, { method, headers, signal, agent });
    try {
      const answer = await sendBody(outgoing, request.body);
      refuseProxyLogin(answer);
      deadline.extend(Number(answer.headers['content-length'] ?? 0));
      return await readAnswer(answer, limits.maxAnswerBytes);
    } catch (error) {
      throw toSourceError(error, { ...place, url }, signal.aborted ? deadline.limitMs() : undefined);
    } finally {
      deadline.end();
      // The answer came before the store had read the whole body: it may never do so.
      if (!outgoing.writableFinished) outgoing.destroy();
    }
  };
}

const reuse = { keepAlive: true };

/** Sends a body with its length, as stores require it, and resolves to the head of the answer. */
function sendBody(outgoing: ClientRequest, body: Uint8Array | null): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    outgoing.once('response', resolve).on('error', reject).end(body);
  });
}

async function readAnswer(answer: IncomingMessage, maxBytes: number): Promise<Answer> {
  const headers = new Headers();
  const { rawHeaders, statusCode: status = 0 } = answer;
  for (let index = 0; index < rawHeaders.length; index += 2)
    headers.append(rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '');
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of answer) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new UnreadableBody('too-long', `The answer is longer than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return { status, headers, body: Buffer.concat(chunks) };
}

interface Deadline {
  readonly signal: AbortSignal;
  readonly limitMs: () => number;
  /** Allows time for further bytes. */
  readonly extend: (bytes: number) => void;
  readonly end: () => void;
}

/** Opens a deadline that leaves the time for these bytes on a slow line. */
function openDeadline({ timeoutMs, leastBytesPerSecond }: StoreLimits, bytes: number): Deadline {
  const controller = new AbortController();
  const startedMs = performance.now();
  let limitMs = timeoutMs;
  let timer: NodeJS.Timeout | undefined;
  const extend = (more: number): void => {
    clearTimeout(timer);
    limitMs += Math.ceil((more / leastBytesPerSecond) * 1000);
    timer = setTimeout(() => controller.abort(), startedMs + limitMs - performance.now());
  };
  extend(bytes);
  return {
    signal: controller.signal,
    limitMs: () => limitMs,
    extend,
    end: () => clearTimeout(timer),
  };
}
