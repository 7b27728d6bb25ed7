import * as z from 'zod';
import { withRetries } from '../../generator/http/retry.ts';
import { type Request, send } from '../../generator/http/send.ts';
import { SourceError } from '../../generator/problems/source-error.ts';
import { parseJson } from '../../generator/util/parse-json.ts';
import type { Credentials } from './credentials.ts';

/** Off AWS nobody answers: a run with another mistake waits for it. */
const timeoutMs = 1_000;
const maxBytes = 64 * 1024;
const retry = { retries: 1, maxDelayMs: 1_000, onRetry: () => undefined };

/** Asks a service of AWS beside this machine, never through a proxy. Resolves to its text; throws a SourceError without one. */
export function askService(request: Request): Promise<string> {
  const { host } = request.url;
  return withRetries(async () => {
    const { status, body } = await send(request, { timeoutMs, maxBytes, isDirect: true });
    if (status === 200) return body.toString();
    const isRetryable = status === 429 || status >= 500;
    throw new SourceError(`${host} answers ${status}`, { kind: 'http', status, isRetryable, host });
  }, retry);
}

const keysSchema = z.object({
  AccessKeyId: z.string().min(1),
  SecretAccessKey: z.string().min(1),
  Token: z.string().min(1).optional(),
});

/** Reads keys as such a service writes them. Throws an Error that quotes nothing of it. */
export function parseKeys(text: string, source: string): Credentials {
  const keys = keysSchema.safeParse(parseJson(text)).data;
  if (keys === undefined) throw new Error(`${source} answers without credentials`);
  const { AccessKeyId: accessKeyId, SecretAccessKey: secretAccessKey, Token: sessionToken } = keys;
  return { accessKeyId, secretAccessKey, ...(sessionToken !== undefined && { sessionToken }) };
}
