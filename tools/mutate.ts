import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readJson } from 'fs-extra/esm';
import * as z from 'zod';
import rooms from '../tests/mutations/rooms.json' with { type: 'json' };
import { readRoom, roomSchema } from './mutate/read-room.ts';
import { keyOf, reportPage, scoreOf } from './mutate/report-page.ts';

/**
 * Changes the lines of the rooms named, or of all, one at a time and looks whether a test fails. Keeps the figures in
 * `docs/quality/mutations.json`, writes `mutations.md` from them, and ends with exit code 1 where a change that no test noticed has no
 * reason in `tests/mutations/reasons.json`.
 */
export async function main(root: string): Promise<void> {
  const names = process.argv.slice(3);
  const unknown = names.filter((name) => !Object.hasOwn(rooms, name));
  if (unknown.length > 0)
    throw new Error(`No rooms: ${unknown.join(', ')}. There are ${Object.keys(rooms).join(', ')}.`);
  const folder = path.join(root, 'tests/mutations');
  execFileSync('npm', ['ci', '--ignore-scripts', '--legacy-peer-deps'], { cwd: folder, stdio: 'inherit' });
  await mkdir(path.join(root, '.mutations'), { recursive: true });
  const file = path.join(root, 'docs/quality/mutations.json');
  const known = z.record(z.string(), roomSchema).parse(await readJson(file));
  const reasons = z.record(z.string(), z.string()).parse(await readJson(path.join(folder, 'reasons.json')));
  const stryker = path.join(folder, 'node_modules/.bin/stryker');
  for (const name of names.length > 0 ? names : Object.keys(rooms)) {
    print(`${name}: changing its lines`);
    const env = { ...process.env, MUTATED_ROOM: name };
    execFileSync(stryker, ['run', path.join(folder, 'stryker.config.mjs')], {
      cwd: root,
      env,
      stdio: 'inherit',
    });
    known[name] = readRoom(await readJson(path.join(root, '.mutations', `${name}.json`)));
    await writeFile(file, `${JSON.stringify(known, null, 2)}\n`);
    print(`${name}: ${scoreOf(known[name]).toFixed(1)} % noticed`);
  }
  await writeFile(path.join(root, 'docs/quality/mutations.md'), reportPage(known, reasons));
  const unexplained = Object.values(known)
    .flatMap(({ survivors }) => survivors)
    .filter((survivor) => reasons[keyOf(survivor)] === undefined);
  if (unexplained.length === 0) return;
  print(`${unexplained.length} changes that no test noticed have no reason: docs/quality/mutations.md`);
  process.exitCode = 1;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
