import { mkdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { openSharedValues } from '../../../generator/cache/shared-values.ts';
import type { Problem } from '../../../generator/problems/problem.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const schema = z.object({ tide: z.string() });
const tide = (text: string) => ({ tide: text });

function open(file: string, warnings: Problem[] = []) {
  const warn = (problem: Problem) => warnings.push(problem);
  return openSharedValues({ contents: 'tides', file, schema, warn });
}

async function newFile(): Promise<string> {
  return path.join(await temporaryFolder(), 'cache', 'tides.log');
}

function all(file: string, ...keys: readonly string[]): readonly (string | undefined)[] {
  const values = open(file);
  return keys.map((key) => values.load(key)?.tide);
}

describe('shared values', () => {
  it('are found by who saved them and by who opens them later, the last one of a key', async () => {
    const file = await newFile();
    const values = open(file);
    expect(values.load('/é/ "a"')).toBeUndefined();
    for (const text of ['low', 'high']) {
      values.save('/é/ "a"', tide(text));
      values.save(text, tide(text));
      expect(values.load('/é/ "a"')).toEqual(tide(text));
    }
    expect(all(file, '/é/ "a"', 'low', 'high', 'none')).toEqual(['high', 'low', 'high', undefined]);
  });

  it('of several writers at a time are all kept', async () => {
    const file = await newFile();
    open(file).save('before', tide('ebb'));
    const writers = [open(file), open(file), open(file)];
    for (let count = 0; count < 30; count += 1)
      for (const [number, writer] of writers.entries()) writer.save(`${number} ${count}`, tide('flood'));
    const keys = ['before', ...[0, 1, 2].flatMap((number) => [`${number} 0`, `${number} 29`])];
    expect(all(file, ...keys)).toEqual(['ebb', ...Array(6).fill('flood')]);
  });

  it.each<[string, (file: string, bytes: Buffer) => Promise<void>]>([
    ['was cut', (file, bytes) => truncate(file, bytes.length - 5)],
    ['is damaged', (file, bytes) => writeFile(file, bytes.fill(0, bytes.length - 40, bytes.length - 30))],
  ])('in a file that %s are read up to there, and more are saved', async (_, damage) => {
    const file = await newFile();
    const first = open(file);
    for (const key of ['a', 'b', 'c']) first.save(key, tide(key));
    await damage(file, await readFile(file));
    expect(all(file, 'a', 'b', 'c')).toEqual(['a', 'b', undefined]);
    open(file).save('d', tide('d'));
    expect(all(file, 'a', 'b', 'c', 'd')).toEqual(['a', 'b', undefined, 'd']);
  });

  it('that were lost by damage are told once, and the file is whole again', async () => {
    const file = await newFile();
    for (const key of ['a', 'b']) open(file).save(key, tide(key));
    const bytes = await readFile(file);
    const damages = [bytes.fill(0, bytes.length - 40, bytes.length - 30), 'something else'];
    for (const [index, damage] of damages.entries()) {
      await writeFile(file, damage);
      const warnings: Problem[] = [];
      const values = open(file, warnings);
      expect([values.load('a'), values.load('b')]).toEqual([[tide('a'), undefined][index], undefined]);
      expect(warnings).toEqual([
        { message: 'The build cache is damaged (tides.log): what it has lost is made again' },
      ]);
      const [later, none] = [open(file, warnings), open(`${file}.missing`, warnings)];
      expect([later.load('a'), none.load('a')]).toEqual([[tide('a'), undefined][index], undefined]);
      expect(warnings).toHaveLength(1);
    }
  });

  it.each([
    ['of another version', '{"format":"boardwalk tides","version":1}\n'],
    ['of something else', 'something else'],
    ['of nothing', ''],
  ])('are not read from a file %s, which is replaced', async (_, text) => {
    const file = await newFile();
    open(file).save('a', tide('a'));
    await writeFile(file, text);
    const values = open(file);
    expect(values.load('a')).toBeUndefined();
    values.save('b', tide('b'));
    expect(all(file, 'a', 'b')).toEqual([undefined, 'b']);
  });

  it('that others save are found by who has opened them before', async () => {
    const file = await newFile();
    const early = open(file);
    expect(early.load('a')).toBeUndefined();
    for (const text of ['a', 'b', 'c']) {
      open(file).save(text, tide(text));
      expect(early.load(text)).toEqual(tide(text));
      expect(early.load('none')).toBeUndefined();
    }
    await writeFile(file, '');
    open(file).save('d', tide('d'));
    expect(early.load('d')).toEqual(tide('d'));
    await truncate(file, 20);
    expect(early.load('e')).toBeUndefined();
    expect(early.load('d')).toBeUndefined();
  });

  it('of another shape are not given', async () => {
    const file = await newFile();
    openSharedValues({ contents: 'tides', file, schema: z.object({ tide: z.number() }) }).save('a', {
      tide: 5,
    });
    expect(all(file, 'a')).toEqual([undefined]);
  });

  it('are saved when the folder was removed meanwhile, and are not there where nothing can be written', async () => {
    const file = await newFile();
    const values = open(file);
    values.save('a', tide('a'));
    await rm(path.dirname(file), { recursive: true });
    values.save('b', tide('b'));
    expect(all(file, 'b')).toEqual(['b']);

    await rm(file);
    await mkdir(file);
    values.save('c', tide('c'));
    expect(values.load('c')).toBeUndefined();
    await rm(file, { recursive: true });
    values.save('d', tide('d'));
    expect(all(file, 'c', 'd')).toEqual([undefined, 'd']);

    const blocked = path.join(file, 'below', 'a file');
    open(blocked).save('e', tide('e'));
    expect(all(blocked, 'e')).toEqual([undefined]);
  });

  it('do not fill the disk when one is saved again and again', async () => {
    const file = await newFile();
    for (let build = 0; build < 20; build += 1) {
      const values = open(file);
      for (let count = 0; count < 50; count += 1) values.save(`${count}`, tide(`${build}`));
    }
    expect((await stat(file)).size).toBeLessThan(4 * 50 * 80);
    expect(all(file, '0', '49')).toEqual(['19', '19']);
  });
});
