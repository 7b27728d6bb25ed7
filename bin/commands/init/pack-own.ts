import { execFile } from 'node:child_process';
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

const listSchema = z.tuple([z.object({ filename: z.string() })]);

/** Packs the Boardwalk that runs, in `root`, as npm does. Throws ConfigError where npm cannot. */
export async function packOwn(
  root: string,
): Promise<{ readonly packed: string; readonly bytes: Uint8Array }> {
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
