import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Bundles } from '../bundle/open-bundler.ts';
import { type CmsHosts, cmsHosts } from '../content/html/links.ts';
import { findAbsent } from '../crawl/known-kinds.ts';
import { once } from '../dependencies/once.ts';
import { notice } from '../files/notice.ts';
import { popup } from '../files/popup.ts';
import { webManifest } from '../files/web-manifest.ts';
import { collectMedia } from '../media/collect-media.ts';
import { settle } from '../problems/settle.ts';
import type { OutputFile } from '../publish/output-file.ts';
import { makeSiteRoutes } from '../routes/site-routes.ts';
import { readContent, readFilesOf, readMedia } from '../site/read-content.ts';
import { startRun } from '../site/run.ts';
import type { BuildParts, ContentAndMedia, Site } from '../site/site.ts';
import { bundleEarly, bundlesInLanguage } from '../site/site-bundles.ts';
import { hashJson } from '../util/hash.ts';
import { givingWay, type Precedence } from './precedence.ts';

/** The public site in memory: all that a preview needs besides its entry. */
export interface WarmParts {
  readonly bundles: Bundles;
  readonly contentAndMedia: ContentAndMedia;
  /** The hash of all that the content needs of the media library. */
  readonly needs: string;
  readonly hosts: CmsHosts;
  /** Fields that the CMS lacks. */
  readonly absent: ReadonlySet<string>;
  readonly findFile: FindFile;
}

/** The state of the CMS, as an answer about an entry shows it. */
interface CmsAnswer {
  readonly stamp: string;
  /** Milliseconds that the answer took. */
  readonly tookMs: number;
}

/** Content that is kept warm between previews. */
export interface WarmSite {
  /** Returns what is there; reads it at first. Throws BuildError. */
  readonly parts: () => Promise<WarmParts>;
  /**
   * Does the same after an answer of the CMS, by its stamp: reads what has changed, and waits for it
   * where that is quick.
   */
  readonly partsAt: (answer: CmsAnswer) => Promise<WarmParts>;
  /** Reads everything again: its files are damaged, or a build has replaced them. */
  readonly forget: () => void;
}

/** Milliseconds between two reads of a CMS in which editors are busy. */
const pauseMs = 3_000;

/** Milliseconds after which content is read again in any case: an entry's moment may have come. */
const maxAgeMs = 60_000;

/** Milliseconds that a preview waits for other content than its own. */
const waitMs = 400;

/** Requests, at least, by which changes are read. */
const requestsOfReading = 3;

/**
 * Opens the warm content of a site. It begins with the saved crawl of the builds, and writes none:
 * nothing that previews have read can reach a public build. Changes are read while no preview is
 * made, and from a slow CMS when nobody has asked for one in the last seconds.
 */
export function openWarmSite(site: Site, precedence: Precedence): WarmSite {
  let current: WarmParts | undefined;
  let reading: Promise<WarmParts> | undefined;
  let readAtMs = Number.NEGATIVE_INFINITY;
  /** Of the last reading of changes. */
  let tookMs = 0;

  const read = (begin = precedence.whenFree): Promise<WarmParts> => {
    let startMs = performance.now();
    const before = current;
    const readChanges = async (known: WarmParts): Promise<WarmParts> => {
      await setImmediate();
      await begin();
      startMs = performance.now();
      const aside = { ...site, client: givingWay(site.client, precedence) };
      return readParts(aside, known, precedence.whenFree);
    };
    reading ??= (before === undefined ? readParts(site) : readChanges(before))
      .then((parts) => {
        site.last = { bundles: parts.bundles, contentAndMedia: parts.contentAndMedia };
        current = parts;
        return parts;
      })
      .finally(() => {
        reading = undefined;
        readAtMs = Date.now();
        if (before !== undefined) tookMs = performance.now() - startMs;
      });
    return reading;
  };

  return {
    parts: async () => current ?? read(),
    partsAt: async (answer) => {
      if (current === undefined) return read();
      const before = current;
      const ageMs = Date.now() - readAtMs;
      const known = before.contentAndMedia.saved?.plugin?.stamp;
      const isStale = known !== answer.stamp && ageMs >= pauseMs;
      if (!isStale && reading === undefined && ageMs < maxAgeMs) return before;
      const isSlow = Math.max(tookMs, answer.tookMs * requestsOfReading) > waitMs;
      // The CMS has just answered about the entry: the rest stays as it was where it does not.
      const next = read(isSlow ? precedence.whenQuiet : precedence.whenFree).catch(() => before);
      if (known === answer.stamp || isSlow) return before;
      return Promise.race([next, setTimeout(waitMs, before, { ref: false })]);
    },
    forget: () => {
      current = undefined;
      site.last = site.last.bundles === undefined ? {} : { bundles: site.last.bundles };
    },
  };
}

async function readParts(
  site: Site,
  before?: WarmParts,
  whenFree: Precedence['whenFree'] = async () => undefined,
): Promise<WarmParts> {
  const run = startRun(site);
  const [early, found] = await settle([
    before?.bundles ?? site.last.bundles ?? bundleEarly(site),
    readContent(site, run, { isPoll: true }),
  ]);
  const bundles = await bundlesInLanguage(site, run, { bundles: early, content: found.content });
  await whenFree();
  const needs = hashJson(
    collectMedia(found.content).map(({ path, modified, size }) => [path, modified, size]),
  );
  // Most edits bring no new file.
  const media = before?.needs === needs ? before.contentAndMedia.media : await readMedia(site, run, found);
  const contentAndMedia = { ...found, media, publicFiles: await readFilesOf(site) };
  const absent = before?.absent ?? (await absentOf(site, contentAndMedia));
  const { endpoint } = site.client;
  const hosts = cmsHosts([endpoint, ...found.cmsHosts.map((host) => `http://${host}`)]);
  const findFile = openSiteFiles({ bundles, contentAndMedia }, site);
  return { bundles, contentAndMedia, needs, absent, hosts, findFile };
}

/** Finds the fields that the CMS lacks: the saved crawl knows them, but for a CMS with kinds of its own. */
async function absentOf({ client, config }: Site, { saved }: ContentAndMedia): Promise<ReadonlySet<string>> {
  const known = saved?.plugin?.unknown;
  return known ? new Set(known) : findAbsent(client, config);
}

type Parts = Pick<BuildParts, 'bundles' | 'contentAndMedia'>;

/** Finds a file that every page may need, by its path. */
type FindFile = (path: string) => OutputFile | undefined;

/**
 * Opens the files that every page needs: scripts, styles, pictures, icons, and what script asks for.
 * Feeds and lists are left to the public site.
 */
function openSiteFiles(parts: Parts, { config }: Pick<Site, 'config'>): FindFile {
  const { bundles, contentAndMedia } = parts;
  const ready = byPath([
    ...bundles.assets.files,
    ...contentAndMedia.media.files,
    ...contentAndMedia.publicFiles,
  ]);
  // These need the routes of the whole site, and few pages ask for them.
  const others = once(() => byPath(plannedFiles(parts, config)));
  return (path) => ready.get(path) ?? others().get(path);
}

function plannedFiles({ bundles, contentAndMedia }: Parts, config: Site['config']): readonly OutputFile[] {
  const { context } = makeSiteRoutes(contentAndMedia, config);
  const { title, language } = context.content.settings;
  return [
    webManifest({ title, language, brand: config.brand }),
    ...notice(context),
    ...popup({ context, ...bundles }),
  ];
}

function byPath(files: readonly OutputFile[]): ReadonlyMap<string, OutputFile> {
  return new Map(files.map((file) => [file.path, file]));
}
