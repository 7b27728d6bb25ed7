import type { Kind } from '../content/content.ts';
import { collections } from '../content/kinds/index.ts';
import { type ByKind, kinds } from '../content/saved/by-kind.ts';
import { type Answers, askTogether } from './client/ask-together.ts';
import { pagesOf } from './client/known-list.ts';
import type { CrawlContext } from './crawl-context.ts';
import { indexOf } from './crawl-entries.ts';

/**
 * Asks for the lists of all kinds as they were the last time, many pages a request: thousands of entries in one. What has changed
 * since is for the listing of each kind to find out, which follows the cursors as ever.
 */
export function listAhead(
  lists: ByKind<'listed'>,
  without: readonly Kind[],
  context: Pick<CrawlContext, 'client' | 'absent' | 'breadth'>,
): Answers {
  const { client, breadth } = context;
  const questions = kinds
    .filter((kind) => !without.includes(kind))
    .flatMap((kind) => {
      const document = indexOf(collections[kind], context);
      return pagesOf(lists[kind]).map((page) => ({ document, variables: { ...page } }));
    });
  return askTogether(client, questions, {
    name: 'IndexPages',
    size: breadth.now(),
    onRefused: breadth.refuse,
  });
}
