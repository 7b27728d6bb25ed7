import type { AnswerPlace } from '../http/network-error.ts';
import { toSourceError } from '../http/network-error.ts';
import { readBody } from '../http/read-body.ts';
import { redactError, redactorOf } from '../http/redact.ts';
import { awaitProgress, NoProgress } from '../util/await-progress.ts';
import { toJsonAnswer } from './json-answer.ts';

export interface SendOptions extends AnswerPlace {
  /** From the request to the last byte of the answer, however slow. */
  readonly timeoutMs: number;
  /** Bytes of the answer, unpacked. */
  readonly maxBytes: number;
  readonly onAnswer: (bytes: number) => void;
}

/**
 * Sends one request and returns the whole answer. The only access to the network. Does not follow
 * redirects: a query and its token belong to the configured host. Throws a SourceError, also for a
 * status that is not ok, never with the credentials in it.
 */
export async function send(
  url: URL,
  init: RequestInit,
  { timeoutMs, maxBytes, onAnswer, ...place }: SendOptions,
): Promise<Response> {
  const end = new AbortController();
  const redact = redactorOf(init.headers);
  const signal = init.signal ? AbortSignal.any([init.signal, end.signal]) : end.signal;
  const ask = async (): Promise<Response> => {
    const response = await fetch(url, { redirect: 'manual', ...init, signal });
    const { text, bytes } = await readBody(response, maxBytes);
    onAnswer(bytes);
    return toJsonAnswer(response, text, { place, redact });
  };
  try {
    return await awaitProgress({ awaited: `an answer of ${place.host}`, limitMs: timeoutMs }, ask);
  } catch (error) {
    const isLate = error instanceof NoProgress;
    if (isLate) end.abort();
    init.signal?.throwIfAborted();
    throw redactError(toSourceError(error, { ...place, url }, isLate ? timeoutMs : undefined), redact);
  }
}
