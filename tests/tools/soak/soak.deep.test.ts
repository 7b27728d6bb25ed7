import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { projectRoot } from '../../support/project-root.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const counts = z.record(z.string(), z.number());
const resultSchema = z.object({
  builds: z.number(),
  published: z.number(),
  refused: z.number(),
  exitCodes: counts,
  requests: z.number(),
  faults: counts,
  kept: z.object({ pages: z.number(), wrong: z.number() }),
  wrong: z.array(z.unknown()),
});

describe('the soak', () => {
  it('builds from a CMS that fails and is edited, finds no wrong site, and leaves its figures', async ({
    signal,
  }) => {
    const out = await temporaryFolder();
    const args = ['tools/run.mjs', 'soak', '--builds', '3', '--seed', '3', '--out', out];
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: projectRoot, signal });
    expect(stdout).toContain('Wrong sites   0');
    expect(stdout).toContain('that would have differed: 0');
    const result = resultSchema.parse(JSON.parse(await readFile(path.join(out, 'result.json'), 'utf8')));
    expect(result).toMatchObject({ builds: 3, kept: { wrong: 0 }, wrong: [] });
    expect(result.kept.pages).toBeGreaterThan(0);
    expect(result.published + result.refused).toBe(3);
    expect(result.requests).toBeGreaterThan(20);
    expect(Object.keys(result.faults).length).toBeGreaterThan(0);
  }, 400_000); // A bound for a hanging run, not a measure.
});
