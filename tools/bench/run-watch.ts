import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { ProjectCopy } from './project-copy.ts';
import { environment } from './run-measured.ts';

/** `generate --watch` at work. */
export interface RunningWatch {
  /** Without a slash at the end: "http://127.0.0.1:4173". */
  readonly url: string;
  /** Resolves when a further site is published. Throws with what the watch printed when it fails. */
  readonly nextSite: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Starts the watch of a copy, and resolves when its first site is served. Throws with what it printed when it fails. */
export async function runWatch(copy: ProjectCopy, args: readonly string[]): Promise<RunningWatch> {
  const watch = spawn(process.execPath, [...copy.command, '--watch', '--port', '0', ...args], {
    cwd: copy.root,
    env: environment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(watch, 'close');
  let problems = '';
  watch.stderr.setEncoding('utf8').on('data', (text: string) => {
    problems += text;
  });
  const lines = createInterface({ input: watch.stdout })[Symbol.asyncIterator]();

  /** The next line that tells of it: those before are passed over, none that comes later is lost. */
  const lineOf = async (told: RegExp): Promise<string> => {
    for (;;) {
      const { done, value } = await lines.next();
      if (done || value.startsWith('✖')) throw new Error(`The watch failed:\n${value ?? ''}\n${problems}`);
      if (told.test(value)) return value;
    }
  };
  const nextSite = async (): Promise<void> => {
    await lineOf(/ → .* in [\d.]+ s$/);
  };

  const served = await lineOf(/http:\/\/127\.0\.0\.1:\d+$/);
  await nextSite();
  return {
    url: served.slice(served.indexOf('http:')),
    nextSite,
    close: async () => {
      watch.kill('SIGINT');
      await ended;
    },
  };
}
