import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { answerAsStorage } from '../../bin/commands/serve/answer.ts';
import { openPublished } from '../../bin/commands/serve/published.ts';
import { demoNow } from '../../demo/clock.ts';
import { createDemoCms } from '../../demo/demo-cms.ts';
import type { DemoStore } from '../../demo/store-types.ts';
import { smallStore } from './random-edits.ts';
import { openServer } from './serve.ts';
import { makeTemporaryFolder, removeFolder } from './temporary-folder.ts';
import { buildOrFail, bundleOnce, openTestSite } from './test-site.ts';

/** A small pier over a CMS with the plugin, built and served for the tests of one file. */
export interface PierSite {
  /** Without a slash at the end. */
  readonly origin: string;
  readonly store: DemoStore;
  readonly out: string;
  /** Builds the site again, for the demo's moment or another. */
  readonly build: (now?: string) => Promise<Awaited<ReturnType<typeof buildOrFail>>['report']>;
}

/** Opens a pier before the tests of a file. `prepare` may change its content; `settings` know its origin. */
export function openPier({
  prepare = () => undefined,
  settings = () => ({}),
}: {
  readonly prepare?: (store: DemoStore) => void;
  readonly settings?: (origin: string) => Readonly<Record<string, unknown>>;
} = {}): PierSite {
  const store = smallStore();
  let opened: Omit<PierSite, 'store'> | undefined;
  let close = async () => {};
  beforeAll(async () => {
    prepare(store);
    const folder = await makeTemporaryFolder();
    const out = path.join(folder, 'site');
    const plugins = { seo: true, boardwalk: true };
    const [cms, bundler] = await Promise.all([createDemoCms({ store, plugins }), bundleOnce()]);
    const answer = answerAsStorage(out, openPublished(out));
    const { origin, close: closeServer } = await openServer((request, response) => {
      delete request.headers['accept-encoding'];
      answer(request, response);
    });
    const build: PierSite['build'] = async (now = demoNow) => {
      const own = { siteUrl: origin, endpoint: cms.url, ...settings(origin) };
      const site = await openTestSite({
        ...{ endpoint: cms.url, folder, now: () => now, bundler, settings: own },
      });
      return (await buildOrFail(site)).report;
    };
    opened = { origin, out, build };
    close = async () => {
      closeServer();
      await cms.close();
      await removeFolder(folder);
    };
    await build();
  });
  afterAll(() => close());
  const get = () => {
    if (opened === undefined) throw new Error('the pier is not built yet');
    return opened;
  };
  return {
    store,
    get origin() {
      return get().origin;
    },
    get out() {
      return get().out;
    },
    build: (now) => get().build(now),
  };
}
