import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { listProcesses } from '../support/list-processes.ts';
import { projectRoot } from '../support/run-boardwalk.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { until } from '../support/until.ts';

/** The process that works may be killed by the signal, be told to end as it dies, or be at work. */
const momentsMs = [0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 80, 160];

it('ends a watch well whenever Ctrl-C comes, also while its processes start', async () => {
  const folder = await temporaryFolder();
  const ends: unknown[] = [];
  for (const moment of momentsMs) {
    const { end, stderr } = await interrupt(folder, moment);
    ends.push(end === 0 ? end : `${end} at ${moment} ms: ${stderr}`);
  }
  expect(ends).toEqual(momentsMs.map(() => 0));
  // The last one may have finished its build.
  expect((await readdir(folder)).filter((name) => name !== 'site')).toEqual([]);
});

/** Starts a watch and sends the whole group the signal, as a terminal does, some time after it has two processes. */
async function interrupt(folder: string, moment: number): Promise<{ end: unknown; stderr: string }> {
  const command = [path.join(projectRoot, 'bin', 'boardwalk.mjs'), 'generate', '--watch', '--port', '0'];
  const watch = spawn(process.execPath, [...command, '--out', path.join(folder, 'site')], {
    cwd: projectRoot,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  onTestFinished(() => void watch.kill('SIGKILL'));
  const ended = once(watch, 'close');
  let stderr = '';
  watch.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  const group = watch.pid ?? 0;
  await until(async () => (await listProcesses(group)).length > 1);
  await setTimeout(moment);
  process.kill(-group, 'SIGINT');
  await ended;
  expect(await listProcesses(group)).toEqual([]);
  return { end: watch.exitCode ?? watch.signalCode, stderr };
}
