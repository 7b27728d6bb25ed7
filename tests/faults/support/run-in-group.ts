import { spawn } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { demoNow } from '../../../demo/clock.ts';
import { listProcesses } from '../../support/list-processes.ts';
import { projectRoot } from '../../support/project-root.ts';
import { until } from '../../support/until.ts';

/** In a header of every request; it must never be seen anywhere else. */
export const token = 'CANARY-7c1f0e-TOKEN';

export const longestRunMs = 120_000;

export interface FaultRun {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** The report of `--json`. */
  readonly report: FaultReport | null;
}

export interface FaultReport {
  readonly outcome: string;
  readonly pages: Readonly<Record<string, number>>;
  readonly requests: { readonly count: number; readonly retries: number };
  readonly stages: Readonly<Record<string, number>>;
  readonly warnings: readonly { readonly message: string; readonly entry?: { readonly title: string } }[];
}

export interface RunOptions {
  readonly endpoint?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Over the client's options of the test. */
  readonly client?: object;
  /** Over the other settings of the test. */
  readonly settings?: object;
  /** Later ones win. */
  readonly args?: readonly string[];
  /** Compares the folder with a clean build, which has no report. */
  readonly isVerify?: boolean;
  /** Reads all content again; the default. */
  readonly isFresh?: boolean;
  /** Puts another command in front, which sets limits or mounts file systems. */
  readonly wrap?: (command: readonly string[]) => readonly string[];
  /** Whoever reads what is printed goes away before anything is. */
  readonly isUnread?: boolean;
}

/** Runs `boardwalk generate` in a process group of its own, and sees that the whole group has ended. */
export async function run(
  folder: string,
  out: string,
  options: RunOptions & { readonly endpoint: string },
): Promise<FaultRun> {
  const { endpoint, env = {}, args = [], isFresh = true, isVerify = false } = options;
  const { wrap = asIs, isUnread = false } = options;
  const config = await writeSettings(folder, options);
  const reportFile = path.join(folder, 'report.json');
  await rm(reportFile, { force: true });
  const [home, temporary] = [path.join(folder, 'home'), path.join(folder, 'tmp')];
  await mkdir(home, { recursive: true });
  await mkdir(temporary, { recursive: true });

  const where = ['--config', config, '--endpoint', endpoint, '--out', out];
  const kind = isVerify ? ['--verify'] : ['--json', reportFile];
  const [command = '', ...itsArgs] = wrap([
    process.execPath,
    path.join(projectRoot, 'bin', 'boardwalk.mjs'),
    'generate',
    ...(isFresh ? ['--fresh'] : []),
    '--now',
    demoNow,
    ...where,
    ...kind,
    ...args,
  ]);
  const child = spawn(command, itsArgs, {
    cwd: projectRoot,
    detached: true,
    env: { PATH: process.env.PATH, HOME: home, TMPDIR: temporary, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // I7: all limits of a run together are far less. A run that does not end is ended, and has no exit code.
  const group = child.pid;
  if (group === undefined) throw new Error(`${command} cannot be started`);
  const limit = setTimeout(() => process.kill(-group, 'SIGKILL'), longestRunMs);
  const exit = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  const read = (stream: Readable): Promise<string> | string => (isUnread ? close(stream) : text(stream));
  const [stdout, stderr, exitCode] = await Promise.all([read(child.stdout), read(child.stderr), exit]);
  clearTimeout(limit);
  // I10: what it started ends with it.
  await until(async () => (await listProcesses(group)).length === 0);
  return { exitCode, stdout, stderr, report: await readReport(reportFile) };
}

const asIs = (command: readonly string[]): readonly string[] => command;

/** The settings of a test, in a file whose place is returned. */
async function writeSettings(folder: string, options: RunOptions): Promise<string> {
  const config = path.join(folder, 'site.config.mjs');
  await writeFile(config, `export default ${JSON.stringify(settingsOf(options))};`);
  return config;
}

/** The config file of a test. */
export function settingsOf({ client, settings }: Pick<RunOptions, 'client' | 'settings'>): object {
  const options = { headers: { authorization: `Bearer ${token}` }, retries: 2, ...client };
  return {
    siteUrl: 'https://www.halyardpier.example',
    graphql: { clients: { default: { options } } },
    ...settings,
  };
}

function close(stream: Readable): string {
  stream.destroy();
  return '';
}

async function readReport(file: string): Promise<FaultReport | null> {
  const json = await readFile(file, 'utf8').catch(() => '');
  // It is there, and empty, when the run could not write it.
  return JSON.parse(json || 'null');
}
