import { SourceError } from './source-error.ts';

/** Takes every secret out of a text. */
export type Redact = (text: string) => string;

const secretNames = /auth|cookie|key|token|secret|password|session/i;
/** Shorter words are no secrets, and stand in many a text. */
const leastLength = 6;

/**
 * Makes the function that takes the credentials of these headers out of a text: as they are sent, and the parts that they are
 * made of. A server may quote what it was sent in an error. faults.md 169
 */
export function redactorOf(headers: Readonly<Record<string, string>>): Redact {
  const secrets = Object.entries(headers)
    .filter(([name]) => secretNames.test(name))
    .flatMap(([, value]) => [value, ...partsOf(value)])
    .filter((secret) => secret.length >= leastLength)
    .flatMap((secret) => [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)])
    // The whole before its parts.
    .sort((one, other) => other.length - one.length);
  return (text) => secrets.reduce((rest, secret) => rest.replaceAll(secret, '[redacted]'), text);
}

/** The same error, without secrets in what it says. */
export function redactError(error: unknown, redact: Redact): unknown {
  if (error instanceof SourceError) return error.with(redact);
  if (error instanceof Error && redact(error.message) !== error.message)
    return new Error(redact(error.message));
  return error;
}

/** "Bearer abc" is sent for abc, "Basic dXNlcjpwYXNz" for user:pass, "a=b; c=d" for b and d. */
function partsOf(value: string): readonly string[] {
  const [scheme = '', ...rest] = value.split(' ');
  const words = value.split(/[\s;,=]+/);
  if (scheme.toLowerCase() !== 'basic') return words;
  const pair = Buffer.from(rest.join(' '), 'base64').toString();
  return [...rest, pair, pair.slice(pair.indexOf(':') + 1)];
}
