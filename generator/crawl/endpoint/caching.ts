import { z } from 'zod';
import { boardwalkMomentQuery } from '../../content/queries/boardwalk.ts';
import { settingsQuery } from '../../content/queries/site.ts';
import type { Client, ClientAnswer } from '../../graphql/client-types.ts';
import { cacheRemedy } from '../boardwalk/ask-state.ts';
import { type Finding, good, weak } from './finding.ts';

const moment = z.object({ boardwalk: z.object({ moment: z.string() }) });
const smartCache = z.object({
  graphqlSmartCache: z.object({ graphqlObjectCache: z.object({ cacheKey: z.string() }) }),
});

/**
 * Asks the same twice, and tells whether the second answer came from a cache: by its moment, which
 * the plugin Boardwalk gives, or by what caches say of themselves.
 */
export async function cachingFinding(client: Client, unknown: ReadonlySet<string>): Promise<Finding> {
  const hasMoment = !unknown.has('RootQuery.boardwalk') && !unknown.has('RootQuery.boardwalk.moment');
  const ask = () =>
    // The same nonce: the client would make a new one.
    client.rawRequest<unknown, object>(hasMoment ? boardwalkMomentQuery : settingsQuery, { nonce: '' });
  const [first, second] = [await ask(), await ask()];
  const [one, other] = [first, second].map(({ data }) => moment.safeParse(data).data?.boardwalk.moment);
  const isSame = one !== undefined && one === other;
  const sign = isSame ? 'two answers are of the same moment' : signOfCache(second);
  return sign === null
    ? good('Nothing caches GraphQL: the same question was answered twice.')
    : weak(`Something caches GraphQL: ${sign}. Builds ask past it, if it heeds variables.`, cacheRemedy);
}

/** Finds what a cache says of itself: headers of CDNs, proxies and hosts, and WPGraphQL Smart Cache. */
function signOfCache({ headers, extensions }: ClientAnswer): string | null {
  if (smartCache.safeParse(extensions).success) return 'WPGraphQL Smart Cache says so';
  if (Number(headers.get('age') ?? 0) > 0) return `the header "Age: ${headers.get('age')}" says so`;
  for (const name of ['x-cache', 'x-cache-status', 'cf-cache-status', 'x-proxy-cache', 'x-varnish-cache'])
    if (/\bHIT\b/i.test(headers.get(name) ?? '')) return `the header "${name}: ${headers.get(name)}" says so`;
  return null;
}
