import ora from 'ora';
import type { CountedStage, OnProgress, Progress } from '../../generator/progress.ts';

/** Shows how far a build is. */
export interface ProgressDisplay {
  readonly onProgress: OnProgress;
  /** Clears the line: what is printed next stands alone. */
  readonly stop: () => void;
}

const words: Readonly<Record<CountedStage, string>> = {
  crawl: 'Crawled',
  media: 'Fetched',
  render: 'Rendered',
};

const things: Readonly<Record<CountedStage, string>> = { crawl: 'entries', media: 'files', render: 'pages' };

/** One live line on a terminal; a line for each finished stage in CI and pipes; nothing when quiet. */
export function showProgress(stream: NodeJS.WriteStream, isQuiet: boolean): ProgressDisplay {
  if (isQuiet) return { onProgress: () => undefined, stop: () => undefined };
  return stream.isTTY && process.env.CI === undefined ? liveLine(stream) : plainLines(stream);
}

function liveLine(stream: NodeJS.WriteStream): ProgressDisplay {
  const spinner = ora({ stream, text: 'Starting', discardStdin: false }).start();
  return {
    onProgress: (progress) => {
      spinner.text = describe(progress);
    },
    stop: () => spinner.stop(),
  };
}

function plainLines(stream: NodeJS.WriteStream): ProgressDisplay {
  let current: Progress | undefined;
  const finish = (): void => {
    if (current !== undefined) stream.write(`${describe(current)}\n`);
    current = undefined;
  };
  return {
    onProgress: (progress) => {
      if (current?.stage !== progress.stage) finish();
      current = progress;
    },
    stop: finish,
  };
}

function describe({ stage, done, total }: Progress): string {
  return `${words[stage]} ${done} of ${total} ${things[stage]}`;
}
