import type { AssetUrls } from '../templates/Document.tsx';
import type { TemplateName } from '../templates/pages/index.ts';
import { hashRoute, isSame, startFingerprints } from './fingerprint.ts';
import type { MadePage } from './make-page.ts';
import type { SitemapPage } from './output/sitemap.ts';
import type { PageMemory, RememberedPage } from './page-memory.ts';
import { fileOf } from './paths.ts';
import { BuildError, type Warn } from './problem.ts';
import type { Stage } from './publish/stage.ts';
import type { PageRenderer } from './render/page-renderer.ts';
import type { RenderedPage, RenderJob, RenderResult } from './render/render-job.ts';
import type { Route } from './route.ts';
import type { RouteFailure } from './route-guard.ts';
import { awaitLater } from './source/settle.ts';

export interface PagePublisherInput {
  readonly stage: Pick<Stage, 'write' | 'keep' | 'reserve'>;
  readonly memory: PageMemory;
  readonly renderer: PageRenderer;
  readonly assets: AssetUrls;
  readonly templateHashes: Readonly<Record<TemplateName, string>>;
  readonly layoutHash: string;
  /** The pictures of the page at a path, for the sitemap. Asked when the page is made: what it is made from is at hand then. */
  readonly picturesAt: (path: string) => readonly string[];
  /** Told what gates find in pages, rendered or kept. */
  readonly warn: Warn;
}

/** What became of the pages of a build. */
export interface PublishedPages {
  readonly sitemap: readonly SitemapPage[];
  /** For the next build, by path. */
  readonly remembered: ReadonlyMap<string, RememberedPage>;
  readonly rendered: number;
}

export interface PagePublisher {
  /** Takes a page. Rendering may go on after it. */
  readonly publishPage: (route: Route, page: MadePage) => Promise<void>;
  /** Waits until all pages are made, and gives those that cannot be rendered. Throws BuildError `output`. */
  readonly settle: () => Promise<readonly RouteFailure[]>;
  /** After `settle`. */
  readonly finish: () => PublishedPages;
}

/**
 * Puts pages into the stage: a page whose fingerprint is that of the last build is kept as it lies in the output folder,
 * any other is rendered. There is no other path: a clean build is one that remembers nothing. DESIGN section 3.
 */
export function createPagePublisher(input: PagePublisherInput): PagePublisher {
  const { stage, memory, renderer, assets, templateHashes, layoutHash, picturesAt, warn } = input;
  const sitemap: SitemapPage[] = [];
  const remembered = new Map<string, RememberedPage>();
  const failures: RouteFailure[] = [];
  // In the order of the routes, whatever is made first.
  const pages: { readonly route: Route; readonly made: Promise<RememberedPage | null> }[] = [];
  let rendered = 0;

  const fingerprintOf = startFingerprints({ templateHashes, assets, layoutHash });

  const keep = async (route: Route, page: MadePage): Promise<RememberedPage | null> => {
    const before = memory.pages.get(route.path);
    if (before === undefined) return null;
    const { template } = page.call;
    const now = fingerprintOf({ template, route: hashRoute(page), islands: before.islands });
    if (!isSame(before.fingerprint, now)) return null;
    const digest = await stage.keep({ path: fileOf(route.path), class: 'page', sha256: before.sha256 });
    if (digest === null) return null;
    before.problems?.forEach(warn);
    return { ...before, used: page.used.join(' ') };
  };

  const takeResult = (route: Route, result: RenderResult): RenderedPage | null => {
    if ('failed' in result) {
      const { kind, message, problems } = result.failed;
      if (kind !== 'render') throw new BuildError(kind, message, problems);
      failures.push({ route, status: 500, message });
      return null;
    }
    result.problems.forEach(warn);
    return result;
  };

  const write = async (route: Route, page: MadePage): Promise<RememberedPage | null> => {
    rendered += 1;
    const place = { path: fileOf(route.path), class: 'page' } as const;
    const reserved = stage.reserve(place);
    const job: RenderJob = {
      path: route.path,
      call: page.call,
      head: page.head,
      ...(route.entry && { entry: route.entry }),
      target: reserved?.target ?? null,
      published: reserved?.published ?? null,
    };
    const result = takeResult(route, await renderer.render(job));
    if (result === null) return null;
    const { sha256, size, route: routeHash, islands, anchors, problems, contents } = result;
    reserved?.done({ sha256, size });
    if (contents !== undefined) await stage.write({ ...place, contents }, { sha256, size });
    return {
      fingerprint: fingerprintOf({ template: page.call.template, route: routeHash, islands }),
      sha256,
      islands,
      anchors,
      ...(problems.length > 0 && { problems }),
      used: page.used.join(' '),
    };
  };

  return {
    publishPage: async (route, page) => {
      const { canonical, robots } = page.head;
      sitemap.push({
        path: route.path,
        status: route.status,
        head: { canonical, ...(robots !== undefined && { robots }) },
        pictures: picturesAt(route.path),
        ...(route.lastModified !== undefined && { lastModified: route.lastModified }),
      });
      const kept = await keep(route, page);
      pages.push({ route, made: kept === null ? awaitLater(write(route, page)) : Promise.resolve(kept) });
    },
    settle: async () => {
      renderer.flush();
      for (const { route, made } of pages) {
        const page = await made;
        if (page !== null) remembered.set(route.path, page);
      }
      return failures;
    },
    finish: () => ({ sitemap, remembered, rendered }),
  };
}
