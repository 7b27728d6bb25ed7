import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';
import { ConfigError } from '../../../config/config-error.ts';
import { messageOf } from '../../../generator/util/code-of.ts';
import { parseJson } from '../../../generator/util/parse-json.ts';

const run = promisify(execFile);

export interface Package {
  /** The name of its file. */
  readonly packed: string;
  readonly bytes: Uint8Array;
}

/** Returns the package of the Boardwalk that runs, in `root`: the file that it was installed from, or one that npm packs. Throws ConfigError where npm cannot. */
export async function packOwn(root: string): Promise<Package> {
  return (await readInstalled(root)) ?? pack(root);
}

const lockSchema = z.object({
  packages: z.object({
    'node_modules/boardwalk': z.object({ resolved: z.string().startsWith('file:'), integrity: z.string() }),
  }),
});

/** Returns null where npm did not install it from a file, or where that file is gone or another one by now. */
async function readInstalled(root: string): Promise<Package | null> {
  const packages = path.dirname(root);
  const text = await readFile(path.join(packages, '.package-lock.json'), 'utf8').catch(() => '{}');
  const lock = lockSchema.safeParse(parseJson(text));
  if (!lock.success) return null;
  const { resolved, integrity } = lock.data.packages['node_modules/boardwalk'];
  const file = path.resolve(path.dirname(packages), resolved.slice('file:'.length));
  const bytes = await readFile(file).catch(() => null);
  if (bytes === null || integrity !== `sha512-${createHash('sha512').update(bytes).digest('base64')}`)
    return null;
  return { packed: path.basename(file), bytes };
}

const listSchema = z.tuple([z.object({ filename: z.string() })]);

async function pack(root: string): Promise<Package> {
  const folder = await mkdtemp(path.join(tmpdir(), 'boardwalk-'));
  // A package that is installed has the files already that a checkout makes before it is packed.
  const isInstalled = !existsSync(path.join(root, 'tools'));
  const args = ['pack', '--json', '--pack-destination', folder, ...(isInstalled ? ['--ignore-scripts'] : [])];
  try {
    const { stdout } = await run('npm', args, { cwd: root });
    const [{ filename }] = listSchema.parse(parseJson(stdout));
    return { packed: filename, bytes: await readFile(path.join(folder, filename)) };
  } catch (error) {
    const [reason = ''] = messageOf(error).split('\n');
    throw new ConfigError([
      `--boardwalk: npm cannot pack Boardwalk (${reason}); name the file of its package, such as ../boardwalk-0.1.0.tgz`,
    ]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
