import type { Content } from '../../generator/content/content.ts';
import type { MediaTable } from '../../generator/media/media-table.ts';
import { hashRoute } from '../../generator/pages/fingerprint.ts';
import { makePage } from '../../generator/pages/make-page.ts';
import { createPageKeeper } from '../../generator/rebuild/page-keeper.ts';
import type { PageMemory } from '../../generator/rebuild/page-memory.ts';
import { type RememberedPage, rememberMade } from '../../generator/rebuild/remembered-page.ts';
import { collectRoutes } from '../../generator/routes/collect-routes.ts';
import { createRouteContext } from '../../generator/routes/create-route-context.ts';
import type { Route } from '../../generator/routes/route.ts';
import type { RouteContext } from '../../generator/routes/route-context.ts';
import { hashJson } from '../../generator/util/hash.ts';
import { type DoubtedPages, doubtKeeper } from '../../generator/verify/verify.ts';

import { pageSettings } from './page-settings.ts';

/** A site at one moment, as far as its pages' props go: nothing of it is rendered. */
export interface PlannedSite {
  readonly content: Content;
  readonly media: MediaTable;
}

export interface Kept extends DoubtedPages {
  /** The number of pages. */
  readonly pages: number;
}

/** Remembers a site, changes it, and tells which of its pages the next build would keep unseen. */
export function keepPages(
  before: PlannedSite,
  after: PlannedSite,
  forget: (key: string) => boolean = () => false,
): Kept {
  const old = open(before);
  const memory = remember(old.context, before, forget);
  const { context } = open(after);
  const keeper = createPageKeeper({
    memory,
    now: after.content.now,
    conditions: conditionsOf(after),
    versions: context.versions,
    renew: ({ template }, { fingerprint }) => ({ ...fingerprint, template }),
  });
  const doubting = doubtKeeper(keeper);
  const routes = collectRoutes(context);
  for (const route of routes) doubting.check(route, makePage(route, context));
  return { ...doubting.doubted(), pages: routes.length };
}

function open({ content, media }: PlannedSite): { readonly context: RouteContext } {
  return {
    context: createRouteContext({
      content,
      config: { ...pageSettings, authors: true, markdown: true },
      media,
      warn: () => undefined,
    }),
  };
}

function conditionsOf({ content }: PlannedSite): string {
  return hashJson(content.settings);
}

/** Remembers these pages as a build does, without the forgotten keys. */
function remember(context: RouteContext, site: PlannedSite, forget: (key: string) => boolean): PageMemory {
  const pageOf = (route: Route): readonly [string, RememberedPage] => {
    const page = makePage(route, context);
    const noted = { ...page, used: page.used.filter((key) => !forget(key)) };
    const made = rememberMade(noted);
    return [
      route.path,
      {
        fingerprint: { template: route.template, assets: '', layout: '', route: hashRoute(page) },
        sha256: '',
        islands: [],
        anchors: '',
        ...made,
        versions: context.versions.of(made.used.split(' ')),
      },
    ];
  };
  const pages = new Map(Array.from(collectRoutes(context), pageOf));
  return { now: site.content.now, conditions: conditionsOf(site), pages };
}
