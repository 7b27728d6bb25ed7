import { setTimeout } from 'node:timers/promises';
import type { Client } from '../graphql/client-types.ts';

/** Work that somebody waits for, and work in the background that lets it go first. */
export interface Precedence {
  /** Does work that somebody waits for. */
  readonly first: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Resolves when nobody waits, or after a second: the background must come to an end. */
  readonly whenFree: () => Promise<void>;
  /** Resolves when nobody has waited for two seconds, or after twenty. */
  readonly whenQuiet: () => Promise<void>;
}

/** Milliseconds that the background waits at a time. */
const mostMs = 1_000;

/** Milliseconds after which an editor is taken to read what he has asked for. */
const quietMs = 2_000;

/** Milliseconds that the background waits for quiet. */
const mostQuietMs = 20_000;

export function openPrecedence(): Precedence {
  let running = 0;
  let endedAtMs = Number.NEGATIVE_INFINITY;
  const waiting: (() => void)[] = [];
  return {
    first: async (work) => {
      running += 1;
      try {
        return await work();
      } finally {
        running -= 1;
        endedAtMs = performance.now();
        if (running === 0) for (const go of waiting.splice(0)) go();
      }
    },
    whenFree: async () => {
      if (running === 0) return;
      const free = new Promise<void>((resolve) => waiting.push(resolve));
      await Promise.race([free, setTimeout(mostMs, undefined, { ref: false })]);
    },
    whenQuiet: async () => {
      const until = performance.now() + mostQuietMs;
      for (;;) {
        const nowMs = performance.now();
        const leftMs = running > 0 ? quietMs : endedAtMs + quietMs - nowMs;
        if (leftMs <= 0 || nowMs >= until) return;
        await setTimeout(leftMs, undefined, { ref: false });
      }
    },
  };
}

/**
 * Wraps a client for work in the background: each of its requests, and the work with each answer,
 * begins when nobody waits.
 */
export function givingWay(client: Client, { whenFree }: Precedence): Client {
  const aside = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    await whenFree();
    const answer = await ask();
    await whenFree();
    return answer;
  };
  return {
    ...client,
    request: (document, variables, options) => aside(() => client.request(document, variables, options)),
    rawRequest: (document, variables, options) =>
      aside(() => client.rawRequest(document, variables, options)),
    batch: (operations, options) => aside(() => client.batch(operations, options)),
  };
}
