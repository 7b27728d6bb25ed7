import { appendFile, chmod, mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Journal, openJournal } from '../../../generator/cache/journal.ts';
import type { Problem } from '../../../generator/problems/problem.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const hourMs = 3_600_000;
const now = Date.parse('2026-06-13T14:00:00Z');

/** A journal that has done what it does at its opening: what is old or damaged is gone. */
async function open(
  folder: string,
  {
    identity = 'one',
    at = now,
    warnings = [],
  }: { identity?: string; at?: number; warnings?: Problem[] } = {},
): Promise<Journal<string>> {
  const journal = await openJournal({
    folder,
    identity,
    maxAgeMs: 24 * hourMs,
    now: at,
    read: (value) => (typeof value === 'string' ? value : undefined),
    warn: (problem) => warnings.push(problem),
  });
  await journal.written();
  return journal;
}

async function writeDown(folder: string, values: readonly string[], identity = 'one'): Promise<void> {
  const journal = await open(folder, { identity });
  for (const value of values) journal.add([value]);
  await journal.written();
}

async function onlyFile(folder: string): Promise<string> {
  const [name = '', ...others] = await readdir(folder);
  expect(others).toEqual([]);
  return path.join(folder, name);
}

describe('the journal of a crawl', () => {
  it('keeps what arrived for the next run, and goes on where it ended (faults 3)', async () => {
    const folder = path.join(await temporaryFolder(), 'crawl');
    expect((await open(folder)).found).toEqual([]);
    await writeDown(folder, ['a\u2028\n', 'é']);
    await writeDown(folder, ['c']);
    expect((await open(folder)).found).toEqual(['a\u2028\n', 'é', 'c']);
  });

  it('writes no file before something arrives, and removes it when it is told to', async () => {
    const folder = await temporaryFolder();
    const journal = await open(folder);
    await journal.written();
    expect(await readdir(folder)).toEqual([]);
    journal.add(['a']);
    await journal.discard();
    expect(await readdir(folder)).toEqual([]);
    journal.add(['b']);
    await journal.written();
    expect((await open(folder)).found).toEqual(['b']);
  });

  it('drops a line that was cut or changed, and all after it, and writes on behind what is whole (faults 107)', async () => {
    const folder = await temporaryFolder();
    await writeDown(folder, ['a', 'b', 'c']);
    const file = await onlyFile(folder);
    const whole = await readFile(file, 'utf8');
    for (const damage of [
      whole.slice(0, -2),
      whole.replace('"c"', '"x"'),
      `${whole.slice(0, -4)}\u0000\u0000`,
    ]) {
      await writeFile(file, damage);
      await writeDown(folder, ['d']);
      expect((await open(folder)).found).toEqual(['a', 'b', 'd']);
    }
  });

  it('keeps two identities apart, and throws away what is too old or from the future', async () => {
    const folder = await temporaryFolder();
    await writeDown(folder, ['a'], 'one');
    await writeDown(folder, ['b'], 'two');
    expect((await open(folder, { identity: 'two' })).found).toEqual(['b']);
    expect((await open(folder, { identity: 'three' })).found).toEqual([]);
    expect((await open(folder, { at: now + 25 * hourMs })).found).toEqual([]);
    expect((await open(folder, { at: now - 25 * hourMs })).found).toEqual([]);
    for (const name of await readdir(folder)) {
      const moment = new Date(now - 25 * hourMs);
      await utimes(path.join(folder, name), moment, moment);
    }
    await writeFile(path.join(folder, 'crawl.json'), 'not ours');
    await (await open(folder)).written();
    expect(await readdir(folder)).toEqual(['crawl.json']);
  });

  it('uses nothing of a file that holds something else', async () => {
    const folder = await temporaryFolder();
    await writeDown(folder, ['a']);
    const file = await onlyFile(folder);
    await writeFile(file, 'something else\n'.repeat(10));
    const journal = await open(folder);
    expect(journal.found).toEqual([]);
    await journal.written();
    await mkdir(file);
    expect((await open(folder)).found).toEqual([]);
  });

  it('goes on without a file that cannot be written, and says so once (faults 92)', async () => {
    const folder = await temporaryFolder();
    const blocked = path.join(folder, 'file');
    await appendFile(blocked, '');
    await chmod(blocked, 0o400);
    const warnings: Problem[] = [];
    const journal = await open(path.join(blocked, 'crawl'), { warnings });
    journal.add(['a']);
    await journal.written();
    journal.add(['b']);
    await journal.discard();
    expect(warnings).toHaveLength(1);
    expect(warnings[0]?.message).toMatch(/^Crawl progress cannot be saved \(ENOTDIR\)/);
    expect(warnings[0]?.message).not.toContain(folder);
  });
});
