import type { ResolvedConfig } from '../../config/resolve-config.ts';
import { hrefOf, pathOfFile, unsearchedPaths } from '../../generator/content/paths.ts';
import { keyFileOf } from '../../generator/files/key-file-of.ts';
import { type BackOff, withRetries } from '../../generator/http/retry.ts';
import { readText, send } from '../../generator/http/send.ts';
import { statusError } from '../../generator/http/status-error.ts';
import type { Problem } from '../../generator/problems/problem.ts';
import { SourceError } from '../../generator/problems/source-error.ts';
import { messageOf } from '../../generator/util/code-of.ts';
import { count } from '../report/figures.ts';

export interface ChangedSite extends Pick<ResolvedConfig, 'siteUrl'> {
  readonly indexNow: NonNullable<ResolvedConfig['indexNow']>;
  /** Files that have been published, and files that have been removed. */
  readonly changed: readonly string[];
}

/** As the protocol has it: https://www.indexnow.org/documentation. */
const mostAddresses = 10_000;
const limits = { timeoutMs: 10_000, maxBytes: 64 * 1024 };
const retries = 2;
const maxDelayMs = 10_000;

/** Pages that search engines are kept out of. */
const unlisted = [...unsearchedPaths, '/wp-admin/', '/404.html'];

/**
 * Tells search engines which pages have changed, are new or are gone, by IndexNow. Sends nothing where none has. Returns the
 * problem where they were not told: the site is published all the same.
 */
export async function tellIndexNow(
  { siteUrl, indexNow: { key, endpoint }, changed }: ChangedSite,
  backOff?: BackOff,
): Promise<Problem | null> {
  const pages = changed.filter((file) => file.endsWith('.html') && !file.startsWith('_boardwalk/'));
  const paths = pages.map(pathOfFile);
  const addresses = paths.filter((path) => !unlisted.includes(path)).map((path) => siteUrl + hrefOf(path));
  const url = new URL(endpoint);
  const place = { host: url.host, operationName: 'IndexNow', url };
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  try {
    for (let start = 0; start < addresses.length; start += mostAddresses) {
      const urlList = addresses.slice(start, start + mostAddresses);
      const keyLocation = `${siteUrl}/${keyFileOf(key)}`;
      const body = JSON.stringify({ host: new URL(siteUrl).host, key, keyLocation, urlList });
      await withRetries(
        async () => {
          const answer = await send({ url, method: 'POST', headers, body }, { ...limits, ...place });
          if (answer.status !== 200 && answer.status !== 202)
            throw statusError(answer, reasonOf(answer.status), place, readText(answer, place));
        },
        { retries, maxDelayMs, backOff, onRetry: () => undefined },
      );
    }
    return null;
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    return {
      message: `Search engines were not told of ${count(addresses.length, 'changed page')} by IndexNow: ${messageOf(error)}`,
      hint: `The site is published. Look at the setting "indexNow", and whether ${siteUrl}/${keyFileOf(key)} shows the key.`,
    };
  }
}

/** The answers of the protocol. */
function reasonOf(status: number): string {
  if (status === 403) return 'the key is not that of the site (403)';
  if (status === 422) return 'the addresses are not those of the host of the key (422)';
  return `the answer has the status ${status}`;
}
