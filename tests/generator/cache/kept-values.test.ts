import { appendFile, mkdir, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type KeptValues, loadKept, startKept } from '../../../generator/cache/kept-values.ts';
import { firstLine } from '../../../generator/cache/log.ts';
import type { Problem } from '../../../generator/problems/problem.ts';
import { countCases } from '../../support/count-cases.ts';
import { isDeep } from '../../support/depth.ts';
import { collectUnused } from '../../support/garbage.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

type Values = ReadonlyMap<string, unknown>;

const paths = [
  '/',
  '/a "quoted" \\ path/',
  '/灯台/',
  ...Array.from({ length: 3000 }, (_, n) => `/news/${n}/`),
];
/** More than waits in memory. */
const many: Values = new Map(paths.map((name) => [name, { name, text: `é${'x'.repeat(600)}` }]));
const few: Values = new Map([...many].slice(0, 40));

const valuesIn = (values: object): Values => new Map(Object.entries(values));

async function newFile(): Promise<string> {
  return path.join(await temporaryFolder(), 'cache', 'pages.log');
}

/** Keeps these values as a build does that has read those before. */
function keep(file: string, values: Values, header: object = {}): KeptValues<unknown> {
  const now = startKept<unknown>('pages', file, readKept(file));
  for (const [key, value] of values) now.add(key, value);
  now.save(header);
  now.discard();
  return now;
}

function readKept(file: string, warnings: Problem[] = []): KeptValues<unknown> {
  return loadKept('pages', file, (problem) => warnings.push(problem));
}

/** Returns true when a build that reads the file warns of damage. */
function isTold(file: string): boolean {
  const warnings: Problem[] = [];
  readKept(file, warnings);
  const told = { message: 'The build cache is damaged (pages.log): what it has lost is made again' };
  if (warnings.length > 0) expect(warnings).toEqual([told]);
  return warnings.length > 0;
}

function read(file: string): Values {
  return valuesOf(readKept(file));
}

function valuesOf(kept: KeptValues<unknown>): Values {
  return new Map([...(kept.log?.places.keys() ?? [])].map((key) => [key, kept.get(key)]));
}

async function savedFile(values: Values = many): Promise<string> {
  const file = await newFile();
  keep(file, values);
  return file;
}

function edited(values: Values, ...changes: readonly [key: string, value?: unknown][]): Values {
  const next = new Map(values);
  for (const [key, value] of changes) {
    if (value === undefined) next.delete(key);
    else next.set(key, value);
  }
  return next;
}

