import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../support/project-root.ts';

const generator = path.join(projectRoot, 'generator');

/** The rooms from the lowest to the highest, as the table of docs/architecture.md lists them. */
const rooms = Array.from(
  readFileSync(path.join(projectRoot, 'docs/architecture.md'), 'utf8')
    .split('## The rooms of `generator/`')[1]
    ?.split('\n## ')[0]
    ?.matchAll(/^\| `([^`]+)` \|/gm) ?? [],
  ([, room = '']) => room,
);

/** All folders with code. */
const folders = readdirSync(projectRoot, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !/^(\.|node_modules$|docs$)/.test(entry.name))
  .map(({ name }) => name);

const listScripts = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !/(^|\/)node_modules\//.test(file))
    .sort();

const files = listScripts(generator);

/** A folder of the generator, or a file beside them. */
const roomOf = (file: string): string => file.split('/')[0] ?? file;

/** The files that a file of a folder imports, for types too. */
function importsOf(folder: string, file: string): readonly string[] {
  const text = readFileSync(path.join(folder, file), 'utf8');
  const names = [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, name = '']) => name);
  const targets = names.map((name) => path.join(path.dirname(file), name));
  return targets.filter((target) => !target.startsWith('..'));
}

const imports = new Map(files.map((file) => [file, importsOf(generator, file)]));

describe('the rooms of the generator', () => {
  it('are all listed in docs/architecture.md', () => {
    expect([...new Set(files.map(roomOf))].sort()).toEqual([...rooms].sort());
  });

  it('import from lower rooms only', () => {
    const upward = files.flatMap((file) =>
      (imports.get(file) ?? [])
        .filter((target) => rooms.indexOf(roomOf(target)) > rooms.indexOf(roomOf(file)))
        .map((target) => `${file} imports ${target}`),
    );
    expect(upward).toEqual([]);
  });
});

it('no files of any folder import each other in a circle', () => {
  const all = folders.flatMap((folder) =>
    listScripts(path.join(projectRoot, folder)).map((file) => path.join(folder, file)),
  );
  // The list of blocks imports those that contain blocks.
  const isTree = (target: string) => /^templates\/blocks\/(BlockTree\.tsx|index\.ts)$/.test(target);
  const importsIn = (file: string) =>
    importsOf(projectRoot, file).filter(
      (target) => !(isTree(target) && file.startsWith('templates/blocks/')),
    );
  expect(findCircle(new Map(all.map((file) => [file, importsIn(file)])))).toEqual([]);
});

/** The files of the first circle of imports, in its order; empty if none exists. */
function findCircle(imports: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const done = new Set<string>();
  const visit = (file: string, way: readonly string[]): readonly string[] => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return [];
    for (const target of imports.get(file) ?? []) {
      const circle = visit(target, [...way, file]);
      if (circle.length > 0) return circle;
    }
    done.add(file);
    return [];
  };
  for (const file of imports.keys()) {
    const circle = visit(file, []);
    if (circle.length > 0) return circle;
  }
  return [];
}
