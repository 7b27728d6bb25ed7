import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import * as siblings from '../../../generator/publish/sibling-paths.ts';
import { projectRoot } from '../../support/project-root.ts';

const { isBuildFile, ...places } = siblings;
const ignored = readFileSync(path.join(projectRoot, '.gitignore'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

it.each(['dist', 'dist-drafts', 'public', 'the site'])(
  'git ignores all that a build has beside "%s"',
  (name) => {
    const names = Object.values(places).map((place) => path.basename(place(`/project/${name}`)));
    expect(names).toContain(`.${name}.lock`);
    expect(names.filter((one) => !ignored.some((pattern) => path.matchesGlob(one, pattern)))).toEqual([]);
  },
);

it.each(['.dist.lock', '.dist.lock.17', '.dist.staging-17', '.dist.previous'])('%s is of a build', (name) => {
  expect(isBuildFile(name, 'dist')).toBe(true);
});

it.each(['package-lock.json', '.env', 'yarn.lock', '.npmrc', '.ci/run', 'tests/previous.ts'])(
  'git does not ignore %s',
  (name) => expect(ignored.filter((pattern) => path.matchesGlob(name, pattern))).toEqual([]),
);
