/** Properties that thrown values may have. */
interface Failure {
  readonly statusCode?: unknown;
  readonly status?: unknown;
  readonly response?: unknown;
  readonly message?: unknown;
}

/**
 * Returns the status of any thrown value: its `statusCode`, `status`, or that of its `response`,
 * otherwise 500. Always a number.
 */
export function statusOf(error: unknown): number {
  const { statusCode, status, response }: Failure = Object(error);
  const { status: answered }: Failure = Object(response);
  return Number(statusCode) || Number(status) || Number(answered) || 500;
}

/**
 * Describes any thrown value: its message, the string itself, its JSON, or else the name of its
 * class.
 */
export function messageOf(error: unknown): string {
  const { message }: Failure = Object(error);
  const text = message || error;
  if (typeof text === 'string') return text;
  try {
    return JSON.stringify(error, null, 2) ?? String(error);
  } catch {
    return `[${Object(error).constructor?.name}]`;
  }
}
