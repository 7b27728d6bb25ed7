import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { version } from '../../../generator/util/version.ts';
import { projectRoot } from '../../support/project-root.ts';

it('the version is that of the package', async () => {
  const text = await readFile(path.join(projectRoot, 'package.json'), 'utf8');
  expect(JSON.parse(text).version).toBe(version);
});
