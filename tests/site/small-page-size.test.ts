import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { demoNow } from '../../demo/clock.ts';
import { createDemoCms } from '../../demo/demo-cms.ts';
import { hashFiles } from '../support/hash-files.ts';
import { runBoardwalk } from '../support/run-boardwalk.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** Hosts and security plugins lower what WPGraphQL gives at once: `graphql_connection_max_query_amount`. */
describe('a CMS with a small page size', () => {
  let usual: ReturnType<typeof buildFrom> | undefined;

  it.each([25, 10, 1])('of %i gives the same site, byte for byte', async (pageSize) => {
    usual ??= buildFrom(100);
    expect(await buildFrom(pageSize)).toEqual(await usual);
  });
});

/** The hashes of the demo's whole site. */
async function buildFrom(pageSize: number): Promise<Readonly<Record<string, string>>> {
  const cms = await createDemoCms({ pageSize });
  const out = path.join(await temporaryFolder(), 'site');
  const args = ['generate', '--fresh', '--endpoint', cms.url, '--now', demoNow, '--out', out];
  const { exitCode, stderr, stdout } = await runBoardwalk(args).finally(cms.close);
  expect(exitCode, stderr).toBe(0);
  expect(stdout).not.toContain('were deleted');
  return hashFiles(out);
}
