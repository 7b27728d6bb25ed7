import { setMaxListeners } from 'node:events';
import { BuildError } from '../problems/problem.ts';
import type { Client, RequestOptions } from './client-types.ts';

/**
 * Wraps a client for a crawl with a deadline: after `deadlineMs` from now, running and later
 * requests throw a BuildError('source').
 */
export function withDeadline(client: Client, deadlineMs: number): Client {
  const deadline = AbortSignal.timeout(deadlineMs);
  // All waiting requests listen to it. Node warns above ten listeners.
  setMaxListeners(0, deadline);

  const inTime = async <Answer>(
    options: RequestOptions | undefined,
    ask: (options: RequestOptions) => Promise<Answer>,
  ): Promise<Answer> => {
    const signal = options?.signal ? AbortSignal.any([deadline, options.signal]) : deadline;
    try {
      return await ask({ ...options, signal });
    } catch (error) {
      throw error === deadline.reason ? lateError(client, deadlineMs, error) : error;
    }
  };

  return {
    ...client,
    request: (document, variables, options) =>
      inTime(options, (limited) => client.request(document, variables, limited)),
    rawRequest: (document, variables, options) =>
      inTime(options, (limited) => client.rawRequest(document, variables, limited)),
    batch: (operations, options) => inTime(options, (limited) => client.batch(operations, limited)),
  };
}

function lateError({ endpoint }: Client, deadlineMs: number, cause: unknown): BuildError {
  const host = URL.canParse(endpoint) ? new URL(endpoint).host : 'the CMS';
  const message = `The crawl of ${host} did not end within ${deadlineMs / 1000} s`;
  const hint =
    'Run the build again: it continues where this crawl stopped. Or allow more time: crawl.deadlineMinutes.';
  return new BuildError('source', message, [{ message, hint }], { cause });
}
