import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** The command `generate --watch` in a process group of its own, as a terminal starts it. */
export interface RunningWatch {
  /** "http://127.0.0.1:4173". */
  readonly url: string;
  /** The process that was started. */
  readonly id: number;
  /** The output so far. */
  readonly output: () => string;
  /** Sends a signal to the whole group, as Ctrl-C does, and resolves to the exit code. */
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>;
}

/** Starts it and resolves when the first build is served. Rejects with what was printed when it ends before. */
export async function runWatch(
  root: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<RunningWatch> {
  const command = [path.join(root, 'bin', 'boardwalk.mjs'), 'generate', '--watch', '--port', '0', ...args];
  const watch = spawn(process.execPath, command, {
    cwd: root,
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(watch, 'close');
  let output = '';
  const firstBuild = new Promise<void>((resolve) => {
    for (const stream of [watch.stdout, watch.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (/The whole site →/.test(output)) resolve();
      });
  });
  await Promise.race([firstBuild, ended]);
  const url = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
  const id = watch.pid;
  if (url === undefined || id === undefined || watch.exitCode !== null)
    throw new Error(`the watch ended:\n${output}`);
  return {
    url,
    id,
    output: () => output,
    end: async (signal) => {
      process.kill(-id, signal);
      await ended;
      return watch.exitCode;
    },
  };
}
