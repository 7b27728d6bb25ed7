import { access, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { writeWhole } from '../publish/write-whole.ts';

/** Modules that stay: a worker may be about to import the one before. */
const keptModules = 5;

/** Writes a module named by its hash, whole or not at all, once; of older ones beside it only the last few stay. */
export async function keepModule(file: string, script: string): Promise<void> {
  if (await exists(file)) return;
  await writeWhole(file, script);
  await removeOldest(path.dirname(file), path.basename(file).replace(/-.*/, '-'));
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

async function removeOldest(folder: string, prefix: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.startsWith(prefix));
  const dated = await Promise.all(
    names.map(async (name) => ({ name, changed: (await stat(path.join(folder, name))).mtimeMs })),
  );
  const oldest = dated.sort((a, b) => b.changed - a.changed).slice(keptModules);
  await Promise.all(oldest.map(({ name }) => rm(path.join(folder, name), { force: true })));
}
