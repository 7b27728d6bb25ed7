import type { Kind } from '../../content/content.ts';
import type { Client } from '../../graphql/client-types.ts';
import { BuildError, type Warn } from '../../problems/problem.ts';
import { askStamp, askState, type PluginState } from './ask-state.ts';
import { type PluginIndex, readIndex } from './read-index.ts';

/** The lists of the CMS from its plugin, while editors may change them. */
export interface FollowedIndex {
  /** Returns the stamp: the first time without a request. */
  readonly look: () => Promise<string>;
  /** Returns the lists at this stamp, or at a later one. Throws BuildError. */
  readonly at: (stamp: string) => Promise<PluginIndex>;
}

export interface IndexQuestion {
  readonly client: Client;
  readonly state: PluginState;
  readonly kinds: readonly Kind[];
  readonly unknown: ReadonlySet<string>;
  readonly warn: Warn;
}

/**
 * Reads the index of the plugin; undefined when it cannot be used, with a warning when it is
 * damaged. Without a warning for a site with kinds of its own, which the plugin does not list.
 */
export async function followIndex(question: IndexQuestion): Promise<FollowedIndex | undefined> {
  const { client, kinds, unknown, warn } = question;
  const ask = () => askState(client, { unknown });
  const hasIndex = question.state.index !== null;
  const first = hasIndex ? question.state : await ask();
  if (first === undefined) return undefined;
  const read = readIndex(first.index, kinds);
  if ('lacks' in read) return undefined;
  if ('damage' in read) {
    warn(damaged(read.damage));
    return undefined;
  }
  let known = { stamp: first.stamp, index: read.index };
  let isFirst = true;
  return {
    look: async () => {
      if (!isFirst) return askStamp(client, unknown);
      isFirst = false;
      return first.stamp;
    },
    at: async (stamp) => {
      if (known.stamp === stamp) return known.index;
      const next = await ask();
      const found = readIndex(next?.index ?? null, kinds);
      if (next === undefined || !('index' in found)) throw changedError();
      known = { stamp: next.stamp, index: found.index };
      return found.index;
    },
  };
}

function damaged(reason: string) {
  return {
    message: `The plugin Boardwalk of the CMS is not used, because ${reason}: the lists are read one by one`,
    hint: 'Update the plugin Boardwalk in the CMS.',
  };
}

function changedError(): BuildError {
  const message =
    'The plugin Boardwalk of the CMS gave its index at first, and not when the content had changed';
  return new BuildError('source', message, [{ message, hint: 'Run the build again.' }]);
}
