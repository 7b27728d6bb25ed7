import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { hostname, userInfo } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findPort } from '../support/find-port.ts';
import { projectRoot } from '../support/project-root.ts';
import { withSystemFolders } from './require-slurm.ts';

export interface Slurm {
  /** Runs one of its commands, such as `sbatch`, and resolves to what it prints. Rejects when it ends with another code than 0. */
  run(command: string, args: readonly string[], env?: Readonly<Record<string, string>>): Promise<string>;
  /** Cancels what is left, and ends the daemons. */
  stop(): Promise<void>;
}

/** Starts a munge, a controller and a node of their own in a folder, from the configuration of docs/scale. */
export async function startSlurm(folder: string): Promise<Slurm> {
  for (const name of ['munge', 'state', 'spool']) await mkdir(path.join(folder, name), { recursive: true });
  const config = path.join(folder, 'slurm.conf');
  await writeFile(config, await configure(folder));
  await writeFile(path.join(folder, 'munge', 'key'), randomBytes(1024), { mode: 0o600 });

  const env = { ...withSystemFolders(), SLURM_CONF: config };
  const run: Slurm['run'] = async (command, args, more = {}) => {
    const { stdout } = await promisify(execFile)(command, args, { cwd: folder, env: { ...env, ...more } });
    return stdout.trim();
  };
  const daemons = [
    startDaemon('munged', ['--foreground', '--force', ...mungeFiles(path.join(folder, 'munge'))], env),
    startDaemon('slurmctld', ['-D', '-f', config], env),
    startDaemon('slurmd', ['-D', '-N', 'node', '-f', config], env),
  ];
  const stop = async () => {
    await run('scancel', ['--quiet', '--user', userInfo().username]).catch(() => '');
    while ((await run('squeue', ['-h']).catch(() => '')) !== '') await setTimeout(100);
    for (const { child } of [...daemons].reverse()) await end(child);
  };
  while ((await run('sinfo', ['-h', '-o', '%T']).catch(() => '')) !== 'idle') {
    const ended = daemons.find(({ child }) => child.exitCode !== null);
    if (ended !== undefined) {
      await stop();
      throw new Error(`${ended.child.spawnfile} ended with ${ended.child.exitCode}: ${ended.said()}`);
    }
    await setTimeout(200);
  }
  return { run, stop };
}

/** Fills in the configuration of docs/scale, with ports that are free now. */
async function configure(folder: string): Promise<string> {
  const template = await readFile(path.join(projectRoot, 'docs/scale/slurm/one-machine.conf'), 'utf8');
  return template
    .replaceAll('@HOST@', hostname().replace(/\..*/, ''))
    .replaceAll('@USER@', userInfo().username)
    .replaceAll('@FOLDER@', folder)
    .replace(/(?<=^SlurmctldPort=).*/m, String(await findPort()))
    .replace(/(?<=^SlurmdPort=).*/m, String(await findPort()));
}

function mungeFiles(folder: string): readonly string[] {
  const names = {
    'key-file': 'key',
    socket: 'socket',
    'pid-file': 'pid',
    'log-file': 'log',
    'seed-file': 'seed',
  };
  return Object.entries(names).map(([flag, name]) => `--${flag}=${path.join(folder, name)}`);
}

function startDaemon(command: string, args: readonly string[], env: NodeJS.ProcessEnv) {
  const child = spawn(command, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = `${said}${text}`.slice(-4000);
  });
  return { child, said: () => said };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}
