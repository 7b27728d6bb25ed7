import type { Problem } from '../../../generator/problems/problem.ts';
import type { Cdn } from '../../../sync/cdn/cdn.ts';
import { type CloudFrontOptions, openCloudFront } from '../../../sync/cdn/cloudfront.ts';
import {
  openTestCloudFront,
  type TestCloudFront,
  type TestCloudFrontOptions,
} from '../../support/cloudfront/open-cloudfront.ts';

export interface Pair {
  readonly server: TestCloudFront;
  readonly cdn: Cdn;
  readonly warnings: Problem[];
  /** The attempts after which it waited for others to end. */
  readonly fullPauses: number[];
}

/** A CloudFront for one test, and ours over it with hardly any pauses. */
export async function openPair(
  options: { readonly server?: TestCloudFrontOptions; readonly cdn?: Partial<CloudFrontOptions> } = {},
): Promise<Pair> {
  const server = await openTestCloudFront(options.server);
  const warnings: Problem[] = [];
  const fullPauses: number[] = [];
  const cdn = openCloudFront({
    distribution: server.distribution,
    endpoint: server.endpoint,
    credentials: async () => server.credentials,
    warn: (problem) => warnings.push(problem),
    backOff: () => 1,
    fullBackOff: (failures) => {
      fullPauses.push(failures);
      return 1;
    },
    ...options.cdn,
  });
  return { server, cdn, warnings, fullPauses };
}
