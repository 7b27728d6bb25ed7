import { setTimeout as wait } from 'node:timers/promises';

export interface PollOptions {
  /** Whether the content has changed. Throws when the CMS does not answer. */
  readonly poll: () => Promise<boolean>;
  readonly pollMs: number;
  /** No poll while this is true. */
  readonly isBusy: () => boolean;
  readonly onAnswer: (answer: PollAnswer) => void;
}

export type PollAnswer =
  | { readonly isReachable: true; readonly isChanged: boolean }
  | { readonly isReachable: false; readonly error: unknown };

/** Asks the CMS again and again, one poll at a time; returns what ends it. */
export function pollContent({ poll, pollMs, isBusy, onAnswer }: PollOptions): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;

  const pollOnce = (): Promise<PollAnswer> =>
    poll().then(
      (isChanged) => ({ isReachable: true, isChanged }),
      (error: unknown) => ({ isReachable: false, error }),
    );
  const pollAll = async (): Promise<void> => {
    while (!signal.aborted) {
      // Rejects only when it is aborted.
      await wait(pollMs, undefined, { signal }).catch(() => undefined);
      if (signal.aborted || isBusy()) continue;
      const answer = await pollOnce();
      if (!signal.aborted) onAnswer(answer);
    }
  };

  const polling = pollAll();
  return async () => {
    stopping.abort();
    await polling;
  };
}
