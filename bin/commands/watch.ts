import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openPromise } from '../../generator/util/open-promise.ts';
import { classifyFile, listCode } from '../../generator/watch/classify-file.ts';
import { watchFiles } from '../../generator/watch/watch-files.ts';
import { exitCodes, signals } from '../exit-codes.ts';
import { printNotice } from './watch/lines.ts';
import {
  againVariable,
  isSupervised,
  readReady,
  restartCode,
  supervisorVariable,
  untilStopped,
} from './watch/supervised.ts';
import type { WatchFlags } from './watch/work.ts';

/**
 * How long a running build may continue when the watch ends. It cleans up when the process ends.
 */
const lastWorkMs = 1500;

/** Keeps the site, and the pages open in browsers, up to date until it is interrupted. */
export async function watch(flags: WatchFlags, root: string): Promise<number> {
  const configFile = path.resolve(flags.config);
  if (!isSupervised()) return supervise({ root, configFile });
  const stopped = untilStopped();
  // The supervising process needs none of this code.
  const { work } = await import('./watch/work.ts');
  try {
    const ended = work(flags, { root, configFile, stopped });
    // A build that still runs would keep the process alive.
    return process.exit(await Promise.race([ended, stopped.then(() => wait(lastWorkMs, exitCodes.ok))]));
  } finally {
    if (process.connected) process.disconnect();
  }
}

interface Supervised {
  /** Boardwalk's own folder, absolute. */
  readonly root: string;
  /** Absolute. */
  readonly configFile: string;
}

/**
 * Runs the watch in a process of its own and replaces it on request, on the same port. A new one
 * that cannot start waits for the next edit of the code. Resolves to the final exit code.
 */
async function supervise({ root, configFile }: Supervised): Promise<number> {
  const { promise: whenStopped, resolve: stop } = openPromise<void>();
  let worker: ChildProcess | undefined;
  let isStopping = false;
  // Ends the worker gently at first, and then at once. Listens to the end: a late signal has no effect.
  const onSignal = (): void => {
    if (isStopping) worker?.kill('SIGKILL');
    else if (worker?.connected) worker.disconnect();
    isStopping = true;
    stop();
  };
  for (const signal of signals) process.on(signal, onSignal);
  let port: number | undefined;
  let configFiles: readonly string[] = [configFile];
  while (true) {
    worker = startWorker(root, port);
    let isReady = false;
    worker.on('message', (message) => {
      const ready = readReady(message);
      if (ready === undefined) return;
      isReady = true;
      ({ port, configFiles } = ready);
    });
    await once(worker, 'exit');
    const { exitCode, signalCode } = worker;
    // A terminal sends its signal to the worker as well, which may end before this process hears of it.
    if (isStopping || signals.some((signal) => signal === signalCode)) return exitCodes.ok;
    if (exitCode === restartCode) continue;
    // It worked before this edit: the next edit may fix it.
    if (isReady || port === undefined) return exitCode ?? exitCodes.bug;
    printNotice('The watch cannot restart. It tries again after the next edit of the code or the settings.');
    const { promise: whenEdited, resolve } = openPromise<void>();
    const site = path.dirname(configFile);
    const stopWatching = await watchFiles({
      folders: listCode({ root, site }),
      files: configFiles,
      isWatched: (file) => classifyFile(file, { root, site, configFiles }).action === 'restart',
      onChange: () => resolve(),
      onNotice: printNotice,
    });
    await Promise.race([whenEdited, whenStopped]);
    await stopWatching();
    if (isStopping) return exitCodes.ok;
  }
}

function startWorker(root: string, port: number | undefined): ChildProcess {
  const args = [...process.argv.slice(2), ...(port === undefined ? [] : ['--port', String(port)])];
  const again = {
    [supervisorVariable]: String(process.pid),
    [againVariable]: port === undefined ? '' : 'yes',
  };
  return fork(path.join(root, 'bin', 'boardwalk.mjs'), args, { env: { ...process.env, ...again } });
}
