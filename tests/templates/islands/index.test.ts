import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { findClientEntries } from '../../../generator/bundle/find-client-entries.ts';
import { projectRoot } from '../../support/project-root.ts';

it('names every island of the folder', async () => {
  const { islands } = await findClientEntries(projectRoot);
  const list = readFileSync(path.join(projectRoot, 'templates/islands/index.ts'), 'utf8');
  const named = [...list.matchAll(/^ {2}readonly '?([a-z-]+)'?:/gm)].map(([, name]) => name);
  expect(named).toEqual(islands.map(({ name }) => name));
});

it('names every enhancement of the folder', async () => {
  const { enhancements } = await findClientEntries(projectRoot);
  const type = readFileSync(path.join(projectRoot, 'templates/enhancements.ts'), 'utf8');
  const named = [...type.matchAll(/'([a-z-]+)'/g)].map(([, name]) => name);
  expect(named.sort()).toEqual(enhancements.map(({ name }) => name));
});
