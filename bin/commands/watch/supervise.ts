import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { openPromise } from '../../../generator/util/open-promise.ts';
import { classifyFile, listCode, type WatchedProject } from '../../../generator/watch/classify-file.ts';
import { watchFiles } from '../../../generator/watch/watch-files.ts';
import { exitCodes } from '../../exit-codes.ts';
import { printNotice } from './lines.ts';
import { againVariable, readReady, restartCode, stopMessage, supervisorVariable } from './supervised.ts';

/**
 * Runs the watch in a process of its own and replaces it on request, on the same port. A new one
 * that cannot start waits for the next edit of the code. Resolves to the final exit code.
 */
export async function supervise(project: WatchedProject): Promise<number> {
  const stopping = stopOnSignals();
  let port: number | undefined;
  while (true) {
    const worker = startWorker(project.root, port);
    stopping.follow(worker);
    let isReady = false;
    worker.on('message', (message) => {
      isReady = true;
      port = readReady(message) ?? port;
    });
    const end = await endOf(worker);
    if (stopping.isStopping() || isStopSignal(end)) return exitCodes.ok;
    if (end === restartCode) continue;
    // It worked before this edit: the next edit may fix it.
    if (isReady || port === undefined) return typeof end === 'number' ? end : exitCodes.bug;
    printNotice('The watch cannot restart. It tries again after the next edit of the code or the settings.');
    if (!(await nextEdit(project, stopping.whenStopped))) return exitCodes.ok;
  }
}

function startWorker(root: string, port: number | undefined): ChildProcess {
  const args = [path.join(root, 'bin', 'boardwalk.mjs'), ...process.argv.slice(2)];
  return spawn(
    process.execPath,
    [...process.execArgv, ...args, ...(port === undefined ? [] : ['--port', String(port)])],
    {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: {
        ...process.env,
        [supervisorVariable]: String(process.pid),
        [againVariable]: port === undefined ? '' : 'yes',
      },
    },
  );
}

/** Resolves to the exit code, or the signal that killed the process. */
async function endOf(worker: ChildProcess): Promise<number | NodeJS.Signals | null> {
  await once(worker, 'exit');
  return worker.exitCode ?? worker.signalCode;
}

const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * A terminal sends its signal to the worker as well, which may end before this process hears of it.
 */
function isStopSignal(end: number | NodeJS.Signals | null): boolean {
  return stopSignals.some((signal) => signal === end);
}

interface Stopping {
  /** Passes the next signal on to this worker. */
  readonly follow: (worker: ChildProcess) => void;
  readonly isStopping: () => boolean;
  readonly whenStopped: Promise<void>;
}

/**
 * Ends the worker gently on the first signal, at once on the second. Listens as long as the process
 * lives: a late signal has no effect.
 */
function stopOnSignals(): Stopping {
  const { promise: whenStopped, resolve } = openPromise<void>();
  let current: ChildProcess | undefined;
  let isStopping = false;
  // A worker that no longer listens has ended.
  const tell = (worker: ChildProcess | undefined) => worker?.send(stopMessage, () => undefined);
  const stop = (): void => {
    if (isStopping) current?.kill('SIGKILL');
    else tell(current);
    isStopping = true;
    resolve();
  };
  for (const signal of stopSignals) process.on(signal, stop);
  return {
    follow: (worker) => {
      current = worker;
      if (isStopping) tell(worker);
    },
    isStopping: () => isStopping,
    whenStopped,
  };
}

/** Resolves to false when the watch is stopped before the next edit. */
async function nextEdit(project: WatchedProject, whenStopped: Promise<void>): Promise<boolean> {
  const { promise: whenEdited, resolve } = openPromise<void>();
  const stopWatching = await watchFiles({
    paths: listCode(project),
    isWatched: (file) => classifyFile(file, project).action === 'restart',
    onChange: () => resolve(),
    onNotice: printNotice,
  });
  const isEdited = await Promise.race([whenEdited.then(() => true), whenStopped.then(() => false)]);
  await stopWatching();
  return isEdited;
}
