import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { projectRoot } from '../support/project-root.ts';

/** Makes objects of which many stay, telling its progress: this has the room for new ones grow. Prints the MB that it has at most. */
const program = `
  import { getHeapSpaceStatistics } from 'node:v8';
  import { growHeapGently } from './bin/grow-heap-gently.ts';
  const tell = growHeapGently(() => undefined);
  const kept = [];
  let most = 0;
  for (let made = 0; made < 2_000_000; made += 1) {
    kept[made % 300_000] = { made, again: { made } };
    if (made % 10_000 !== 0) continue;
    tell({ stage: 'crawl', done: made, total: 2_000_000 });
    const room = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space');
    most = Math.max(most, room.space_size / 1024 ** 2);
  }
  console.log(most);
`;

it('the room for new objects stays small, whatever Node would give it', async () => {
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: projectRoot, sourcefile: path.join(projectRoot, 'program.ts') },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
  });
  const code = outputFiles[0]?.text ?? '';
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--max-semi-space-size=64',
    ...['--input-type=module', '--eval', code],
  ]);
  expect(Number(stdout)).toBeGreaterThan(8);
  expect(Number(stdout)).toBeLessThanOrEqual(40);
});
