import ora from 'ora';
import type { CountedStage, Progress as StageProgress } from '../../generator/util/progress.ts';
import type { SyncPhase } from '../../sync/deploy.ts';
import { columnsOf, hasPlainSigns, plainSigns } from './print-lines.ts';

/** Shows the progress of a build or a sync. */
export interface ProgressDisplay {
  readonly onProgress: (progress: Progress) => void;
  /** Clears the line, so that the next output stands alone. */
  readonly stop: () => void;
}

const words: Readonly<Record<Progress['stage'], readonly [done: string, things: string]>> = {
  crawl: ['Crawled', 'entries'],
  media: ['Fetched', 'files'],
  render: ['Rendered', 'pages'],
  upload: ['Uploaded', 'files'],
  switch: ['Switched', 'pages'],
  remove: ['Removed', 'batches'],
  check: ['Checked', 'files'],
};

/** In CI and pipes, the time between two lines about a running stage. */
const betweenLinesMs = 10_000;

/**
 * Shows one live line on a terminal; in CI and pipes a line for each finished stage, and now and
 * then one with the time left of a long stage; nothing when quiet.
 */
export function showProgress(stream: NodeJS.WriteStream, isQuiet: boolean): ProgressDisplay {
  if (isQuiet) return { onProgress: () => undefined, stop: () => undefined };
  const isLive = stream.isTTY && process.env.CI === undefined && process.env.TERM !== 'dumb';
  return isLive ? liveLine(stream) : plainLines(stream);
}

function liveLine(stream: NodeJS.WriteStream): ProgressDisplay {
  const look = hasPlainSigns(process.env) ? ({ spinner: 'line' } as const) : {};
  const spinner = ora({ stream, text: 'Starting', discardStdin: false, ...look }).start();
  const timeLeft = createTimeLeft();
  return {
    onProgress: (progress) => {
      const left = timeLeft(progress, performance.now());
      // The spinner takes two columns, and three dots two more than one sign.
      spinner.text = plainSigns(fitLine(plainSigns(describeBar(progress, left)), columnsOf(stream) - 4));
    },
    stop: () => spinner.stop(),
  };
}

/** `now` is in milliseconds. */
export function plainLines(
  stream: Pick<NodeJS.WriteStream, 'write'>,
  now = () => performance.now(),
): ProgressDisplay {
  const timeLeft = createTimeLeft();
  let current: Progress | undefined;
  let toldMs = 0;
  const finish = (): void => {
    if (current !== undefined) stream.write(`${describe(current)}\n`);
    current = undefined;
  };
  return {
    onProgress: (progress) => {
      const nowMs = now();
      if (current?.stage !== progress.stage) {
        finish();
        toldMs = nowMs;
      }
      current = progress;
      const left = timeLeft(progress, nowMs);
      if (left === undefined || nowMs - toldMs < betweenLinesMs) return;
      stream.write(`${describe(progress, left)}\n`);
      toldMs = nowMs;
    },
    stop: finish,
  };
}

const barWidth = 20;

/** "Rendered ████████████░░░░░░░░ 120 of 189 pages, 23/s, about 3 s left". */
export function describeBar({ stage, done, total }: Progress, leftMs?: number): string {
  const full = Math.floor((total === 0 ? 1 : done / total) * barWidth);
  const bar = '█'.repeat(full) + '░'.repeat(barWidth - full);
  const [verb, things] = words[stage];
  const rate = leftMs === undefined ? '' : `, ${Math.ceil(((total - done) / leftMs) * 1000)}/s`;
  return `${verb} ${bar} ${done} of ${total} ${things}${rate}${describeTimeLeft(leftMs)}`;
}

function describe({ stage, done, total }: Progress, leftMs?: number): string {
  // A crawl reads only what the last one has not read.
  if (stage === 'crawl' && total === 0) return 'Crawled the lists: no entry is new or changed';
  const [verb, things] = words[stage];
  return `${verb} ${done} of ${total} ${things}${describeTimeLeft(leftMs)}`;
}

/** Cuts a line to the width of a terminal. */
export function fitLine(line: string, columns: number): string {
  return line.length > columns ? `${line.slice(0, columns - 1)}…` : line;
}

/** Stages that know their amount of work from the start. A crawl finds more while it runs. */
const stagesWithTotal: readonly Progress['stage'][] = ['media', 'render', 'upload', 'switch'];

/**
 * Latest pieces of work that the speed is taken from: cached ones take no time and say nothing
 * about the rest.
 */
const recent = 24;

/** Shorter runs say too little about the speed. */
const minMs = 2000;

/** Estimates the milliseconds left of a stage from its recent speed; undefined while unknown. */
function createTimeLeft(): (progress: Progress, nowMs: number) => number | undefined {
  let stage: Progress['stage'] | undefined;
  let startMs = 0;
  let steps: { readonly done: number; readonly ms: number }[] = [];
  return (progress, nowMs) => {
    if (progress.stage !== stage) {
      stage = progress.stage;
      startMs = nowMs;
      steps = [];
    }
    steps = [...steps, { done: progress.done, ms: nowMs }].slice(-recent);
    const [first] = steps;
    const done = progress.done - (first?.done ?? 0);
    const left = progress.total - progress.done;
    const isKnown = stagesWithTotal.includes(stage) && nowMs - startMs >= minMs && done > 0 && left > 0;
    return isKnown && first ? ((nowMs - first.ms) / done) * left : undefined;
  };
}

/** Formats ", about 40 s left", in coarse steps: the estimate is not exact. */
function describeTimeLeft(ms: number | undefined): string {
  if (ms === undefined) return '';
  const seconds = ms / 1000;
  if (seconds > 90) return `, about ${Math.round(seconds / 60)} min left`;
  return `, about ${seconds > 10 ? Math.round(seconds / 5) * 5 : Math.max(1, Math.round(seconds))} s left`;
}

/** The progress of a stage of a build, or of a phase of a sync. */
interface Progress extends Omit<StageProgress, 'stage'> {
  readonly stage: CountedStage | SyncPhase;
}
