import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { outputFile } from 'fs-extra/esm';
import * as z from 'zod';
import { ConfigError } from '../../config/config-error.ts';
import { resolveConfig } from '../../config/resolve-config.ts';
import { BuildError } from '../../generator/problems/problem.ts';
import { codeOf, messageOf } from '../../generator/util/code-of.ts';
import { parseJson } from '../../generator/util/parse-json.ts';
import { exitCodes } from '../exit-codes.ts';
import { printLines } from '../report/print-lines.ts';
import { quotedWord } from '../report/quoted-word.ts';
import { ask } from './init/ask.ts';
import { type Package, packOwn } from './init/pack-own.ts';
import { siteFiles } from './init/site-files.ts';

export interface InitFlags {
  readonly endpoint?: string;
  readonly siteUrl?: string;
  /** The package that the site installs. Default: of the Boardwalk that runs. */
  readonly boardwalk?: string;
}

/** Makes the folder of a new site, whole or not at all. Asks at a terminal for what no flag says. */
export async function init(folder: string, flags: InitFlags, root: string): Promise<number> {
  if (folder === '') throw new ConfigError(['The folder has no name; name a new one, such as my-pier']);
  const place = path.resolve(folder);
  const name = path.basename(place);
  const installed = await lookInto(place, folder);
  if (!isPackageName(name)) {
    throw new ConfigError([
      `${name}: not a name for npm; name a folder of lower-case letters, digits and hyphens, such as my-pier`,
    ]);
  }
  const { endpoint, siteUrl } = readAddresses(await addressesOf(flags));
  const workflow = await readFile(path.join(root, 'docs', 'workflow.yml'), 'utf8');
  const { packed, bytes } = await (flags.boardwalk === undefined
    ? packOwn(root)
    : readPackage(flags.boardwalk));
  const site = siteFiles({ name, endpoint, siteUrl, packed, workflow });
  const isInstalled = installed === `file:${packed}`;
  const files = { ...(!isInstalled && { [packed]: bytes }), ...site };
  try {
    await writeFolder(place, files);
  } catch (error) {
    const hint = 'Name a folder in which this user may write, on a disk with room.';
    throw new BuildError('output', `Cannot write ${place}`, [{ message: messageOf(error), hint }], {
      cause: error,
    });
  }
  const steps = [
    ...(place === process.cwd() ? [] : [`cd ${quotedWord(folder)}`]),
    ...(isInstalled ? [] : ['npm install  # needs the network']),
    ...['npm run check', 'npm run generate'],
  ];
  printLines(
    [`✔ ${folder} is ready: ${Object.keys(files).length} files`, ...steps.map((step) => `  → ${step}`)],
    process.stdout,
  );
  return exitCodes.ok;
}

/** Reads the package that the site installs: it is a file of the site, so that a copy of the site has it too. */
async function readPackage(file: string): Promise<Package> {
  const bytes = file.endsWith('.tgz') ? await readFile(file).catch(() => null) : null;
  if (bytes === null) {
    throw new ConfigError([
      `--boardwalk: ${file} is not a package of Boardwalk; name the file that npm pack makes of it, such as ../boardwalk-0.1.0.tgz`,
    ]);
  }
  return { packed: path.basename(file), bytes };
}

/** The only contents of a package.json that npm makes where it installs Boardwalk into an empty folder. */
const installSchema = z.strictObject({
  dependencies: z.strictObject({ boardwalk: z.string() }),
  allowScripts: z.unknown().optional(),
});

/** Returns what `npm install` of Boardwalk wrote for it into an otherwise empty folder. Throws ConfigError for a folder with anything else. */
async function lookInto(place: string, typed: string): Promise<string | undefined> {
  const names = await readdir(place).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return [];
    throw new ConfigError([`${typed}: not a folder; name a new one`]);
  });
  const others = names.filter((name) => name !== '.git');
  if (others.length === 0) return undefined;
  const text = await readFile(path.join(place, 'package.json'), 'utf8').catch(() => '');
  const install = installSchema.safeParse(parseJson(text));
  const spec = install.data?.dependencies.boardwalk;
  const left = ['node_modules', 'package.json', 'package-lock.json', spec?.replace(/^file:/, '')];
  if (spec === undefined || others.some((name) => !left.includes(name)))
    throw new ConfigError([`${typed}: the folder is not empty; name a new one`]);
  return spec;
}

