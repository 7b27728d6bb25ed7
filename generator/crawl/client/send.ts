import type { AnswerPlace } from './answer.ts';
import { toJsonAnswer } from './json-answer.ts';
import { toSourceError } from './network-error.ts';
import { readBody } from './read-body.ts';
import { redactError, redactorOf } from './redact.ts';

export interface SendOptions extends AnswerPlace {
  /** From the request to the last byte of the answer, however slowly it drips. */
  readonly timeoutMs: number;
  /** Of the answer, unpacked. */
  readonly maxBytes: number;
  readonly onAnswer: (bytes: number) => void;
}

/**
 * Sends one request and returns the whole answer. This is the one place where the network is touched. Redirects are not
 * followed: a query and its token belong to the configured host. Throws a SourceError, also for a status that is not ok; it
 * never says what was sent as a credential.
 */
export async function send(
  url: URL | string,
  init: RequestInit,
  { timeoutMs, maxBytes, onAnswer, ...place }: SendOptions,
): Promise<Response> {
  const deadline = AbortSignal.timeout(timeoutMs);
  const redact = redactorOf(init.headers);
  const signal = init.signal ? AbortSignal.any([init.signal, deadline]) : deadline;
  try {
    const response = await fetch(url, { redirect: 'manual', ...init, signal });
    const { text, bytes } = await readBody(response, maxBytes);
    onAnswer(bytes);
    return toJsonAnswer(response, text, { place, redact });
  } catch (error) {
    init.signal?.throwIfAborted();
    throw redactError(toSourceError(error, place, deadline.aborted ? timeoutMs : undefined), redact);
  }
}
