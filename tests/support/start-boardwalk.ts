import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { projectRoot } from './run-boardwalk.ts';

/** The command line at work, for tests that end it or run another beside it. */
export interface StartedBoardwalk {
  readonly processId: number;
  readonly kill: (signal: NodeJS.Signals) => void;
  /** When it has ended: its exit code, or the signal that ended it. */
  readonly ended: Promise<{ readonly end: number | NodeJS.Signals | null; readonly stderr: string }>;
}

/** Starts the command line in a process of its own, which does not outlive the test. */
export function startBoardwalk(args: readonly string[]): StartedBoardwalk {
  const child = spawn(process.execPath, [path.join(projectRoot, 'bin', 'boardwalk.mjs'), ...args], {
    cwd: projectRoot,
    env: withoutSettings(process.env),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return {
    processId: child.pid ?? 0,
    kill: (signal) => void child.kill(signal),
    ended: Promise.all([endOf(child), text(child.stderr)]).then(([end, stderr]) => ({ end, stderr })),
  };
}

/** A developer's own settings change no test. */
function withoutSettings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('BOARDWALK_')));
}

async function endOf(child: ChildProcess): Promise<number | NodeJS.Signals | null> {
  await once(child, 'exit');
  return child.exitCode ?? child.signalCode;
}
