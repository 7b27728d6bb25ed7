import { execFile } from 'node:child_process';
import { appendFile, cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, inject, it } from 'vitest';
import { projectRoot } from '../support/project-root.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const run = promisify(execFile);

describe('npm run quality', () => {
  it('finds nothing in a sound site, and leaves a report', async () => {
    const out = await temporaryFolder();
    const { stdout } = await judge(inject('demoSite'), out);
    expect(stdout).toMatch(/✔ \d+ pages, nothing to fix/);
    expect(JSON.parse(await readFile(path.join(out, 'report.json'), 'utf8'))).toMatchObject({ findings: [] });
  });

  it('ends with 1 and names page, rule and element when something is broken', async () => {
    const [site, out] = [await temporaryFolder(), await temporaryFolder()];
    await cp(inject('demoSite'), site, { recursive: true });
    await appendFile(path.join(site, 'visit', 'index.html'), '<a href="/nothing/">Nothing</a>');
    const failure = await judge(site, out).catch((error: unknown) => error);
    expect(failure).toMatchObject({
      code: 1,
      stdout: expect.stringMatching(
        /✖ links broken-link: leads to nothing\n +on \/visit\/: a\[href\] \/nothing\//,
      ),
    });
  });
});

function judge(site: string, out: string): Promise<{ readonly stdout: string }> {
  const args = ['tools/run.mjs', 'quality', '--only', 'links', '--site', site, '--out', out];
  return run(process.execPath, args, { cwd: projectRoot });
}
