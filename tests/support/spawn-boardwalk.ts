import { spawn } from 'node:child_process';
import path from 'node:path';
import { projectRoot } from './project-root.ts';
import type { RunResult } from './run-boardwalk.ts';

/**
 * Runs the command line as a user does, in a process of its own, without a terminal: for tests of the process itself, of its threads
 * and of a copy of this project in `root`; all others use `runBoardwalk`, which starts nothing. `wrap` puts another command in front.
 */
export function spawnBoardwalk(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  root = projectRoot,
  wrap: (command: readonly string[]) => readonly string[] = (command) => command,
): Promise<RunResult> {
  const [command = '', ...itsArgs] = wrap([
    process.execPath,
    path.join(root, 'bin', 'boardwalk.mjs'),
    ...args,
  ]);
  return new Promise((resolve, reject) => {
    const child = spawn(command, itsArgs, {
      cwd: root,
      env: { ...inheritedEnv(), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
    });
    child.on('error', reject);
    child.on('close', (exitCode) => resolve({ exitCode, stdout, stderr }));
  });
}

/** The environment of the test runner without what we listen to, so that neither a developer's shell nor a hosted CI changes a test. */
function inheritedEnv(): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !name.startsWith('BOARDWALK_') && name !== 'GITHUB_ACTIONS',
    ),
  );
}
