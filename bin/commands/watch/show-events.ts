import { BuildError } from '../../../generator/problems/problem.ts';
import type { OutputFile } from '../../../generator/publish/output-file.ts';
import { describeFailure } from '../../../generator/watch/failure-message.ts';
import { createScheduler } from '../../../generator/watch/scheduler.ts';
import { pollCause, type SiteEvent } from '../../../generator/watch/watch-site.ts';
import { exitCodeOf } from '../../exit-codes.ts';
import { reportFailure } from '../../report/failure.ts';
import { openWarnings, printEvent } from './lines.ts';
import type { LiveServer } from './serve-live.ts';

/** Shows events on the terminal and on the open pages. */
export interface ShownEvents {
  /** Shows files that are not published yet; resolves when they can be seen. */
  readonly onEarly: (files: readonly OutputFile[]) => Promise<void>;
  readonly onEvent: (event: SiteEvent) => void;
  /** The refusal of new code or settings; null when they can be used again. */
  readonly onRestartRefused: (refusal: BuildError | null) => void;
  readonly stop: () => Promise<void>;
}

/** Calls `end` with the exit code when the first build fails and no edit can fix it. */
export function showEvents(server: LiveServer, end: (exitCode: number) => void): ShownEvents {
  const { showFailure, update, untilLoaded } = server.viewers;
  const updates = createScheduler<null>({ join: () => null, run: update });
  let siteFailure: unknown = null;
  let refusal: BuildError | null = null;
  const printNewWarnings = openWarnings();
  const showWorst = (): void => {
    const failure = refusal ?? siteFailure;
    showFailure(failure === null ? null : describeFailure(failure));
  };

  return {
    onEarly: async (files) => {
      server.showEarly(files);
      await update();
      await untilLoaded();
    },
    onEvent: (event) => {
      if (!isRepeated(event, siteFailure)) printEvent(event);
      if (event.type === 'built') printNewWarnings(event.result.report.warnings);
      if (event.type === 'cms-down' || event.type === 'cms-back') return;
      server.showEarly([]);
      updates.request(null);
      siteFailure = event.type === 'failed' ? event.error : null;
      showWorst();
      if (event.type === 'failed' && event.isFirst) endWhenHopeless(event.error, end);
    },
    onRestartRefused: (error) => {
      if (error !== null) reportFailure(error);
      refusal = error;
      showWorst();
    },
    stop: updates.stop,
  };
}

/** Each poll tries again what could not be published: one message is enough. */
function isRepeated(event: SiteEvent, before: unknown): boolean {
  if (event.type !== 'failed' || event.causes.join() !== pollCause || before === null) return false;
  return JSON.stringify(describeFailure(event.error)) === JSON.stringify(describeFailure(before));
}

/** A refused or locked output folder, or a wrong setting, needs another command line. */
function endWhenHopeless(error: unknown, end: (exitCode: number) => void): void {
  if (!(error instanceof BuildError)) return;
  if (['usage', 'output', 'locked'].includes(error.kind)) end(exitCodeOf(error.kind));
}
