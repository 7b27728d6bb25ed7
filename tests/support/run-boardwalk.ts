import path from 'node:path';
import { Writable } from 'node:stream';
import { openCommandLine } from './command-line-cache.ts';
import { projectRoot } from './project-root.ts';

export interface RunResult {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs the bundled command line in this process, one call after the other, without a terminal: of this project, or of a copy in `root`.
 * A process of its own takes half a second more: `spawnBoardwalk` is for what only a process shows.
 */
export function runBoardwalk(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  root = projectRoot,
): Promise<RunResult> {
  const run = last.then(() => runAlone(args, env, root));
  last = Promise.allSettled([run]);
  return run;
}

async function runAlone(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  root: string,
): Promise<RunResult> {
  const { main } = await openCommandLine(root);
  const [stdout, stderr] = [replaceStream('stdout'), replaceStream('stderr')];
  // A copy is a site of its own, as for a command that is started in its folder.
  const ofCopy = root === projectRoot ? {} : { BOARDWALK_CONFIG: path.join(root, 'site.config.ts') };
  const restoreEnvironment = replaceEnvironment({ ...ofCopy, ...env });
  try {
    const exitCode = await main([process.execPath, 'boardwalk', ...args], root);
    return { exitCode, stdout: stdout.text(), stderr: stderr.text() };
  } finally {
    restoreEnvironment();
    for (const { restore } of [stdout, stderr]) restore();
  }
}

function replaceStream(name: 'stdout' | 'stderr') {
  const original = Object.getOwnPropertyDescriptor(process, name) ?? {};
  let text = '';
  const value = new Writable({
    decodeStrings: false,
    write(chunk, _, written) {
      text += chunk;
      written();
    },
  });
  Object.defineProperty(process, name, { value, configurable: true });
  return { text: () => text, restore: () => void Object.defineProperty(process, name, original) };
}

/** Takes out what we listen to, so that neither a developer's shell nor a hosted CI changes a test. */
function replaceEnvironment(env: Readonly<Record<string, string>>): () => void {
  const original = { ...process.env };
  for (const name of Object.keys(original))
    if (name.startsWith('BOARDWALK_') || name === 'GITHUB_ACTIONS') delete process.env[name];
  Object.assign(process.env, env);
  return () => {
    for (const name of Object.keys(process.env)) if (!(name in original)) delete process.env[name];
    Object.assign(process.env, original);
  };
}
