import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { openPromise } from '../../../generator/open-promise.ts';
import { classifyFile, listCode, type WatchedProject } from '../../../generator/watch/classify-file.ts';
import { watchFiles } from '../../../generator/watch/watch-files.ts';
import { exitCodes } from '../../exit-codes.ts';
import { printNotice } from './lines.ts';
import { readReady, restartCode, stopMessage, supervisorVariable } from './supervised.ts';

/**
 * Runs the watch in a process of its own and starts another in its place when it asks for that, on the same port. A new
 * one that cannot start waits for the next edit of the code. Resolves to the exit code when it has ended for good.
 */
export async function supervise(project: WatchedProject): Promise<number> {
  const stopping = stopOnSignals();
  let port: number | undefined;
  try {
    while (true) {
      const worker = startWorker(project.root, port);
      stopping.follow(worker);
      let isReady = false;
      worker.on('message', (message) => {
        isReady = true;
        port = readReady(message) ?? port;
      });
      const exitCode = await exitOf(worker);
      if (stopping.isStopping()) return exitCodes.ok;
      if (exitCode === restartCode) continue;
      // It had worked before this edit: the next edit may mend it.
      if (isReady || port === undefined) return exitCode;
      printNotice('The watch cannot start again. It waits for the next edit of the code or the settings.');
      if (!(await nextEdit(project, stopping.whenStopped))) return exitCodes.ok;
    }
  } finally {
    stopping.end();
  }
}

function startWorker(root: string, port: number | undefined): ChildProcess {
  const args = [path.join(root, 'bin', 'boardwalk.mjs'), ...process.argv.slice(2)];
  return spawn(
    process.execPath,
    [...process.execArgv, ...args, ...(port === undefined ? [] : ['--port', String(port)])],
    {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, [supervisorVariable]: String(process.pid) },
    },
  );
}

/** A worker that was killed by a signal ends as a bug does. */
async function exitOf(worker: ChildProcess): Promise<number> {
  const [exitCode]: unknown[] = await once(worker, 'exit');
  return typeof exitCode === 'number' ? exitCode : exitCodes.bug;
}

interface Stopping {
  /** Passes the next signal on to this worker. */
  readonly follow: (worker: ChildProcess) => void;
  readonly isStopping: () => boolean;
  readonly whenStopped: Promise<void>;
  readonly end: () => void;
}

/** The first signal ends the worker when it is ready to, the second at once. */
function stopOnSignals(): Stopping {
  const { promise: whenStopped, resolve } = openPromise<void>();
  let current: ChildProcess | undefined;
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) current?.kill('SIGKILL');
    else if (current?.connected) current.send(stopMessage);
    isStopping = true;
    resolve();
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.on(signal, stop);
  return {
    follow: (worker) => {
      current = worker;
      if (isStopping) worker.send(stopMessage);
    },
    isStopping: () => isStopping,
    whenStopped,
    end: () => {
      for (const signal of signals) process.off(signal, stop);
    },
  };
}

/** False when the watch is stopped before there is an edit. */
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
