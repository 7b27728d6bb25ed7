import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import type { ProjectCopy } from './project-copy.ts';

/** The resources of one process, from its start to its end. */
export interface Measured {
  readonly ms: number;
  /** Of its threads on all cores together, without its children. */
  readonly cpuMs: number;
  /** The most memory that it held at once; its threads included, its children not. */
  readonly peakBytes: number;
  readonly stdout: string;
}

const usageSchema = z.object({ peakBytes: z.number(), cpuMs: z.number() });

export interface RunOptions {
  /** Default: the copy's own folder. */
  readonly cwd?: string;
  /** Besides the environment of this process. */
  readonly env?: NodeJS.ProcessEnv;
}

/** Runs Node with a script to its end. Throws with what it printed when it fails. */
export async function runMeasured(
  copy: ProjectCopy,
  args: readonly string[],
  { cwd = copy.root, env = {} }: RunOptions = {},
): Promise<Measured> {
  const usageFile = path.join(copy.root, 'usage.json');
  const hook = pathToFileURL(copy.script('usage-hook')).href;
  const start = performance.now();
  const stdout = await runNode(['--import', hook, ...args], { cwd, env: { ...env, BENCH_USAGE: usageFile } });
  const ms = performance.now() - start;
  const usage = usageSchema.parse(JSON.parse(await readFile(usageFile, 'utf8')));
  await rm(usageFile);
  return { ms, ...usage, stdout };
}

function runNode(args: readonly string[], { cwd, env }: Required<RunOptions>): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...args], {
      cwd,
      env: { ...environment(), ...env },
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
    child.on('close', (code) => {
      if (code === 0) resolve(stdout);
      else reject(new Error(`${args[2]} ended with exit code ${code}:\n${stderr}`));
    });
  });
}

/** Ours without settings of Boardwalk, so that a developer's shell changes no figure. */
export function environment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('BOARDWALK_')));
}
