import { z } from 'zod';
import type { Kind } from '../../content/content.ts';
import { boardwalkConflictsQuery, boardwalkMomentQuery, settingsQuery } from '../../content/queries/site.ts';
import type { Client, ClientAnswer } from '../../graphql/client-types.ts';
import { pluginsOf } from '../../graphql/plugins.ts';
import { documentPath } from '../../util/display-path.ts';
import { askState, cacheRemedy } from '../boardwalk/ask-state.ts';
import { readIndex } from '../boardwalk/read-index.ts';
import { type Finding, good, weak } from './finding.ts';

const update = 'Update the plugin Boardwalk of WordPress, and look into the error log of the CMS.';

/** Tells whether the plugin Boardwalk answers, and whether its index of these kinds can be used. */
export async function boardwalkFinding(
  client: Client,
  { unknown, kinds }: { readonly unknown: ReadonlySet<string>; readonly kinds: readonly Kind[] },
): Promise<Finding> {
  if (unknown.has('RootQuery.boardwalk'))
    return weak(
      'The plugin Boardwalk is missing: a build asks for every list, and does not know former addresses.',
      `Install and activate the plugin Boardwalk in WordPress: ${documentPath('docs/wordpress.md')}.`,
    );
  if (!pluginsOf(unknown).index)
    return weak('The plugin Boardwalk gives no index: a build asks for every list.', update);
  const state = await askState(client, { unknown });
  if (state === undefined) return weak('The plugin Boardwalk does not answer as expected.', update);
  if (!state.isSure)
    return weak(
      'The plugin Boardwalk is older: a cache of GraphQL cannot be told from a CMS in which nothing has changed, so that every build reads the lists.',
      update,
    );
  const read = readIndex(state.index, kinds);
  if ('damage' in read) return weak(`The plugin Boardwalk cannot be used, because ${read.damage}.`, update);
  if ('lacks' in read)
    return weak(
      `The plugin Boardwalk does not list the kinds ${read.lacks.join(', ')}: a build asks for every list.`,
      'Update the plugin Boardwalk of WordPress, or switch these kinds off in the setting "kinds".',
    );
  return good(`The plugin Boardwalk answers, version ${state.version}.`);
}

const conflicts = z.object({
  boardwalk: z.object({ conflicts: z.array(z.object({ text: z.string(), isSettled: z.boolean() })) }),
});

/** Tells which names of the plugin Boardwalk others in the CMS have, too. None where the plugin does not say it. */
export async function conflictFindings(
  client: Client,
  unknown: ReadonlySet<string>,
): Promise<readonly Finding[]> {
  if (unknown.has('RootQuery.boardwalk') || unknown.has('RootQuery.boardwalk.conflicts')) return [];
  const answer = await client.request<unknown, object>(boardwalkConflictsQuery, {});
  const found = conflicts.safeParse(answer).data?.boardwalk.conflicts ?? [];
  return found.map(({ text, isSettled }) =>
    isSettled ? good(text) : weak(text, 'Open Boardwalk, Setup in WordPress, which names the plugin.'),
  );
}

/** Tells which optional plugins the endpoint has, from the fields that it does not know. */
export function pluginFindings(unknown: ReadonlySet<string>): readonly Finding[] {
  const { seo, redirects, pier } = pluginsOf(unknown);
  return [
    seo
      ? good('Add WPGraphQL SEO is there: titles and descriptions for search engines are used.')
      : weak(
          'Add WPGraphQL SEO is missing: titles and descriptions come from the entries themselves.',
          'Install Yoast SEO and Add WPGraphQL SEO, if your editors write texts for search engines.',
        ),
    redirects || (pier && !unknown.has('RootQuery.boardwalk.redirects'))
      ? good('Redirects of the CMS are read.')
      : weak(
          'The CMS offers no redirects.',
          'Install the plugin Boardwalk in WordPress, which keeps former addresses, or list them in the setting "redirects".',
        ),
  ];
}

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
