import { fileOf } from '../content/paths.ts';
import type { Told } from '../dependencies/note.ts';
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
import type { PageRecords, RememberedPages } from './page-records.ts';
import { rememberMade } from './remember-made.ts';
import type { RememberedPage } from './remembered-page.ts';

export interface PagePublisherInput {
  readonly stage: Pick<Stage, 'write' | 'keep' | 'reserve'>;
  readonly memory: PageMemory;
  /** Gets what is learned of each page. */
  readonly records: PageRecords;
  readonly renderer: PageRenderer;
  readonly keeper: PageKeeper;
  readonly fingerprintOf: ReturnType<typeof startFingerprints>;
  readonly versions: Versions;
  /** Told what came to light when a page was made that is kept unseen. */
  readonly hear: (told: Told) => void;
  /** Told what gates find in pages, rendered or kept. */
  readonly warn: Warn;
}

/** What became of the pages of a build. */
export interface PublishedPages {
  /** For the next build. */
  readonly remembered: RememberedPages;
  readonly rendered: number;
  /** Pages whose props were made: all that were not kept unseen. */
  readonly made: number;
}

/** Tells in the end what it has done. */
interface FinishingPublisher extends PagePublisher {
  /** After `settle`. */
  readonly finish: () => PublishedPages;
}

/** The part of a page's memory that does not come from its html. */
type Learned = Pick<RememberedPage, 'listed' | 'used' | 'told' | 'versions'>;

/**
 * Puts pages into the stage: a page whose fingerprint is that of the last build is kept as it lies in the output folder, even unseen
 * when nothing has changed that it was made from; any other is rendered. There is no other path: a clean build is one that remembers nothing.
 */
export function createPagePublisher(input: PagePublisherInput): FinishingPublisher {
  const { stage, memory, records, renderer, keeper, fingerprintOf, versions, hear, warn } = input;
  const failures: RouteFailure[] = [];
  const underWay = new Set<Promise<void>>();
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
    const { template } = page.call;
    const now = fingerprintOf({ template, route: hashRoute(page), islands: before.islands });
    if (!isSame(before.fingerprint, now)) return null;
    if (!(await keepFile(route, before))) return null;
    const { told: _, ...rest } = before;
    return { ...rest, ...learned };
  };

  const remember = ({ path }: Route, page: RememberedPage | null): void => {
    if (page !== null) records.add(path, page);
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
      ...learned,
    };
  };

  return {
    keepPage: async (route) => {
      const known = keeper.keep(route);
      if (known === null || !(await keepFile(route, known))) return false;
      known.told?.forEach(hear);
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
    finish: () => ({ remembered: records, rendered, made }),
  };
}
