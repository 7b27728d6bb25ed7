import { onTestFinished } from 'vitest';
import { demoNow } from '../../demo/clock.ts';
import { createDemoCms, type DemoCms, type DemoCmsOptions } from '../../demo/demo-cms.ts';
import { noPier } from '../../generator/content/no-pier.ts';
import { type CrawlResult, crawl } from '../../generator/crawl/crawl.ts';
import type { CrawlOptions } from '../../generator/crawl/crawl-options.ts';
import { createClient } from '../../generator/graphql/client.ts';
import type { Problem } from '../../generator/problems/problem.ts';
import type { Progress } from '../../generator/util/progress.ts';

/** A demo for one test. */
export async function startDemo(options: DemoCmsOptions = {}): Promise<DemoCms> {
  const cms = await createDemoCms(options);
  onTestFinished(cms.close);
  return cms;
}

/** The results of a crawl, with its warnings and requests. */
export interface DemoCrawl extends CrawlResult {
  readonly warnings: readonly Problem[];
  readonly progress: readonly Progress[];
  /** The ids of the entries whose details were asked for, sorted; each as often as it was asked for. */
  readonly askedFor: readonly number[];
  /** The name of each query that was sent, in their order. */
  readonly operations: readonly string[];
}

export interface DemoCrawlOptions extends Partial<Omit<CrawlOptions, 'client' | 'warn'>> {
  readonly concurrency?: number;
}

export async function crawlDemo(
  endpoint: string,
  { concurrency = 4, ...options }: DemoCrawlOptions = {},
): Promise<DemoCrawl> {
  const warnings: Problem[] = [];
  const progress: Progress[] = [];
  const askedFor: number[] = [];
  const operations: string[] = [];
  const client = createClient('default', {
    endpoint,
    options: {
      concurrency,
      retries: 0,
      backOff: () => 1,
      requestMiddleware: (request) => {
        operations.push(request.operationName ?? '');
        if (/^(?!Media)\w+Details$/.test(request.operationName ?? '')) askedFor.push(...idsIn(request.body));
        return request;
      },
    },
  });
  const result = await crawl({
    client,
    now: demoNow,
    menus: { primary: 'PRIMARY', footer: 'FOOTER' },
    warn: (problem) => warnings.push(problem),
    onProgress: (state) => progress.push(state),
    ...options,
  });
  return { ...result, warnings, progress, askedFor: askedFor.sort((a, b) => a - b), operations };
}

function idsIn(body: unknown): number[] {
  return JSON.parse(String(body)).variables.ids;
}

/**
 * Writes content for comparison. A CMS without the page Pier, and one in which it is empty, have the same. The plugin
 * Boardwalk alone knows versions of files.
 */
export function contentText(content: object): string {
  const empty = JSON.stringify(noPier);
  return JSON.stringify(content, (key, value) =>
    key === 'version' || (key === 'pier' && JSON.stringify(value) === empty) ? undefined : value,
  );
}
