import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { ConfigError } from '../../../config/config-error.ts';
import { BuildError } from '../../../generator/problems/problem.ts';
import { createScheduler, type Scheduler } from '../../../generator/watch/scheduler.ts';
import { printRestart } from './lines.ts';
import { restartCode } from './supervised.ts';

const run = promisify(execFile);

/** The bundler prints the essential first, then a stack. */
const shownLines = 8;

interface CheckedCode {
  readonly root: string;
  /** Absolute: the site may have code of its own. */
  readonly configFile: string;
  /** Reads the settings again. Throws ConfigError. */
  readonly readSettings: () => Promise<unknown>;
}

interface RestartOptions extends CheckedCode {
  /** Null withdraws the previous refusal. */
  readonly onRefused: (refusal: BuildError | null) => void;
  /** Called with `restartCode` when a new process may replace this one. */
  readonly onAllowed: (exitCode: number) => void;
}

/**
 * Checks an edit of the code or the settings: only a process that can start takes over. Until then
 * the last good site stays.
 */
export function checkRestarts({
  onRefused,
  onAllowed,
  ...code
}: RestartOptions): Pick<Scheduler<readonly string[]>, 'request' | 'stop'> {
  return createScheduler<readonly string[]>({
    join: (earlier, later) => [...new Set([...earlier, ...later])],
    run: async (causes) => {
      const refusal = await findRefusal(code);
      onRefused(refusal);
      if (refusal !== null) return;
      printRestart(causes);
      onAllowed(restartCode);
    },
  });
}

/** The check bundles the same command line that then starts. */
async function findRefusal({ root, configFile, readSettings }: CheckedCode): Promise<BuildError | null> {
  try {
    const env = { ...process.env, BOARDWALK_CONFIG: configFile };
    await run(process.execPath, [path.join(root, 'bin', 'boardwalk.mjs'), '--version'], { env });
    await readSettings();
    return null;
  } catch (error) {
    if (error instanceof ConfigError) return refuse('The settings cannot be used', error.problems);
    return refuse('The command line cannot start with this code', [messageOf(error)]);
  }
}

/** The bundler writes file and line to stderr. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'stderr' in error && typeof error.stderr === 'string' ? error.stderr.trim() : error.message;
}

function refuse(message: string, texts: readonly string[]): BuildError {
  const lines = texts.flatMap((text) => text.split('\n')).filter((line) => line.trim() !== '');
  const hint = 'Fix it and save: the previous process keeps running until then.';
  return new BuildError(
    'usage',
    message,
    lines.slice(0, shownLines).map((line, index) => ({ message: line, ...(index === 0 && { hint }) })),
  );
}
