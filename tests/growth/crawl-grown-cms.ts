import type { SavedCrawl } from '../../generator/content/saved/saved-crawl.ts';
import { crawl } from '../../generator/crawl/crawl.ts';
import { createClient } from '../../generator/graphql/client.ts';

let saved: SavedCrawl | undefined;

/** Reads a CMS. `isAgain`: with what the last crawl saved, as a rebuild does. */
export async function work(endpoint: string, now: string, isAgain: boolean) {
  const client = createClient('default', { endpoint, options: { concurrency: 4, retries: 0 } });
  const menus = { primary: 'PRIMARY', footer: 'FOOTER' };
  const result = await crawl({ client, now, menus, warn: () => {}, saved: isAgain ? saved : undefined });
  saved = result.saved;
  return { kept: result, changes: result.changes?.length ?? 0 };
}
