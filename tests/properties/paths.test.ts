import path from 'node:path';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { AnyEntry } from '../../generator/content/content.ts';
import { collisionKey, fileOf } from '../../generator/content/paths.ts';
import { startPathCheck } from '../../generator/publish/check-paths.ts';
import { collectRoutes } from '../../generator/routes/collect-routes.ts';
import { countCases } from '../support/count-cases.ts';
import { makeEntry } from '../support/entries.ts';
import { openContext } from '../support/route-context.ts';
import { settings, slug } from './arbitraries.ts';

const folder = path.resolve('/site');
const kinds = ['post', 'event', 'location', 'artwork', 'experience', 'page'] as const;

const entry = fc
  .record({ kind: fc.constantFrom(...kinds), slug, id: fc.integer({ min: 1, max: 1_000_000 }) })
  .map(({ kind, slug, id }): AnyEntry => makeAnyEntry(kind, id, slug));

it('whatever the slugs, every entry has a file of its own within the folder, or is reported and has none', () => {
  let refused = 0;
  const entries = fc.uniqueArray(entry, { maxLength: 3, selector: ({ id }) => id });
  const property = fc.property(entries, (some) => {
    const { context, warnings } = openContext(some);
    const routes = [...collectRoutes(context)];
    const files = routes.map((route) => fileOf(route.path));
    for (const file of files) expect(isWithin(file)).toBe(true);
    expect(new Set(files.map(collisionKey)).size).toBe(files.length);
    const check = startPathCheck();
    expect(files.filter((file) => !check.add({ path: file }))).toEqual([]);

    const shown = new Set(routes.map((route) => route.entry?.id));
    const reported = new Set(warnings.map((problem) => problem.entry?.id));
    const lost = some.filter(({ kind, id }) => kind !== 'page' && !shown.has(id));
    expect(lost.filter(({ id }) => !reported.has(id))).toEqual([]);
    refused += lost.length;
  });
  fc.assert(property, settings);
  expect(refused).toBeGreaterThan(100);
});

it('whatever the path, a file that may be written lies within the folder', () => {
  const { saw, expectSeen } = countCases();
  const anyPath = fc.array(slug, { maxLength: 4 }).map((segments) => segments.join('/'));
  const property = fc.property(fc.array(anyPath, { maxLength: 4 }), (files) => {
    const check = startPathCheck();
    const taken = files.filter((file) => check.add({ path: file }));
    expect(taken.filter((file) => !isWithin(file))).toEqual([]);
    expect(new Set(taken.map(collisionKey)).size).toBe(taken.length);
    saw({
      written: taken.length > 0,
      'a path that leaves the folder': files.some((file) => !isWithin(file)),
      'two paths that a file system takes for one': new Set(files.map(collisionKey)).size < files.length,
    });
  });
  fc.assert(property, settings);
  expectSeen();
});

function makeAnyEntry(kind: (typeof kinds)[number], id: number, slug: string): AnyEntry {
  switch (kind) {
    case 'post':
      return makeEntry(kind, id, { slug });
    case 'event':
      return makeEntry(kind, id, { slug });
    case 'location':
      return makeEntry(kind, id, { slug });
    case 'artwork':
      return makeEntry(kind, id, { slug });
    case 'experience':
      return makeEntry(kind, id, { slug });
    case 'page':
      return makeEntry(kind, id, { slug, uri: `/${slug}/` });
  }
}

function isWithin(file: string): boolean {
  const place = path.resolve(folder, file);
  return place.startsWith(folder + path.sep) && path.relative(folder, place) === path.normalize(file);
}
