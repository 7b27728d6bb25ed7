import { execFile } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { outputFile } from 'fs-extra/esm';
import { closestName } from '../../config/closest-name.ts';
import { ConfigError } from '../../config/config-error.ts';
import { insteadOf, isReplaceable, listSiteTemplates } from '../../generator/bundle/site-templates.ts';
import { codeOf } from '../../generator/util/code-of.ts';
import { sha256 } from '../../generator/util/hash.ts';
import { version } from '../../generator/util/version.ts';
import { exitCodes } from '../exit-codes.ts';
import { printLines } from '../report/print-lines.ts';

export interface EjectFlags {
  readonly status: boolean;
  readonly accept: boolean;
  readonly config: string;
}

/**
 * Copies a template of Boardwalk into the folder of the site, where it takes the place of the original. With `--status`
 * it shows which originals have changed since they were copied, with `--accept` it marks a copy as up to date.
 */
export async function eject(
  file: string | undefined,
  { status, accept, config }: EjectFlags,
  root: string,
): Promise<number> {
  if (!existsSync(config))
    throw new ConfigError([
      `${config}: config file not found; go to the folder of your site, or name the file with --config`,
    ]);
  const site = path.dirname(path.resolve(config));
  if (realpathSync(site) === root)
    throw new ConfigError(['This folder is Boardwalk itself: change its templates as they are']);
  if (status) return printStatus(site, root);
  if (file === undefined)
    throw new ConfigError(['Name a template, such as templates/pages/EventPage.tsx, or --status']);
  const name = path.posix.normalize(file.split(path.sep).join('/'));
  const original = await readOriginal(name, root);
  const target = path.join(site, name);
  if (accept) {
    const own = existsSync(target) ? await readFile(target, 'utf8') : '';
    if (readMark(own) === null) throw new ConfigError([`${name}: not a copy that eject has made`]);
    await outputFile(
      target,
      own.replace(/^.*/, () => markOf(name, original)),
    );
  } else {
    if (existsSync(target))
      throw new ConfigError([`${name}: the site has this file; remove it first, or edit it`]);
    await outputFile(target, `${markOf(name, original)}\n${original}`);
  }
  // What an update has changed is shown against it.
  await outputFile(keptOriginal(site, name), original);
  const done = accept
    ? `is marked as up to date with ${version}`
    : `is yours: it takes the place of the original`;
  printLines([`✔ ${name} ${done}`], process.stdout);
  return exitCodes.ok;
}

async function readOriginal(name: string, root: string): Promise<string> {
  const templates = listSiteTemplates({ root, site: root }).filter(isReplaceable);
  if (templates.includes(name)) return readFile(path.join(root, name), 'utf8');
  const instead = insteadOf(name);
  if (instead !== undefined) throw new ConfigError([`${name}: cannot be replaced. ${instead}`]);
  const near = templates.find((other) => path.posix.basename(other) === path.posix.basename(name));
  const meant = near ?? closestName(name, templates);
  throw new ConfigError([
    `${name}: not a template that can be replaced${meant === undefined ? '' : `; did you mean ${meant}?`}`,
  ]);
}

/** The first line of a copy: where it comes from. */
function markOf(name: string, original: string): string {
  const text = `From Boardwalk ${version}: ${name}, sha256 ${hashOf(original)}`;
  return name.endsWith('.css') ? `/* ${text} */` : `// ${text}`;
}

function hashOf(bytes: string | Uint8Array): string {
  return sha256(bytes).slice(0, 16);
}

function readMark(text: string): { readonly from: string; readonly hash: string } | null {
  const [, from = '', hash = ''] =
    /^(?:\/\/|\/\*) From Boardwalk (\S+): \S+, sha256 ([0-9a-f]+)/.exec(text) ?? [];
  return hash === '' ? null : { from, hash };
}

/** The original as it was copied, in the site's folder: hidden, so that it is no template. */
function keptOriginal(site: string, name: string): string {
  return path.join(site, 'templates', '.originals', path.relative('templates', name));
}

async function printStatus(site: string, root: string): Promise<number> {
  const files = existsSync(path.join(site, 'templates')) ? listSiteTemplates({ root, site }) : [];
  const lines: string[] = [];
  for (const name of files) {
    const mark = readMark(await readFile(path.join(site, name), 'utf8'));
    if (mark !== null) lines.push(...(await describeCopy(name, mark.from, mark.hash, { site, root })));
  }
  printLines(lines.length > 0 ? lines : ['No template of this site was ejected'], process.stdout);
  return exitCodes.ok;
}

async function describeCopy(
  name: string,
  from: string,
  hash: string,
  { site, root }: { readonly site: string; readonly root: string },
): Promise<readonly string[]> {
  const file = path.join(root, name);
  if (!existsSync(file))
    return [
      `▲ ${name}: Boardwalk ${version} has no such file any more, and nothing is replaced by it`,
      '  → Move what is still needed to where it is now, and remove the file.',
    ];
  if (hashOf(await readFile(file)) === hash) return [`✔ ${name}: its original is as in ${from}`];
  return [
    `▲ ${name}: its original has changed since ${from}:`,
    ...(await compare(keptOriginal(site, name), file)).map((line) => `    ${line}`),
    `  → Take over what you need, then run npx boardwalk eject --accept ${name}`,
  ];
}

/** Lists what has changed, as git shows it; names the files where there is no git. */
async function compare(before: string, now: string): Promise<readonly string[]> {
  try {
    await promisify(execFile)('git', [
      'diff',
      '--no-index',
      '--no-color',
      '--no-ext-diff',
      '--',
      before,
      now,
    ]);
    return [];
  } catch (error) {
    // It ends with 1 for files that differ.
    if (codeOf(error) === 'ENOENT' || !isAnswer(error)) return [`compare ${before} with ${now}`];
    const lines = error.stdout.trimEnd().split('\n');
    return lines.slice(lines.findIndex((line) => line.startsWith('@@')));
  }
}

function isAnswer(error: unknown): error is { readonly stdout: string } {
  return (
    error instanceof Error &&
    'stdout' in error &&
    typeof error.stdout === 'string' &&
    error.stdout.includes('@@')
  );
}
