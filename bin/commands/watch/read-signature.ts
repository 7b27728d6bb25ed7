import { createHmac, timingSafeEqual } from 'node:crypto';

/** The header that signs a message of the CMS: the moment in Unix seconds, and a hash keyed with the secret. */
export const signatureHeader = 'x-boardwalk-signature';

/** A message is taken for so long before and after the moment that it names. */
const freshSeconds = 5 * 60;

/** The judgement of a message: it is good, its signature is wrong, it is old, or it came before. */
export type Verdict = 'good' | 'wrong' | 'old' | 'replayed';

export interface SignedMessage {
  /** The value of the header. */
  readonly signature: string;
  readonly body: Buffer;
  /** Unix seconds. */
  readonly now: number;
}

/**
 * Makes a function that judges messages by the secret. It remembers those that were good for as long as they are fresh:
 * each is good once. Nobody without the secret can fill this memory.
 */
export function createJudge(secret: string | undefined): (message: SignedMessage) => Verdict {
  const taken = new Map<string, number>();
  return ({ signature, body, now }) => {
    const [, seconds = '', said = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
    if (secret === undefined || said === '' || !isSignedBy(secret, { seconds, said, body })) return 'wrong';
    for (const [known, until] of taken) if (until < now) taken.delete(known);
    if (Math.abs(now - Number(seconds)) > freshSeconds) return 'old';
    if (taken.has(said)) return 'replayed';
    taken.set(said, Number(seconds) + freshSeconds);
    return 'good';
  };
}

interface Signed {
  readonly seconds: string;
  /** Hexadecimal. */
  readonly said: string;
  readonly body: Buffer;
}

function isSignedBy(secret: string, { seconds, said, body }: Signed): boolean {
  const expected = createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();
  return timingSafeEqual(Buffer.from(said, 'hex'), expected);
}