describe('values that are kept', () => {
  it.each([
    ['few', few],
    ['many', many],
  ])('are read back while they are written and afterwards, when there are %s', async (_, values) => {
    const file = await newFile();
    const now = startKept<unknown>('pages', file);
    for (const [key, value] of values) now.add(key, value);
    for (const [key, value] of values) expect(now.get(key)).toEqual(value);
    now.save({ now: 1 });
    const kept = readKept(file);
    expect(kept.log?.committed).toEqual({ now: 1 });
    for (const found of [now, kept]) {
      expect(found.size).toBe(values.size);
      for (const [key, value] of values) expect(found.get(key)).toEqual(value);
      expect(found.get('/other/')).toBeUndefined();
      expect(found.has('/other/')).toBe(false);
      expect(found.has('/')).toBe(true);
    }
    expect(await readdir(path.dirname(file))).toEqual(['pages.log']);
  });

  it('leave the file as it was until they are saved, and nothing beside it', async () => {
    const file = await savedFile(few);
    const before = await readFile(file);
    const now = startKept<unknown>('pages', file, readKept(file));
    for (const [key] of many) now.add(key, 'new');
    expect((await readFile(file)).equals(before)).toBe(true);
    now.discard();
    expect(await readdir(path.dirname(file))).toEqual(['pages.log']);
  });

  it('of an older build are still read when newer ones have been saved', async () => {
    const file = await savedFile();
    const older = readKept(file);
    for (const values of [
      edited(many, ['/', 'edited'], ['/news/7/']),
      new Map([['/', 'all else is gone']]),
    ]) {
      keep(file, values);
      expect(read(file)).toEqual(values);
      await collectUnused();
      expect(older.get('/')).toEqual(many.get('/'));
      expect(older.get('/news/7/')).toEqual(many.get('/news/7/'));
    }
  });

  it('are saved build after build by one process, as by many', async () => {
    const file = await newFile();
    let now: KeptValues<unknown> | undefined;
    let values = few;
    for (let count = 0; count < 200; count += 1) {
      values = edited(values, [`/${count % 7}/`, { count }], [`/${count % 5}/`]);
      const next = startKept<unknown>('pages', file, now);
      for (const [key, value] of values) next.add(key, value);
      next.save({ count });
      now = next;
      expect(read(file)).toEqual(values);
      expect(new Map([...values.keys()].map((key) => [key, next.get(key)]))).toEqual(values);
    }
    expect((await stat(file)).size).toBeLessThan(100_000);
  });

  it('that are the same are not written again, and a few that differ are added behind them', async () => {
    const file = await savedFile();
    const before = await readFile(file);
    keep(file, many);
    expect((await readFile(file)).equals(before)).toBe(true);
    keep(file, edited(many, ['/', 'edited']));
    const after = await readFile(file);
    expect(after.subarray(0, before.length).equals(before)).toBe(true);
    expect(after.length - before.length).toBeLessThan(200);
  });

  it('are written again when half of the file is not in use', async () => {
    const file = await savedFile();
    const half = new Map([...many].slice(0, 1400));
    keep(file, half);
    keep(file, edited(half, ['/', 'edited']));
    expect((await stat(file)).size).toBeLessThan(1_000_000);
    expect(read(file)).toEqual(edited(half, ['/', 'edited']));
  });

  it('that were changed after they were read tell nothing', async () => {
    const file = await savedFile();
    const kept = readKept(file);
    await writeFile(file, (await readFile(file, 'latin1')).replaceAll('name', 'nAme'), 'latin1');
    expect(kept.get('/')).toBeUndefined();
    await truncate(file, 0);
    expect(kept.get('/news/7/')).toBeUndefined();
  });

  it('without a file, or where none can be written, stay in memory', async () => {
    const blocked = path.join(await temporaryFolder(), 'file');
    await writeFile(blocked, '');
    const unsaved = startKept<unknown>('pages', path.join(blocked, 'pages.log'));
    for (const now of [startKept<unknown>('pages'), unsaved]) {
      for (const [key, value] of many) now.add(key, value);
      for (const [key, value] of many) expect(now.get(key)).toEqual(value);
    }
    expect(() => unsaved.save({})).toThrow(/ENOTDIR|EEXIST/);
    expect(unsaved.get('/')).toEqual(many.get('/'));
    unsaved.discard();
  });

  it('that cannot be saved say so, and leave nothing', async () => {
    const folder = await temporaryFolder();
    await mkdir(path.join(folder, 'pages.log'));
    const now = startKept<unknown>('pages', path.join(folder, 'pages.log'));
    now.add('/', 1);
    expect(() => now.save({})).toThrow(/EISDIR|ENOTEMPTY|EEXIST|EPERM/);
    expect(now.get('/')).toBe(1);
    now.discard();
    expect(await readdir(folder)).toEqual(['pages.log']);
  });

  it('are saved whole when their folder was removed meanwhile', async () => {
    const file = await savedFile(few);
    const now = startKept<unknown>('pages', file, readKept(file));
    for (const [key, value] of edited(few, ['/', 'edited'])) now.add(key, value);
    await rm(path.dirname(file), { recursive: true });
    now.save({});
    expect(read(file)).toEqual(edited(few, ['/', 'edited']));
  });
});

describe('the values of two builds at a time', () => {
  const edits = {
    'one more': edited(few, ['/one/', 'more']),
    'another one': edited(few, ['/another/', 'one'], ['/']),
    'many more': edited(many, ['/', 'edited']),
  };
  const names = Object.keys(edits) as (keyof typeof edits)[];
  const pairs = names.flatMap((first) => names.map((second) => [first, second] as const));

  it.each(pairs)('are those of the build that is saved last: %s, then %s', async (first, second) => {
    const file = await savedFile(few);
    const both = [first, second].map((name) => {
      const now = startKept<unknown>('pages', file, readKept(file));
      for (const [key, value] of edits[name]) now.add(key, value);
      return now;
    });
    for (const now of both) now.save({});
    expect(read(file)).toEqual(edits[second]);
    expect(read(await savedFile(edits[second]))).toEqual(edits[second]);
  });

  it('are not mixed when both write at once', async () => {
    const file = await savedFile(few);
    const before = await readFile(file);
    const added = await Promise.all(
      (['one more', 'another one'] as const).map(async (name) => {
        await writeFile(file, before);
        keep(file, edits[name]);
        return (await readFile(file)).subarray(before.length);
      }),
    );
    await writeFile(file, Buffer.concat([before, ...added]));
    expect([edits['one more'], edits['another one']]).toContainEqual(read(file));
  });
});

