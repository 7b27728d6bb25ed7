import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readDocument } from '../support/documents.ts';
import { runBoardwalk } from '../support/run-boardwalk.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const page = await readDocument('docs/run-it.md');

/** The first example below a line of the page. */
function exampleBelow(start: string): string {
  const [, after = ''] = page.split(start);
  const lines = after.split('\n').slice(1);
  const first = lines.findIndex((line) => line.startsWith('    '));
  const rest = lines.slice(first);
  const end = rest.findIndex((line) => line !== '' && !line.startsWith('    '));
  return `${rest
    .slice(0, end)
    .map((line) => line.slice(4))
    .join('\n')
    .trim()}\n`;
}

describe('the page that says where builds run', () => {
  it('has units that systemd takes, where it is installed', async () => {
    const folder = await temporaryFolder();
    const units = ['pier.service', 'pier.timer'].map((name) => path.join(folder, name));
    for (const unit of units)
      await writeFile(unit, exampleBelow(`/etc/systemd/system/${path.basename(unit)}`));
    const { error, stderr, status } = spawnSync('systemd-analyze', ['verify', ...units], {
      encoding: 'utf8',
    });
    if (error !== undefined) return expect(error).toMatchObject({ code: 'ENOENT' });
    expect(stderr.split('\n').filter((line) => line.includes('pier.'))).toEqual([]);
    expect(status).toBe(0);
  });

  it('names commands with flags that they have', async () => {
    const commands = [...page.matchAll(/npx boardwalk (\w+)((?: (?!&&)[^\s'`|]+)*)/g)];
    expect(commands.length).toBeGreaterThan(5);
    for (const [, name = '', words = ''] of commands) {
      const { stdout, exitCode } = await runBoardwalk([name, '--help']);
      expect(exitCode).toBe(0);
      for (const [flag] of words.matchAll(/--[a-z-]+/g)) expect(stdout, name).toContain(flag);
    }
  });
});
