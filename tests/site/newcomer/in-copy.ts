import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { demoAuthorization } from '../../../demo/answers/editor.ts';
import { createDemoCms } from '../../../demo/demo-cms.ts';
import { editEntry } from '../../../demo/edits.ts';
import { createStore } from '../../../demo/store.ts';
import type { DemoStore } from '../../../demo/store-types.ts';
import { closeSite } from '../../../generator/site/site.ts';
import { hasNews } from '../../../generator/watch/open-site-builder.ts';
import { buildOrFail, openTestSite } from '../../support/test-site.ts';

/** The tours in the builds of a copy of the project. */
export interface TourBuilds {
  /** Tells if the poll of a watch saw anything new before an edit of the tour, and after it. */
  readonly polls: readonly [before: boolean, after: boolean];
  readonly editedPage: string;
  /** The page of the draft, in a build with drafts. */
  readonly draft: string;
}

interface TourOptions {
  readonly settings: Readonly<Record<string, unknown>>;
  /** Called when the tour is published, before it is edited. */
  readonly onPublish: () => Promise<void>;
}

/** Builds in the copy that this file lies in, without any other content. `folder` takes the output. */
export async function buildTours(folder: string, { settings, onPublish }: TourOptions): Promise<TourBuilds> {
  const store = smallStore();
  const cms = await createDemoCms({ store });
  const options = { endpoint: cms.url, folder, settings };
  const read = (name: string) => readFile(path.join(folder, name, 'index.html'), 'utf8');
  try {
    const site = await openTestSite(options);
    await buildOrFail(site);
    await onPublish();
    const before = await hasNews(site);
    editEntry(store, idOf('under-the-deck', store), { title: 'Over the Rails' });
    const after = await hasNews(site);
    await buildOrFail(site);
    await closeSite(site);
    const withDrafts = await openTestSite({ ...options, hasDrafts: true, authorization: demoAuthorization });
    await buildOrFail(withDrafts);
    await closeSite(withDrafts);
    return {
      polls: [before, after],
      editedPage: await read('site/tours/under-the-deck'),
      draft: await read('site-drafts/tours/the-night-watch'),
    };
  } finally {
    await cms.close();
  }
}

const shown = ['under-the-deck', 'the-night-watch', 'pier-birthday-weekend'];

/** The tours, an event, and the pages that the settings of the CMS name. */
function smallStore(): DemoStore {
  const store = createStore();
  const { pageOnFront, pageForPosts, pageForPrivacy } = store.settings;
  const pages = [pageOnFront, pageForPosts, pageForPrivacy];
  store.entries = store.entries.filter(({ id, slug }) => pages.includes(id) || shown.includes(slug));
  for (const entry of store.entries)
    if (entry.kind === 'page' || entry.kind === 'event')
      Object.assign(entry, { blocks: [], imageId: null, seo: {} });
  store.menuItems = [];
  return store;
}

function idOf(slug: string, { entries }: DemoStore): number {
  const entry = entries.find((candidate) => candidate.slug === slug);
  if (entry === undefined) throw new Error(`The demo has nothing with the slug ${slug}`);
  return entry.id;
}
