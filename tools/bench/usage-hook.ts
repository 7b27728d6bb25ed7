import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

// Loaded into a measured process by `node --import`: when it ends, it leaves what it used in the file that
// BENCH_USAGE names.
const file = process.env.BENCH_USAGE;
if (isMainThread && file !== undefined) {
  process.on('exit', () => {
    const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
    const usage = { peakBytes: maxRSS * 1024, cpuMs: (userCPUTime + systemCPUTime) / 1000 };
    writeFileSync(file, JSON.stringify(usage));
  });
}
