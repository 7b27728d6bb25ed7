import type { Kind } from '../../content/content.ts';
import type { Client } from '../../graphql/client-types.ts';
import { pluginsOf } from '../../graphql/plugins.ts';
import { askState } from '../boardwalk/ask-state.ts';
import { readIndex } from '../boardwalk/read-index.ts';
import { type Finding, good, weak } from './finding.ts';

const update = 'Update the plugin from wordpress/boardwalk, and look into the error log of the CMS.';

/** Tells whether the plugin Boardwalk answers, and whether its index of these kinds can be used. */
export async function boardwalkFinding(
  client: Client,
  { unknown, kinds }: { readonly unknown: ReadonlySet<string>; readonly kinds: readonly Kind[] },
): Promise<Finding> {
  if (unknown.has('RootQuery.boardwalk'))
    return weak(
      'The plugin Boardwalk is missing: a build asks for every list, and does not know former addresses.',
      'Install and activate the plugin wordpress/boardwalk of this project.',
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
      'Update the plugin from wordpress/boardwalk, or switch these kinds off in the setting "kinds".',
    );
  return good(`The plugin Boardwalk answers, version ${state.version}.`);
}
