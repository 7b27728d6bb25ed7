import type { Kind } from '../content/content.ts';
import { kinds } from '../content/kinds/descriptions.ts';
import { collections } from '../content/kinds/index.ts';
import type { ByKind } from '../content/saved/by-kind.ts';
import { type Answers, askTogether } from '../graphql/ask-together.ts';
import { pagesOf } from '../graphql/known-list.ts';
import type { CrawlContext } from './crawl-context.ts';
import { indexOf } from './crawl-entries.ts';

/**
 * Requests the lists of all kinds as they were last time, many pages per request: thousands of
 * entries at once. The listing of each kind finds changes by following the cursors as usual.
 */
export function listAhead(
  lists: ByKind<'listed'>,
  without: readonly Kind[],
  context: Pick<CrawlContext, 'client' | 'absent' | 'batchSize'>,
): Answers {
  const { client, batchSize } = context;
  const questions = kinds
    .filter((kind) => !without.includes(kind))
    .flatMap((kind) => {
      const document = indexOf(collections[kind], context);
      return pagesOf(lists[kind]).map((page) => ({ document, variables: { ...page } }));
    });
  return askTogether(client, questions, {
    name: 'IndexPages',
    size: batchSize.now(),
    onRefused: batchSize.refuse,
  });
}
