import type { ResolvedConfig } from '../../config/resolve-config.ts';
import type { SiteContent } from '../content/content.ts';
import type { FindClient } from '../graphql/client-types.ts';
import { withDeadline } from '../graphql/with-deadline.ts';
import { settle } from '../problems/settle.ts';
import { pageTypes } from '../routes/page-types/index.ts';

interface AskingSite {
  readonly graphql: FindClient;
  readonly config: Pick<ResolvedConfig, 'crawl'>;
}

/**
 * Asks other GraphQL servers what page types want to know of them; undefined where none does. Plain JSON: the
 * same when it comes from a content file. Throws BuildError.
 */
export async function askPageTypes({ graphql, config }: AskingSite): Promise<SiteContent['answers']> {
  const limited: FindClient = (name) => withDeadline(graphql(name), config.crawl.deadlineMinutes * 60_000);
  const asking = pageTypes.flatMap(({ name, ask }) => (ask === undefined ? [] : [{ name, ask }]));
  if (asking.length === 0) return undefined;
  const answers = await settle(
    asking.map(async ({ name, ask }) => [name, JSON.parse(JSON.stringify((await ask(limited)) ?? null))]),
  );
  return Object.fromEntries(answers);
}
