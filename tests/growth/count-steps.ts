import { Session } from 'node:inspector/promises';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import type { Work } from './step-counter.ts';

// A thread whose engine counts how often each function and each block of our code runs: every turn of a loop, every call of a
// callback. It counts what is compiled after it was told to, so the code is loaded then. The same work gives the same number.
const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
const code = pathToFileURL(workerData.code).href;
const { work }: { work: Work<readonly unknown[]> } = await import(code);
setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

parentPort?.on(
  'message',
  async ({ args, isLiveCounted }: { args: readonly unknown[]; isLiveCounted: boolean }) => {
    await session.post('Profiler.takePreciseCoverage');
    const { kept, ...size } = await work(...args);
    const { result } = await session.post('Profiler.takePreciseCoverage');
    const steps = result
      .filter(({ url }) => url === code)
      .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges.map(({ count }) => count)))
      .reduce((sum, count) => sum + count, 0);
    const live = isLiveCounted ? { live: await liveBytes() } : {};
    // Named after the measurement, so that it is alive until then.
    parentPort?.postMessage({ ...size, ...live, steps, isKept: kept !== undefined });
  },
);
parentPort?.postMessage('ready');

/** Of the objects that something still refers to. */
async function liveBytes(): Promise<number> {
  // Ended work may still be on the stack.
  await setImmediate();
  collectGarbage();
  return getHeapStatistics().used_heap_size;
}
