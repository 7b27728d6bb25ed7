import { expect, it } from 'vitest';
import { spawnBoardwalk } from '../support/spawn-boardwalk.ts';

// Their other tests run the sources in one process.
it.each([
  ['host', ['host', '--help'], 0],
  ['preview', ['preview', '--help'], 0],
  ['deploys', ['deploys', '--help'], 0],
  ['check', ['check', '--help'], 0],
  ['report merge', ['report', 'merge', '--help'], 0],
  ['cache show', ['cache', 'show', 'no such key'], 2],
])('boardwalk %s is in the bundled command line', async (_, args, exitCode) => {
  const result = await spawnBoardwalk(args);
  expect(result).toMatchObject({ exitCode });
  expect(result.stdout + result.stderr).toMatch(exitCode === 0 ? /^Usage: boardwalk/ : /no such key/);
});
