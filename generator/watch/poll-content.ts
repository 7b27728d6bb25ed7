import { setTimeout as wait } from 'node:timers/promises';

export interface PollOptions {
  /** Resolves to true when the content has changed. Throws when the CMS does not answer. */
  readonly poll: () => Promise<boolean>;
  readonly pollMs: number;
  /** Skips polls while true. */
  readonly isBusy: () => boolean;
  readonly onAnswer: (answer: PollAnswer) => void;
}

export type PollAnswer =
  | { readonly isReachable: true; readonly isChanged: boolean }
  | { readonly isReachable: false; readonly error: unknown };

/** Polls the CMS repeatedly, one poll at a time; returns a function that ends it. */
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
