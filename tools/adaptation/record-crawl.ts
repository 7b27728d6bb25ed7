import { demoNow } from '../../demo/clock.ts';
import type { Content } from '../../generator/content/content.ts';
import { crawl } from '../../generator/crawl/crawl.ts';
import { createClient } from '../../generator/graphql/client.ts';
import type { Attempt } from '../../generator/http/request-queue.ts';

export interface RecordedCrawl {
  readonly content: Content;
  /** Every request, in the order in which they ended. */
  readonly attempts: readonly Attempt[];
}

/** Crawls a demo CMS and writes down every request. */
export async function recordCrawl(endpoint: string, concurrency: number): Promise<RecordedCrawl> {
  const attempts: Attempt[] = [];
  const options = { concurrency, onAttempt: (attempt: Attempt) => void attempts.push(attempt) };
  const { content } = await crawl({
    client: createClient('default', { endpoint, options }),
    now: demoNow,
    menus: { primary: 'PRIMARY', footer: 'FOOTER' },
    warn: () => undefined,
  });
  return { content, attempts };
}
