import { Session } from 'node:inspector/promises';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { makeGrownSite } from './make-grown-site.ts';

// A thread whose engine counts how often each function and each block of our code runs: every turn of a loop, every call of a
// callback. It counts what is compiled after it was told to, so the code is loaded then. The same work gives the same number.
const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
const code = pathToFileURL(workerData.code).href;
const { makeGrownSite: make }: { makeGrownSite: typeof makeGrownSite } = await import(code);

parentPort?.on('message', async ({ name, count }: { name: string; count: number }) => {
  await session.post('Profiler.takePreciseCoverage');
  const size = await make(name, count);
  const { result } = await session.post('Profiler.takePreciseCoverage');
  const steps = result
    .filter(({ url }) => url === code)
    .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges.map(({ count }) => count)))
    .reduce((sum, count) => sum + count, 0);
  parentPort?.postMessage({ ...size, steps });
});
parentPort?.postMessage('ready');
