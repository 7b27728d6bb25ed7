import { createDemoCms } from '../../demo/demo-cms.ts';
import type { DemoStore } from '../../demo/store-types.ts';
import { weighHere } from '../../generator/content/words/weigh-texts.ts';
import type { SearchRecord } from '../../generator/files/search/search-record.ts';
import { startSearch } from '../../generator/files/search/start-search.ts';
import { collectRoutes } from '../../generator/routes/collect-routes.ts';
import { createRouteContext } from '../../generator/routes/create-route-context.ts';
import { crawlDemo } from '../generator/crawl-demo.ts';
import { contentsOf } from './contents-of.ts';
import { pageSettings } from './page-settings.ts';

/** Makes the files of the search over the content of a store, without a page or a picture. */
export async function searchOfStore(store?: DemoStore): Promise<ReadonlyMap<string, string>> {
  const cms = await createDemoCms(store && { store });
  try {
    const { content } = await crawlDemo(cms.url);
    const context = createRouteContext({
      content,
      config: pageSettings,
      media: new Map(),
      warn: () => undefined,
    });
    const routes = collectRoutes(context);
    const records = new Map<string, SearchRecord>();
    const search = startSearch(routes, context, {
      before: new Map(),
      kept: new Map(),
      now: { get: (path) => records.get(path), add: (path, record) => void records.set(path, record) },
    });
    for (const { path } of routes) weighHere(search.add(path));
    return new Map([...search.files()].map((file) => [file.path, contentsOf(file)]));
  } finally {
    await cms.close();
  }
}
