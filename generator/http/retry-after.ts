/** An HTTP date, "Sun, 06 Nov 1994 08:49:37 GMT" (RFC 9110, 5.6.7). */
const httpDate = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/**
 * Reads Retry-After: seconds or an HTTP date, as milliseconds from now. Undefined when it is
 * missing, over or invalid: then the usual pause applies (RFC 9110, 10.2.3; faults 5).
 */
export function readRetryAfter(value: string | null, now: number = Date.now()): number | undefined {
  const text = value?.trim() ?? '';
  // Without a limit: a pause that is too long ends the crawl with a message.
  if (/^\d+$/.test(text)) return Math.min(Number(text) * 1000, Number.MAX_SAFE_INTEGER);
  if (!httpDate.test(text)) return undefined;
  const delayMs = Date.parse(text) - now;
  return delayMs > 0 ? delayMs : undefined;
}
