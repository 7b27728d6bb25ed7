import { Session } from 'node:inspector/promises';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { getHeapStatistics } from 'node:v8';
import type { Work } from './step-counter.ts';

// A process whose engine counts how often each function and each block of our code runs: every turn of a loop, every call of a
// callback. It counts what is compiled after it was told to, so the code is loaded then. The same work gives the same number.
const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
const code = pathToFileURL(process.argv[2] ?? '').href;
const { work }: { work: Work<readonly unknown[]> } = await import(code);

process.on(
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
    process.send?.({ ...size, ...live, steps, isKept: kept !== undefined });
  },
);
process.send?.('ready');

/** Of the objects that something still refers to. */
async function liveBytes(): Promise<number> {
  // Ended work may still be on the stack.
  await setImmediate();
  globalThis.gc?.();
  return getHeapStatistics().used_heap_size;
}