/** Without the names that npm refuses. */
function isPackageName(name: string): boolean {
  return /^[a-z0-9][a-z0-9._-]{0,213}$/.test(name) && name !== 'node_modules' && name !== 'favicon.ico';
}

interface Addresses {
  readonly endpoint: string | undefined;
  readonly siteUrl: string | undefined;
}

/** The flags, then the environment, then the answers of whoever sits at a terminal. */
async function addressesOf(flags: InitFlags): Promise<Addresses> {
  const { BOARDWALK_ENDPOINT, BOARDWALK_SITE_URL } = process.env;
  const endpoint = flags.endpoint ?? (BOARDWALK_ENDPOINT || undefined);
  const siteUrl = flags.siteUrl ?? (BOARDWALK_SITE_URL || undefined);
  if (!process.stdin.isTTY) return { endpoint, siteUrl };
  const questions = {
    endpoint: {
      text: 'Address of your WordPress, as https://cms.yourpier.org:',
      refuse: (answer: string) => reasonOf({ endpoint: answer, siteUrl: 'https://www.pier.example' }),
    },
    siteUrl: {
      text: 'Address of the site, as https://www.yourpier.org:',
      refuse: (answer: string) => reasonOf({ endpoint: 'https://cms.pier.example', siteUrl: answer }),
    },
  };
  const asked = [
    ...(endpoint === undefined ? [questions.endpoint] : []),
    ...(siteUrl === undefined ? [questions.siteUrl] : []),
  ];
  const answers = [...(await ask(asked))];
  return { endpoint: endpoint ?? answers.shift(), siteUrl: siteUrl ?? answers.shift() };
}

function reasonOf(addresses: Addresses): string | undefined {
  try {
    readAddresses(addresses);
    return undefined;
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
}

/** Checks and completes both addresses as settings. Throws ConfigError. */
function readAddresses({ endpoint, siteUrl }: Addresses): Readonly<Record<keyof Addresses, string>> {
  const missing = [
    ...(endpoint === undefined ? ['--endpoint: missing: name the address of your WordPress'] : []),
    ...(siteUrl === undefined ? ['--site-url: missing: name the public address of the site'] : []),
  ];
  if (endpoint === undefined || siteUrl === undefined) throw new ConfigError(missing);
  const flags = { endpoint: withScheme(endpoint), siteUrl: withScheme(siteUrl) };
  const config = resolveConfig({ root: '/', file: {}, fileName: 'the flags', env: {}, flags });
  return { endpoint: withPath(config.endpoint ?? flags.endpoint), siteUrl: config.siteUrl };
}

/** Completes what people type: a host alone, with its port or without. */
function withScheme(typed: string): string {
  if (!/^([\w.-]+|\[[\da-f:]+\])(:\d+)?(\/|$)/i.test(typed)) return typed;
  const isHere = /^([\w-]+\.)*localhost\b|^127\.|^\[::1\]/i.test(typed);
  return `${isHere ? 'http' : 'https'}://${typed}`;
}

/** Completes the address of a WordPress by the path at which WPGraphQL answers. */
function withPath(address: string): string {
  const { origin, pathname, search } = new URL(address);
  if (search !== '' || /\/graphql\/*$/i.test(pathname)) return address;
  return `${origin}${pathname.replace(/(\/wp-admin)?\/*$/, '')}/graphql`;
}

/** Writes a new folder beside its place first: what is interrupted leaves nothing half made under its name. One that is there is filled. */
async function writeFolder(
  place: string,
  files: Readonly<Record<string, string | Uint8Array>>,
): Promise<void> {
  const isThere = existsSync(place);
  const folder = isThere ? place : `${place}.${randomUUID()}`;
  const before = isThere ? await readdir(place) : [];
  try {
    for (const [file, contents] of Object.entries(files)) await outputFile(path.join(folder, file), contents);
    if (!isThere) await rename(folder, place);
  } catch (error) {
    const written = isThere ? Object.keys(files).map((file) => file.split('/')[0] ?? file) : [''];
    for (const name of written)
      if (!before.includes(name)) await rm(path.join(folder, name), { recursive: true, force: true });
    throw error;
  }
}
