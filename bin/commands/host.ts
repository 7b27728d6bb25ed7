import { stat } from 'node:fs/promises';
import path from 'node:path';
import { ConfigError } from '../../config/config-error.ts';
import { writeAtomic } from '../../generator/cache/write-atomic.ts';
import { toOutputError } from '../../generator/problems/output-failure.ts';
import type { Problem } from '../../generator/problems/problem.ts';
import { clean } from '../../generator/util/clean.ts';
import type { HostFile } from '../../hosts/host.ts';
import { hosts } from '../../hosts/index.ts';
import type { HostName } from '../../hosts/names.ts';
import { exitCodes } from '../exit-codes.ts';
import { readConfig } from '../read-config.ts';
import { refuseInOutput } from '../refuse-in-output.ts';
import { printLines } from '../report/print-lines.ts';
import { readHostedSite } from './host/read-hosted-site.ts';

export interface HostFlags {
  readonly out?: string;
  readonly root: string;
  readonly to?: string;
  readonly config: string;
}

/** Prints or writes the rules of a host for the built site. */
export async function writeHostFiles(
  name: HostName,
  { out, root: onServer, to, config }: HostFlags,
  root: string,
): Promise<number> {
  const { outDir } = await readConfig({ configFile: config, flags: { out }, root });
  if (!path.posix.isAbsolute(onServer))
    throw new ConfigError([
      `--root: ${onServer} is no absolute path; name the folder on the server, as /srv/www`,
    ]);
  await refuseInOutput({ '--to': to }, outDir);
  const site = await readHostedSite(outDir);
  const { files, problems } = hosts[name]({ ...site, root: onServer });
  if (to === undefined) printFile(name, files);
  else for (const [file, contents] of await placesOf(files, to)) await write(file, contents);
  printProblems(problems);
  return exitCodes.ok;
}

function printFile(name: HostName, [first, ...others]: readonly HostFile[]): void {
  if (others.length > 0)
    throw new ConfigError([`--to: ${name} needs ${others.length + 1} files; name a folder for them`]);
  process.stdout.write(first?.contents ?? '');
}

/** A single file takes the name that is given, unless that is a folder. */
async function placesOf(files: readonly HostFile[], to: string): Promise<ReadonlyMap<string, string>> {
  const isFolder = files.length > 1 || /[/\\]$/.test(to) || (await isDirectory(to));
  return new Map(
    files.map(({ name, contents }) => [path.resolve(isFolder ? path.join(to, name) : to), contents]),
  );
}

async function isDirectory(place: string): Promise<boolean> {
  const found = await stat(place).catch(() => null);
  return found?.isDirectory() === true;
}

async function write(file: string, contents: string): Promise<void> {
  try {
    await writeAtomic(file, contents);
  } catch (error) {
    throw toOutputError(error, `write ${file}`);
  }
  process.stderr.write(`Written: ${file}\n`);
}

/** Prints each problem once, and below them what to do. */
function printProblems(problems: readonly Problem[]): void {
  const hints = new Set(problems.map(({ hint }) => hint).filter((hint) => hint !== undefined));
  printLines(
    [
      ...problems.map(({ message }) => `▲ ${clean(message)}`),
      ...[...hints].map((hint) => `  → ${clean(hint)}`),
    ],
    process.stderr,
  );
}
