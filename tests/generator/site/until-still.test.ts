import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it, onTestFinished } from 'vitest';
import { untilStill } from '../../../generator/site/until-still.ts';
import { awaitProgress } from '../../../generator/util/await-progress.ts';

const isAlive = () => false;

/** A process that has stopped: it neither answers nor ends. */
function startStopped() {
  const child = spawn('sleep', ['1000'], { stdio: 'ignore' });
  onTestFinished(() => void child.kill('SIGKILL'));
  child.kill('SIGSTOP');
  return child;
}

it('ends a run that waits for a process without an answer, and names its stages', async () => {
  const child = startStopped();
  const running = new Set(['crawl', 'bundle'] as const);
  await expect(untilStill({ running }, () => once(child, 'exit'), { limitMs: 50, isAlive })).rejects.toThrow(
    'Waited 0.05 s for the end of the stage crawl, bundle: nothing has moved',
  );
  expect(child.exitCode ?? child.signalCode).toBe(null);
});

it('leaves a run that waits within a limit to that limit', async () => {
  const child = startStopped();
  const wait = () => awaitProgress({ awaited: 'a process', limitMs: 300 }, () => once(child, 'exit'));
  await expect(untilStill({ running: new Set<never>() }, wait, { limitMs: 20, isAlive })).rejects.toThrow(
    'Waited 0.3 s for a process: nothing has moved',
  );
});
