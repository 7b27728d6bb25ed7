import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../support/project-root.ts';

it('a checkout installs at most 260 packages and 300 MB, which its lock file takes from no named registry', () => {
  const locked = readFileSync(path.join(projectRoot, 'package-lock.json'), 'utf8');
  // It names the packages for other systems, too.
  const folders = Object.keys(JSON.parse(locked).packages)
    .filter((folder) => folder !== '')
    .map((folder) => path.join(projectRoot, folder))
    .filter((folder) => lstatSync(folder, { throwIfNoEntry: false })?.isDirectory());
  expect(folders.length).toBeGreaterThan(100);
  expect(folders.length).toBeLessThanOrEqual(260);
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
      lstatSync(path.join(folder, file)),
    ),
  );
  // The room on the disk, as `du` counts it: a file of two names once.
  const sizes = new Map(files.map(({ ino, blocks }) => [ino, blocks * 512]));
  const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  expect(bytes / 2 ** 20).toBeLessThanOrEqual(300);
  expect(locked).not.toContain('"resolved"');
});
