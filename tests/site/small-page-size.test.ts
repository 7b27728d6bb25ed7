import { describe, expect, it } from 'vitest';
import { createDemoCms } from '../../demo/demo-cms.ts';
import { sampleOf } from '../support/depth.ts';
import { hashFiles } from '../support/hash-files.ts';
import { smallStore } from '../support/random-edits.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { buildOrFail, openTestSite } from '../support/test-site.ts';

/** Hosts and security plugins lower what WPGraphQL gives at once: `graphql_connection_max_query_amount`. */
describe('a CMS with a small page size', () => {
  let usual: ReturnType<typeof buildFrom> | undefined;

  it.each(sampleOf([10, 1, 25], 1))('of %i gives the same site, byte for byte', async (pageSize) => {
    usual ??= buildFrom(100);
    expect(await buildFrom(pageSize)).toEqual(await usual);
  });
});

/** The hashes of the whole site of a small pier, whose lists are longer than the smallest pages. */
async function buildFrom(pageSize: number): Promise<Readonly<Record<string, string>>> {
  const { url: endpoint, close } = await createDemoCms({ store: smallStore(), pageSize });
  const folder = await temporaryFolder();
  const site = await openTestSite({ endpoint, folder });
  const { report } = await buildOrFail(site).finally(close);
  expect(JSON.stringify(report.warnings)).not.toContain('were deleted');
  return hashFiles(site.config.outDir);
}
