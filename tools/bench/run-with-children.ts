import { spawn } from 'node:child_process';
import type { Measured } from './run-measured.ts';
import { environment } from './run-measured.ts';

/** The resources of one process and of all that it started. */
export type MeasuredTree = Pick<Measured, 'ms' | 'cpuMs'>;

/** Prints the user and system time of a command and of its children, in seconds. */
const timed = 'TIMEFORMAT="%U %S"; time "$@"';

/** Runs Node with a script to its end, by bash, which counts the time of children too. Throws with what it printed when it fails. */
export function runWithChildren(
  args: readonly string[],
  { cwd, env = {} }: { readonly cwd: string; readonly env?: NodeJS.ProcessEnv },
): Promise<MeasuredTree> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn('bash', ['-c', timed, 'bash', process.execPath, ...args], {
      cwd,
      env: { ...environment(), LC_ALL: 'C', ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let stderr = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      const [, user, system] = /([\d.]+) ([\d.]+)\n$/.exec(stderr) ?? [];
      if (code !== 0 || user === undefined) {
        reject(new Error(`${args.join(' ')} ended with exit code ${code}:\n${stderr}`));
        return;
      }
      const cpuMs = (Number(user) + Number(system)) * 1000;
      resolve({ ms: performance.now() - start, cpuMs });
    });
  });
}
