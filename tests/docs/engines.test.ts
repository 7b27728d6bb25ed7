import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { projectRoot } from '../support/project-root.ts';

const { subset }: { readonly subset: (range: string, of: string) => boolean } = createRequire(
  import.meta.url,
)('semver');

const engines = z.object({ node: z.string().optional() }).optional();
const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      engines: z.union([engines, z.array(z.string())]),
      optional: z.boolean().optional(),
      optionalDependencies: z.record(z.string(), z.string()).optional(),
    }),
  ),
});

const readJson = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(path.join(projectRoot, name), 'utf8'));

it('every Node that we promise to run on runs all packages that are installed', async () => {
  const { packages } = lockSchema.parse(await readJson('package-lock.json'));
  const wantedBy = Object.entries(packages).flatMap(([name, { engines, optional }]) => {
    // Builds for other systems are listed, and not installed.
    if (optional || engines === undefined || Array.isArray(engines) || engines.node === undefined) return [];
    return { name, node: engines.node };
  });
  const [own, ...others] = wantedBy;
  if (own?.name !== '') throw new Error('the project has no engines');
  expect(others.length).toBeGreaterThan(100);
  expect(others.filter(({ node }) => !subset(own.node, node))).toEqual([]);
});

it('the lock file has the packages of every system, without which npm ci refuses it', async () => {
  const { packages } = lockSchema.parse(await readJson('package-lock.json'));
  const names = new Set(Object.keys(packages).map((place) => place.split('node_modules/').at(-1)));
  const missing = Object.values(packages)
    .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
    .filter((name) => !names.has(name));
  expect(missing).toEqual([]);
});

it('the lock file and the README promise the Node of package.json', async () => {
  const { engines } = z
    .object({ engines: z.object({ node: z.string() }) })
    .parse(await readJson('package.json'));
  const { packages } = lockSchema.parse(await readJson('package-lock.json'));
  expect(packages['']?.engines).toEqual(engines);
  const readme = await readFile(path.join(projectRoot, 'README.md'), 'utf8');
  for (const [, version = ''] of engines.node.matchAll(/\^(\d+\.\d+)/g))
    expect(readme).toMatch(
      new RegExp(`You need Node .*\\b${version.replace('.', '\\.').replace('\\.0', '(?:\\.0)?')}\\b`),
    );
});
