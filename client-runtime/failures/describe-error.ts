/** What may be found on something that was thrown. */
interface Failure {
  readonly statusCode?: unknown;
  readonly status?: unknown;
  readonly response?: unknown;
  readonly message?: unknown;
}

/**
 * The status of whatever was thrown: its `statusCode`, else its `status`, else that of its `response`, else 500. Always a
 * number.
 */
export function statusOf(error: unknown): number {
  const { statusCode, status, response }: Failure = Object(error);
  const { status: answered }: Failure = Object(response);
  return Number(statusCode) || Number(status) || Number(answered) || 500;
}

/**
 * What can be said of whatever was thrown: its message, the string that it is, its JSON, or the name of its class where
 * there is no JSON.
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
