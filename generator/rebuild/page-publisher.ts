import { fileOf } from '../content/paths.ts';
import { weighHere } from '../content/words/weigh-texts.ts';
import type { PageFinding } from '../dependencies/note.ts';
import { hashRoute, isSame, type startFingerprints } from '../pages/fingerprint.ts';
import type { MadePage } from '../pages/make-page.ts';
import type { PagePublisher } from '../pages/make-pages.ts';
import type { PageRenderer } from '../pages/page-renderer.ts';
import type { RenderedPage, RenderJob, RenderResult } from '../pages/render-job.ts';
import { BuildError, type Warn } from '../problems/problem.ts';
import { awaitLater } from '../problems/settle.ts';
import type { Stage } from '../publish/stage.ts';
import type { Route } from '../routes/route.ts';
import type { RouteFailure } from '../routes/route-guard.ts';
import type { Versions } from '../routes/versions.ts';
import type { PageKeeper } from './page-keeper.ts';
import type { PageMemory } from './page-memory.ts';
import {
  type PageRecords,
  type RememberedPage,
  type RememberedPages,
  rememberMade,
} from './remembered-page.ts';

export interface PagePublisherInput {
  readonly stage: Pick<Stage, 'write' | 'keep' | 'reserve'>;
  readonly memory: PageMemory;
  /** Records each page. */
  readonly records: PageRecords;
  readonly renderer: PageRenderer;
  readonly keeper: PageKeeper;
  readonly fingerprintOf: ReturnType<typeof startFingerprints>;
  readonly versions: Versions;
  /** Called with the findings of a page that is kept unread. */
  readonly onFinding: (finding: PageFinding) => void;
  /** Called with the problems of pages, rendered or kept. */
  readonly warn: Warn;
}

/** The pages of a build after publishing. */
export interface PublishedPages {
  /** For the next build. */
  readonly remembered: RememberedPages;
  /** Of each page by its path: the sitemap reads no record again. */
  readonly forSitemap: ReadonlyMap<string, RememberedPage['listed']>;
  readonly rendered: number;
  /** Pages whose props were made: all that were not kept unread. */
  readonly made: number;
}

/** A publisher that returns its result at the end. */
interface FinishingPublisher extends PagePublisher {
  /** After `settle`. */
  readonly finish: () => PublishedPages;
}

/** The part of a page's memory that does not come from its html. */
type Learned = Pick<RememberedPage, 'listed' | 'used' | 'findings' | 'versions'>;

/**
 * Publishes pages: keeps the file of a page whose fingerprint is unchanged, unread when none of its
 * inputs has changed, and renders any other. There is one path: a clean build has an empty memory.
 */
export function createPagePublisher(input: PagePublisherInput): FinishingPublisher {
  const { stage, memory, records, renderer, keeper, fingerprintOf, versions, onFinding, warn } = input;
  const failures: RouteFailure[] = [];
  const underWay = new Set<Promise<void>>();
  const forSitemap = new Map<string, RememberedPage['listed']>();
  let rendered = 0;
  let made = 0;

  const keepFile = async (route: Route, { sha256, problems }: RememberedPage): Promise<boolean> => {
    const digest = await stage.keep({ path: fileOf(route.path), class: 'page', sha256 });
    if (digest === null) return false;
    problems?.forEach(warn);
    return true;
  };

  const learn = (page: MadePage): Learned => {
    return { ...rememberMade(page), versions: versions.of(page.used) };
  };

  const keep = async (route: Route, page: MadePage, learned: Learned): Promise<RememberedPage | null> => {
    const before = memory.pages.get(route.path);
    if (before === undefined) return null;
    const { route: routeHash } = before.fingerprint;
    const now = fingerprintOf({ template: page.call.template, route: routeHash, islands: before.islands });
    // Last: hashing the props takes longer than all the rest.
    if (!isSame(before.fingerprint, now) || hashRoute(page) !== routeHash) return null;
    if (!(await keepFile(route, before))) return null;
    weighHere(page.unweighed);
    const { findings: _, ...rest } = before;
    return { ...rest, ...learned };
  };

  const remember = ({ path }: Route, page: RememberedPage | null): void => {
    if (page === null) return;
    records.add(path, page);
    forSitemap.set(path, page.listed);
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

  const write = async (route: Route, page: MadePage, learned: Learned): Promise<RememberedPage | null> => {
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
      ...(page.unweighed && { texts: page.unweighed.texts }),
    };
    const result = takeResult(route, await renderer.render(job));
    if (result === null) return null;
    const { sha256, size, route: routeHash, islands, anchors, problems, contents, words } = result;
    reserved?.done({ sha256, size });
    if (words !== undefined) page.unweighed?.take(words);
    if (contents !== undefined) await stage.write({ ...place, contents }, { sha256, size });
    return {
      fingerprint: fingerprintOf({ template: page.call.template, route: routeHash, islands }),
      sha256,
      islands,
      anchors,
      ...(problems.length > 0 && { problems }),
      ...learned,
    };
  };

  return {
    keepPage: async (route) => {
      const known = keeper.keep(route);
      if (known === null || !(await keepFile(route, known))) return false;
      known.findings?.forEach(onFinding);
      remember(route, known);
      return true;
    },
    publishPage: async (route, page) => {
      made += 1;
      keeper.check(route, page);
      const learned = learn(page);
      const kept = await keep(route, page, learned);
      if (kept !== null) return remember(route, kept);
      const writing = write(route, page, learned).then((written) => {
        remember(route, written);
        underWay.delete(writing);
      });
      underWay.add(awaitLater(writing));
    },
    settle: async () => {
      renderer.flush();
      for (const writing of underWay) await writing;
      return failures;
    },
    finish: () => ({ remembered: records, forSitemap, rendered, made }),
  };
}