describe('a file of kept values', () => {
  it('that was cut anywhere, as by a kill, gives what was saved before, and can be saved to', async () => {
    const states = [
      valuesIn({ '/a/': 'a'.repeat(30), '/b/': 'b' }),
      valuesIn({ '/a/': 'edited', '/c/': 'c' }),
    ];
    const file = await savedFile(states[0]);
    const first = await readFile(file);
    keep(file, states[1] ?? few);
    const whole = await readFile(file);
    for (let length = 0; length < whole.length; length += 1) {
      await writeFile(file, whole.subarray(0, length));
      expect(read(file), `${length}`).toEqual(length < first.length ? new Map() : states[0]);
      expect(isTold(file), `${length}`).toBe(length < first.length);
      keep(file, few);
      expect(read(file)).toEqual(few);
    }
  });

  it('of which any bit differs gives what was saved before it, never another value, and is made new', async () => {
    const states = ['first', 'second'].map((text) => valuesIn({ '/a/': text, '/b/': 'b' }));
    const file = await savedFile(states[0]);
    for (const values of [states[1] ?? few, valuesIn({ '/a/': 'third', '/c/': 'c' })]) keep(file, values);
    const whole = await readFile(file);
    for (let bit = 0; bit < 8 * whole.length; bit += isDeep ? 1 : 3) {
      const bytes = Buffer.from(whole);
      bytes[bit >> 3] = (bytes[bit >> 3] as number) ^ (1 << (bit & 7));
      await writeFile(file, bytes);
      expect([new Map(), ...states], `bit ${bit}`).toContainEqual(read(file));
      keep(file, few);
      expect(read(file)).toEqual(few);
      expect(readKept(file).log?.rest).toBe('nothing');
    }
  });

  it('tells damage from what a kill has left', async () => {
    const file = await savedFile();
    const whole = await readFile(file);
    await truncate(file, whole.length - 700);
    expect(readKept(file).log?.rest).toBe('unfinished');
    const bytes = Buffer.from(whole);
    bytes[bytes.length >> 1] = 0;
    await writeFile(file, bytes);
    expect(readKept(file).log?.rest).toBe('damaged');
    await writeFile(file, Buffer.concat([whole, Buffer.alloc(4096)]));
    const { size, log } = readKept(file);
    expect({ size, rest: log?.rest }).toEqual({ size: many.size, rest: 'damaged' });
    expect(isTold(file)).toBe(true);
  });

  it.each([
    ['of another version', '{"format":"boardwalk pages","version":99}\n', false],
    ['with other contents', firstLine('search'), false],
    ['that is something else', 'something else\n'.repeat(10), true],
    ['of nothing', '', true],
  ])('%s is not used, and replaced', async (_, text, isDamaged) => {
    const file = await savedFile(few);
    await writeFile(file, text);
    expect(read(file)).toEqual(new Map());
    expect(isTold(file)).toBe(isDamaged);
    keep(file, few);
    expect(read(file)).toEqual(few);
  });

  it('is read where nothing can be written, and reading changes nothing', async () => {
    const file = await savedFile(few);
    await appendFile(file, 'left by a kill');
    const before = await stat(file);
    expect(read(file)).toEqual(few);
    expect((await stat(file)).mtimeMs).toBe(before.mtimeMs);
    expect(await readdir(path.dirname(file))).toEqual(['pages.log']);
  });

  it('holds what a map would hold, through builds that are saved, killed and damaged', async () => {
    const key = fc.oneof(
      fc.constantFrom('"', '\\', '/', '/a/', '\u2028'),
      fc.string({ unit: 'binary', minLength: 1 }),
    );
    const value = fc.jsonValue();
    const build = fc.record({
      pairs: fc.array(fc.tuple(key, value), { maxLength: 8 }),
      keeps: fc.boolean(),
      fate: fc.oneof(
        { weight: 4, arbitrary: fc.constant('saved' as const) },
        fc.constantFrom('killed' as const, 'cut' as const, 'another bit' as const),
      ),
      at: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
    });
    const { saw, expectSeen } = countCases();
    await fc.assert(
      fc.asyncProperty(fc.array(build, { minLength: 1, maxLength: 12 }), async (builds) => {
        const file = await newFile();
        let expected: Values = new Map();
        for (const { pairs, keeps, fate, at } of builds) {
          const values = new Map<string, unknown>([...(keeps ? expected : []), ...pairs]);
          const start = await readFile(file).catch(() => Buffer.alloc(0));
          keep(file, values);
          const end = await readFile(file);
          const isAdded = start.length > 0 && end.subarray(0, start.length).equals(start);
          saw({
            'a difference added': isAdded && end.length > start.length,
            'nothing new': end.equals(start),
            'written again': !isAdded,
            'killed in a difference': isAdded && end.length > start.length && fate === 'killed',
            'a key twice': new Set(pairs.map(([name]) => name)).size < pairs.length,
          });
          if (fate === 'killed') {
            const length = isAdded
              ? start.length + Math.floor(at * (end.length - start.length))
              : start.length;
            await writeFile(file, length === 0 ? '' : isAdded ? end.subarray(0, length) : start);
          } else if (fate === 'cut') await truncate(file, Math.floor(at * end.length));
          else if (fate === 'another bit') {
            const place = Math.floor(at * end.length);
            end[place] = (end[place] as number) ^ 1;
            await writeFile(file, end);
          }
          const found = readKept(file);
          const plain = new Map([...values].map(([name, kept]) => [name, JSON.parse(JSON.stringify(kept))]));
          if (fate === 'saved') expect(valuesOf(found)).toEqual(plain);
          else if (fate === 'killed' && !end.equals(start)) expect(valuesOf(found)).toEqual(expected);
          expected = valuesOf(found);
        }
      }),
    );
    expectSeen();
  });
});
