import type { Problem } from '../problems/problem.ts';
import { SourceError } from '../problems/source-error.ts';
import { beginningOf, spellings } from './spellings.ts';

/** Removes every secret from a text. */
export type Redact = (text: string) => string;

const secretNames = /auth|cookie|key|token|secret|password|session/i;

/**
 * Shorter parts are common words ("user", "admin", "pier"), whose removal would make messages
 * unreadable, and not credentials: generated ones have twelve characters or more.
 */
const leastLength = 6;

/**
 * Makes a function that removes the credentials of these headers from a text: as sent, their parts,
 * and the forms in which a server may quote them in an error. Redact a text before cutting it: of half
 * a secret only the beginning is recognised. See faults 169.
 */
export function redactorOf(...sent: readonly (HeadersInit | undefined)[]): Redact {
  const headers = sent.flatMap((some) => [...new Headers(some)]);
  const values = headers.flatMap(([name, value]) => (secretNames.test(name) ? value : []));
  const secrets = new Set(values.flatMap((value) => [value, ...partsOf(value)]).filter(isLongEnough));
  const users = new Set(values.map(userOf).filter(isLongEnough));
  // The whole before its parts.
  const sorted = [...secrets].sort((one, other) => other.length - one.length);
  if (sorted.length === 0) return (text) => text;
  const mayHold = new RegExp([...sorted, ...users].flatMap(startSpellings).join('|'), 'i');
  let pattern: RegExp | undefined;
  return (text) => {
    if (!mayHold.test(text)) return text;
    pattern ??= patternOf(sorted, users);
    return text.replace(pattern, '[redacted]');
  };
}

/**
 * Lists the forms of a secret's first characters, with which every form of the whole begins. Hardly any text has
 * one: to compile all forms of a signature takes a third of a second, and each request has another.
 */
function startSpellings(secret: string): readonly string[] {
  return spellings(Array.from(secret).slice(0, leastLength).join(''));
}

function patternOf(secrets: readonly string[], users: ReadonlySet<string>): RegExp {
  // A user name is less secret, and may be part of a word: only whole words are removed.
  const names = [...users].map((user) => `(?<!\\w)(?:${spellings(user).join('|')})(?!\\w)`);
  return new RegExp([...secrets.flatMap(spellings), ...names, ...secrets.map(beginningOf)].join('|'), 'gi');
}

/** Returns the same error without secrets in its texts. */
export function redactError(error: unknown, redact: Redact): unknown {
  if (error instanceof SourceError) return error.with(redact);
  if (error instanceof Error && redact(error.message) !== error.message)
    return new Error(redact(error.message));
  return error;
}

/** Returns the same problem without secrets in its texts. */
export function redactProblem(problem: Problem, redact: Redact): Problem {
  const { message, cause, hint, frame, field, block, editUrl, entry } = problem;
  return {
    ...problem,
    message: redact(message),
    ...(cause !== undefined && { cause: redact(cause) }),
    ...(hint !== undefined && { hint: redact(hint) }),
    ...(frame !== undefined && { frame: redact(frame) }),
    ...(field !== undefined && { field: redact(field) }),
    ...(block !== undefined && { block: redact(block) }),
    ...(editUrl !== undefined && { editUrl: redact(editUrl) }),
    ...(entry && {
      entry: { ...entry, title: redact(entry.title), ...(entry.uri && { uri: redact(entry.uri) }) },
    }),
  };
}

/** "Bearer abc" is sent for abc, "Basic dXNlcjpwYXNz" for user:pass, "a=b; c=d" for b and d. */
function partsOf(value: string): readonly string[] {
  const behindScheme = value.replace(/^[\w-]+ +/, '');
  const pair = pairOf(value);
  if (pair !== null) return [behindScheme, pair, pair.slice(pair.indexOf(':') + 1)];
  const words = behindScheme.split(/[\s;,]+/).map((word) => word.replace(/^[^=]+=(?=[^=])/, ''));
  return [behindScheme, ...words, ...words.map((word) => word.replace(/^"(.*)"$/, '$1'))];
}

function userOf(value: string): string {
  return pairOf(value)?.split(':')[0] ?? '';
}

/** Returns user and password of Basic credentials; null for others. */
function pairOf(value: string): string | null {
  const [, encoded] = /^basic +(.*)$/i.exec(value) ?? [];
  return encoded === undefined ? null : Buffer.from(encoded, 'base64').toString();
}

function isLongEnough(secret: string): boolean {
  return secret.length >= leastLength;
}
