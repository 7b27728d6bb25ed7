import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { projectRoot } from './project-root.ts';

/** The command line at work, for tests that end it or run another beside it. */
export interface StartedBoardwalk {
  readonly processId: number;
  readonly kill: (signal: NodeJS.Signals) => void;
  /** Returns true when stderr contains this text so far. */
  readonly hasSaid: (text: string) => boolean;
  /** When it has ended: its exit code, or the signal that ended it. */
  readonly ended: Promise<{ readonly end: number | NodeJS.Signals | null; readonly stderr: string }>;
}

export interface StartOptions {
  /** Absolute; by default this project. */
  readonly root?: string;
  /** Leads a process group, as what a terminal starts does. */
  readonly isGroup?: boolean;
  /** Besides the environment of this process. */
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts the command line in a process of its own, which does not outlive the test. */
export function startBoardwalk(
  args: readonly string[],
  { root = projectRoot, isGroup = false, env = {} }: StartOptions = {},
): StartedBoardwalk {
  const child = spawn(process.execPath, [path.join(root, 'bin', 'boardwalk.mjs'), ...args], {
    cwd: root,
    detached: isGroup,
    env: { ...withoutSettings(process.env), ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  return {
    processId: child.pid ?? 0,
    kill: (signal) => void child.kill(signal),
    hasSaid: (text) => stderr.includes(text),
    ended: once(child, 'close').then(() => ({ end: child.exitCode ?? child.signalCode, stderr })),
  };
}

/** A developer's own settings change no test. */
function withoutSettings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('BOARDWALK_')));
}
