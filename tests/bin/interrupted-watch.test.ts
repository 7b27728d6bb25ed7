import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { sampleOf } from '../support/depth.ts';
import { listProcesses } from '../support/list-processes.ts';
import { startBoardwalk } from '../support/start-boardwalk.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { until } from '../support/until.ts';

/** The process that works may be killed by the signal, be told to end as it dies, or be at work. */
const momentsMs = sampleOf([0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 80, 160], 3);

it.each([
  ['SIGINT', 'to all its processes, as from a terminal', -1],
  ['SIGTERM', 'to the process that was started', 1],
] as const)('ends a watch well whenever %s comes %s, also while it starts', async (signal, _, group) => {
  const folder = await temporaryFolder();
  const ends: unknown[] = [];
  for (const moment of momentsMs) {
    const { end, stderr } = await interrupt(folder, moment, (processId) =>
      process.kill(group * processId, signal),
    );
    ends.push(end === 0 ? end : `${end} at ${moment} ms: ${stderr}`);
  }
  expect(ends).toEqual(momentsMs.map(() => 0));
  // The last one may have finished its build.
  expect((await readdir(folder)).filter((name) => name !== 'site')).toEqual([]);
});

/** Starts a watch and stops it some time after it has two processes. */
async function interrupt(
  folder: string,
  moment: number,
  stop: (processId: number) => void,
): Promise<{ end: unknown; stderr: string }> {
  const args = ['generate', '--watch', '--port', '0', '--out', path.join(folder, 'site')];
  const { processId, ended } = startBoardwalk(args, { isGroup: true });
  await until(async () => (await listProcesses(processId)).length > 1);
  await setTimeout(moment);
  stop(processId);
  const end = await ended;
  expect(await listProcesses(processId)).toEqual([]);
  return end;
}
