import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import { bundleScript } from './bundle-script.ts';

/** The life of the lock of such a publisher. */
const shortLockMs = 3_000;

/** Starts a publisher whose lock ends soon, in a process of its own, which does not outlive the test. */
export async function startPublisher(
  address: string,
  folder: string,
  env: Readonly<Record<string, string>>,
): Promise<{
  readonly processId: number;
  readonly kill: (signal: NodeJS.Signals) => void;
  readonly ended: Promise<{ readonly end: number | null; readonly stderr: string }>;
}> {
  const child = spawn(process.execPath, [await bundleScript('publish-with-short-lock'), address, folder], {
    env: { ...process.env, ...env, SHORT_LOCK_MS: String(shortLockMs) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  return {
    processId: child.pid ?? 0,
    kill: (signal) => void child.kill(signal),
    ended: once(child, 'close').then(() => ({ end: child.exitCode, stderr })),
  };
}
