import { setTimeout as wait } from 'node:timers/promises';
import { BuildError, type FailureKind } from '../problems/problem.ts';
import type { OutputFile } from '../publish/output-file.ts';
import { allStale, isAnyStale, joinStale, nothingStale, type Stale } from '../rebuild/stale.ts';
import type { BuildResult } from '../site/report.ts';
import type { SiteBuilder } from './open-site-builder.ts';
import { createScheduler } from './scheduler.ts';

export interface SiteWatchOptions {
  readonly builder: Pick<SiteBuilder, 'rebuild' | 'poll'>;
  readonly pollMs: number;
  /** The path of the page open in a browser. */
  readonly findFirst: () => string | undefined;
  /** Takes files that are shown before the site is published; the build waits for it. */
  readonly onEarly: (files: readonly OutputFile[]) => Promise<void>;
  readonly onEvent: (event: SiteEvent) => void;
}

/** An event for the terminal and for the open pages. */
export type SiteEvent =
  | {
      readonly type: 'built';
      readonly causes: readonly string[];
      readonly result: BuildResult;
      readonly tookMs: number;
    }
  | {
      readonly type: 'failed';
      readonly causes: readonly string[];
      readonly error: unknown;
      readonly isFirst: boolean;
    }
  | { readonly type: 'cms-down'; readonly error: unknown }
  | { readonly type: 'cms-back' };

export interface SiteWatch {
  /** Builds stale parts. `causes` are for reports: files, or "a webhook". */
  readonly rebuild: (stale: Stale, causes: readonly string[]) => void;
  /** Resolves when nothing runs any more. The caller closes the builder. */
  readonly stop: () => Promise<void>;
}

/** The cause of a build after a poll, for reports. */
export const pollCause = 'the CMS';

interface Work {
  readonly stale: Stale;
  readonly causes: readonly string[];
}

/**
 * Builds the site whenever something is stale: one build at a time, bursts as one, failures
 * repeated with the next.
 */
export function watchSite(options: SiteWatchOptions): SiteWatch {
  const { builder, pollMs, findFirst, onEarly, onEvent } = options;
  const stopping = new AbortController();
  let leftOver = nothingStale;
  let hasSite = false;
  let isContentDue = false;
  let isDown = false;

  const setDown = (error: unknown): void => {
    if (!isDown) onEvent({ type: 'cms-down', error });
    isDown = true;
  };

  const setUp = (): void => {
    if (isDown) onEvent({ type: 'cms-back' });
    isDown = false;
  };

  const onFailure = ({ stale, causes }: Work, error: unknown): void => {
    const kind = error instanceof BuildError ? error.kind : 'bug';
    const retry = planRetry(stale, kind, hasSite);
    leftOver = retry.next;
    isContentDue ||= retry.atPoll;
    if (kind === 'source' && hasSite) setDown(error);
    else onEvent({ type: 'failed', causes, error, isFirst: !hasSite });
    if (isAnyStale(retry.now)) scheduler.request({ stale: retry.now, causes });
  };

  const run = async ({ stale: asked, causes }: Work): Promise<void> => {
    const stale = joinStale(asked, leftOver);
    leftOver = nothingStale;
    if (stale.content) isContentDue = false;
    const start = performance.now();
    const first = findFirst();
    try {
      const result = await builder.rebuild(stale, {
        signal: stopping.signal,
        onEarly,
        ...(first !== undefined && { first }),
      });
      if (stopping.signal.aborted) return;
      if (result.failure !== undefined) return onFailure({ stale, causes }, result.failure);
      hasSite = true;
      if (stale.content) setUp();
      onEvent({ type: 'built', causes, result, tookMs: performance.now() - start });
    } catch (error) {
      if (!stopping.signal.aborted) onFailure({ stale, causes }, error);
    }
  };

  const onAnswer = (isChanged: boolean): void => {
    // It answers polls, but the last rebuild failed on it: it counts as back after a rebuild
    // succeeds.
    if (!isContentDue) setUp();
    if (isChanged || isContentDue)
      scheduler.request({ stale: { ...nothingStale, content: true }, causes: [pollCause] });
  };

  /** Asks the CMS again and again, while no build runs. */
  const pollAll = async (): Promise<void> => {
    const { signal } = stopping;
    while (!signal.aborted) {
      // Rejects only when it is aborted.
      await wait(pollMs, undefined, { signal }).catch(() => undefined);
      if (signal.aborted || scheduler.isBusy()) continue;
      await builder.poll().then(
        (isChanged) => signal.aborted || onAnswer(isChanged),
        (error: unknown) => signal.aborted || setDown(error),
      );
    }
  };

  const scheduler = createScheduler<Work>({ join: joinWork, run });
  scheduler.request({ stale: allStale, causes: [] });
  const polling = pollAll();

  return {
    rebuild: (stale, causes) => scheduler.request({ stale, causes }),
    stop: async () => {
      stopping.abort();
      await Promise.all([scheduler.stop(), polling]);
    },
  };
}

function joinWork(earlier: Work, later: Work): Work {
  return {
    stale: joinStale(earlier.stale, later.stale),
    causes: [...new Set([...earlier.causes, ...later.causes])],
  };
}

/** When the stale parts of a failed rebuild are tried again. */
interface Retry {
  /** At once. */
  readonly now: Stale;
  /** Stale with the next rebuild. */
  readonly next: Stale;
  /** Stale with the next answered poll. */
  readonly atPoll: boolean;
}

/**
 * Plans the retry of a failed rebuild: everything stays stale for the next edit, which most likely
 * fixes it. When the CMS is down, other stale parts are built with the last content, and the
 * content waits for the next poll.
 */
function planRetry(stale: Stale, kind: FailureKind | 'bug', hasSite: boolean): Retry {
  if (kind !== 'source') return { now: nothingStale, next: stale, atPoll: false };
  if (!hasSite || !stale.content) return { now: nothingStale, next: stale, atPoll: true };
  return { now: { ...stale, content: false }, next: nothingStale, atPoll: true };
}
